#![no_std]
#![no_main]
include!("prelude.rs");

use alloc::{string::String, vec::Vec};

struct Fib(u64, u64);
impl Iterator for Fib {
    type Item = u64;
    fn next(&mut self) -> Option<u64> {
        let r = self.0;
        *self = Fib(self.1, self.0 + self.1);
        Some(r)
    }
}
fn primes(n: usize) -> impl Iterator<Item = usize> {
    let mut sieve = alloc::vec![true; n];
    (2..n).filter(move |&i| {
        let prime = sieve[i];
        if prime {
            (i * i..sieve.len()).step_by(i).for_each(|j| sieve[j] = false);
        }
        prime
    })
}
fn run(argc: usize) -> i32 {
    println!("{:?}", Fib(0, 1).skip(argc).step_by(3).take_while(|&x| x < 5000).collect::<Vec<_>>());
    println!("{:?} {}", primes(60).collect::<Vec<_>>(), primes(10000).count());
    let mut v: Vec<u32> = (0..20u32).map(|i| (i * 7919 + argc as u32 * 31) % 101).collect();
    println!("{:?}", v.windows(3).filter(|w| w[1] > w[0] && w[1] > w[2]).map(|w| w[1]).collect::<Vec<_>>());
    v.sort_unstable_by_key(|x| (x % 10, *x));
    println!("{v:?}");
    v.sort();
    println!("{:?} {:?}", v.binary_search(&v[7]), v.binary_search(&1000));
    for c in v.chunks_exact_mut(4) {
        c.reverse();
    }
    println!("{:?} {:?}", v.iter().position(|&x| x > 50), v.rchunks(6).map(|c| c.iter().sum::<u32>()).collect::<Vec<_>>());
    let (even, odd): (Vec<u32>, Vec<u32>) = v.iter().partition(|x| *x % 2 == 0);
    println!("{} {}", even.len(), odd.iter().zip(even.iter().rev()).map(|(a, b)| a * b).max().unwrap());
    println!("{:?}", v.iter().scan(0u32, |s, &x| { *s = *s ^ x; Some(*s) }).min_by_key(|x| x.abs_diff(40)));
    println!("{:?}", "a1b22c333".split(|c: char| c.is_ascii_digit()).filter(|s| !s.is_empty()).collect::<Vec<_>>());
    println!("{}", "gr\u{fc}\u{df} \u{20ac}".chars().rev().flat_map(char::to_uppercase).collect::<String>());
    println!("{:?}", "h\u{e9}llo".char_indices().map(|(i, c)| (i, c.len_utf8())).last());
    println!("{:?}", v.iter().try_fold(0u8, |a, &x| a.checked_add(x as u8)));
    println!("{:?}", [3, 1, 2].iter().flat_map(|&n| core::iter::repeat(n).take(n)).peekable().next_if(|x| *x == 3));
    0
}
