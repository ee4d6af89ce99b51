#![no_std]
#![no_main]
include!("prelude.rs");

fn run(argc: usize) -> i32 {
    let v: alloc::vec::Vec<usize> = (0..4).collect();
    println!("{}", v[argc]);
    println!("{}", v[argc + 3]);
    0
}
