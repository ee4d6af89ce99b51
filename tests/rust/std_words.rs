// std: hash maps, formatting, input, arguments, environment, files, threads' basics without threads.
use std::collections::{HashMap, HashSet};
use std::io::{self, BufRead, Read, Write};
use std::sync::{Mutex, OnceLock};

static SEEN: OnceLock<Mutex<Vec<String>>> = OnceLock::new();
thread_local!(static DEPTH: std::cell::Cell<u32> = const { std::cell::Cell::new(0) });

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut counts: HashMap<String, usize> = HashMap::new();
    let stdin = io::stdin();
    let mut first = String::new();
    stdin.lock().read_line(&mut first)?;
    println!("first: {:?}", first.trim_end());
    for line in stdin.lock().lines() {
        for w in line?.split(|c: char| !c.is_alphanumeric()).filter(|w| !w.is_empty()) {
            *counts.entry(w.to_lowercase()).or_default() += 1;
        }
    }
    let mut v: Vec<_> = counts.iter().collect();
    v.sort_by(|a, b| b.1.cmp(a.1).then(a.0.cmp(b.0)));
    for (w, n) in v.iter().take(4) {
        println!("{n:3} {w}");
    }
    let letters: HashSet<char> = counts.keys().flat_map(|w| w.chars()).collect();
    println!("{} letters, {} arguments", letters.len(), std::env::args().count());
    SEEN.get_or_init(Default::default).lock().unwrap().push("once".into());
    DEPTH.with(|d| d.set(d.get() + 7));
    println!("{:?} {}", SEEN.get().unwrap().lock().unwrap(), DEPTH.get());
    let mut f = std::fs::File::create("out.txt")?;
    writeln!(f, "{}", v.iter().map(|(w, _)| w.as_str()).collect::<Vec<_>>().join(" "))?;
    drop(f);
    let mut back = String::new();
    std::fs::File::open("out.txt")?.read_to_string(&mut back)?;
    println!("{} {}", back.len(), std::fs::metadata("out.txt")?.is_file());
    println!("{:?}", std::fs::read("missing").map_err(|e| e.kind()));
    eprintln!("to stderr");
    std::process::exit(if "x".parse::<u8>().is_err() { 3 } else { 0 })
}
