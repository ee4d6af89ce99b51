#![no_std]
#![no_main]
include!("prelude.rs");

use core::cell::{Cell, RefCell};
use core::sync::atomic::{AtomicU64, AtomicUsize, Ordering};

#[repr(C)]
#[derive(Clone, Copy, Debug)]
struct Division {
    quot: i32,
    rem: i32,
}
#[repr(C)]
union Bits {
    f: f32,
    u: u32,
}
#[repr(C, packed)]
struct Packed {
    a: u8,
    b: u32,
    c: u16,
}
extern "C" {
    fn div(a: i32, b: i32) -> Division;
    fn strlen(s: *const u8) -> usize;
    fn qsort(base: *mut u8, n: usize, size: usize, compare: extern "C" fn(*const i32, *const i32) -> i32);
    fn snprintf(to: *mut u8, n: usize, format: *const u8, ...) -> i32;
}
extern "C" fn descending(a: *const i32, b: *const i32) -> i32 {
    unsafe { (*b).cmp(&*a) as i32 }
}
static COUNT: AtomicUsize = AtomicUsize::new(5);
static mut TABLE: [u16; 4] = [1, 2, 3, 4];

fn swap<T>(a: &mut T, b: &mut T) {
    core::mem::swap(a, b);
}
fn run(argc: usize) -> i32 {
    unsafe {
        println!("{:?} {}", div(-17, 5), strlen(b"hello\0".as_ptr()));
        let mut v = [3, 9, -4, 7, 0];
        qsort(v.as_mut_ptr() as *mut u8, v.len(), 4, descending);
        println!("{v:?}");
        let mut buffer = [0u8; 64];
        let n = snprintf(buffer.as_mut_ptr(), 64, b"%d %s %.2f %lld\0".as_ptr(), 42i32, b"x\0".as_ptr(), 2.5f64, 1i64 << 40);
        println!("{n} {}", core::str::from_utf8(&buffer[..n as usize]).unwrap());
        println!("{:#x}", Bits { f: 1.5 }.u);
        let p = Packed { a: 1, b: 0xdeadbeef, c: 2 };
        println!("{} {:x} {} {}", core::mem::size_of::<Packed>(), { p.b }, p.a, { p.c });
        let t = &raw mut TABLE;
        (*t)[argc] = 77;
        println!("{:?} {}", *t, core::ptr::read_unaligned((t as *const u8).add(1) as *const u16));
    }
    println!("{} {}", COUNT.fetch_add(3, Ordering::SeqCst), COUNT.load(Ordering::Relaxed));
    let a = AtomicU64::new(1 << 40);
    println!("{:?} {:?}", a.compare_exchange(5, 6, Ordering::AcqRel, Ordering::Acquire), a.fetch_max(1 << 41, Ordering::SeqCst));
    let c = Cell::new(3);
    c.set(c.get() * c.replace(4));
    let r = RefCell::new([1, 2, 3]);
    {
        let first = r.borrow();
        println!("{} {} {}", c.get(), first[0], r.try_borrow_mut().is_err());
    }
    r.borrow_mut()[1] = 9;
    let (mut x, mut y) = ([1u64; 3], [2u64; 3]);
    swap(&mut x, &mut y);
    println!("{:?} {x:?} {y:?}", r.into_inner());
    0
}
