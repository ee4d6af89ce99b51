#![no_std]
#![no_main]
include!("prelude.rs");

use alloc::{borrow::Cow, collections::{BTreeMap, BTreeSet, BinaryHeap, VecDeque}, format, rc::{Rc, Weak}, string::{String, ToString}, vec::Vec};
use core::cell::RefCell;

struct Tree {
    value: i32,
    children: RefCell<Vec<Rc<Tree>>>,
    parent: RefCell<Weak<Tree>>,
}
fn clean(s: &str) -> Cow<'_, str> {
    if s.contains(' ') { Cow::Owned(s.replace(' ', "_")) } else { Cow::Borrowed(s) }
}
fn run(_: usize) -> i32 {
    let text = "the quick brown fox jumps over the lazy dog the end";
    let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
    for w in text.split_whitespace() {
        *counts.entry(w).or_insert(0) += 1;
    }
    for (w, n) in &counts {
        println!("{w:>6}: {n}");
    }
    let longest = counts.keys().max_by_key(|w| w.len()).unwrap();
    println!("{longest} {:?}", counts.range("f".."p").collect::<Vec<_>>());
    let mut heap: BinaryHeap<_> = [5, 1, 8, 3, 9, 2].into_iter().collect();
    heap.push(7);
    println!("{:?} {:?}", heap.pop(), heap.into_sorted_vec());
    let mut q: VecDeque<i32> = (0..5).collect();
    q.rotate_left(2);
    q.push_front(-1);
    println!("{q:?}");
    let set: BTreeSet<char> = text.chars().filter(|c| c.is_alphabetic()).collect();
    println!("{}", set.iter().rev().collect::<String>());
    let leaf = Rc::new(Tree { value: 3, children: RefCell::default(), parent: RefCell::default() });
    let branch = Rc::new(Tree { value: 5, children: RefCell::new([leaf.clone()].into()), parent: RefCell::default() });
    *leaf.parent.borrow_mut() = Rc::downgrade(&branch);
    println!("{} {} {} {}", leaf.parent.borrow().upgrade().map_or(0, |p| p.value), Rc::strong_count(&leaf), Rc::weak_count(&branch), branch.children.borrow().len());
    println!("{} {}", clean("a b c"), clean("abc"));
    let s = format!("{:#?}", (1, "two", [3.5, 4.0]));
    println!("{s}");
    let mut lines: Vec<String> = s.lines().map(str::trim).map(|l| l.to_string()).collect();
    lines.sort_by(|a, b| b.cmp(a));
    lines.dedup();
    println!("{}", lines.join("|"));
    0
}
