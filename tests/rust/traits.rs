#![no_std]
#![no_main]
include!("prelude.rs");

use alloc::{boxed::Box, vec, vec::Vec};

trait Shape {
    fn area(&self) -> f64;
    fn name(&self) -> &'static str {
        "shape"
    }
}
struct Circle(f64);
struct Rect {
    w: f64,
    h: f64,
}
impl Shape for Circle {
    fn area(&self) -> f64 {
        core::f64::consts::PI * self.0 * self.0
    }
    fn name(&self) -> &'static str {
        "circle"
    }
}
impl Shape for Rect {
    fn area(&self) -> f64 {
        self.w * self.h
    }
}
struct Noisy(u32);
impl Drop for Noisy {
    fn drop(&mut self) {
        println!("drop {}", self.0);
    }
}
fn twice<F: Fn(i64) -> i64>(f: F) -> impl Fn(i64) -> i64 {
    move |x| f(f(x))
}
fn adders() -> Vec<Box<dyn Fn(i64) -> i64>> {
    (1..4i64).map(|n| Box::new(move |x| x + n) as Box<dyn Fn(i64) -> i64>).collect()
}
fn run(argc: usize) -> i32 {
    let shapes: Vec<Box<dyn Shape>> = vec![Box::new(Circle(argc as f64)), Box::new(Rect { w: 2.0, h: 3.5 })];
    for s in &shapes {
        println!("{} {:.6}", s.name(), s.area());
    }
    let _a = Noisy(1);
    {
        let b = Noisy(2);
        let _moved = b;
        let _c = Noisy(3);
    }
    let v: Vec<Noisy> = (10..13).map(Noisy).collect();
    core::mem::drop(v.into_iter().nth(1));
    println!("{}", twice(twice(|x| 3 * x + 1))(argc as i64));
    println!("{}", adders().iter().fold(0, |a, f| f(a)));
    println!("{}", core::mem::size_of::<Option<Box<dyn Shape>>>());
    0
}
