#![no_std]
#![no_main]
include!("prelude.rs");

use core::hint::black_box;

fn gcd(a: u128, b: u128) -> u128 {
    if b == 0 { a } else { gcd(b, a % b) }
}
fn run(argc: usize) -> i32 {
    let n = black_box(argc as u64);
    let big = black_box(0x1234_5678_9abc_def0_0fed_cba9_8765_4321u128) * n as u128;
    println!("{big} {:x} {}", big >> 37, big / 1_000_000_007);
    println!("{} {}", gcd(big, 2u128.pow(70) * 3), -(big as i128) % 12345);
    println!("{:?} {:?} {:?}", 250u8.checked_add(n as u8 * 6), i32::MIN.checked_div(-(n as i32)), 7u32.checked_sub(8));
    println!("{} {} {}", i64::MAX.saturating_add(n as i64), i8::MIN.wrapping_neg(), u16::MAX.wrapping_mul(3));
    println!("{:?} {:?}", i32::MAX.overflowing_add(1), u64::MAX.overflowing_mul(n + 1));
    println!("{} {} {} {}", n.leading_zeros(), (n << 40).trailing_zeros(), 0xf0f0u16.count_ones(), 0x12345678u32.swap_bytes());
    println!("{} {}", 0x80000001u32.rotate_left(4), 1u64.reverse_bits());
    println!("{} {} {} {}", 300.7f64 as u8, -5.5f32 as u32, f64::NAN as i32, 1e20 as i64);
    println!("{} {:e} {:?} {:?}", 0.1 + 0.2, 123456.789f64, 1.0f32 / 3.0, f64::MAX);
    println!("{:08.3} {:+} {:#x} {:#010b} {:>5}|{:<5}|{:^5}", 3.14159, 7, 255, 5, "r", "l", "c");
    println!("{:?} {:?}", "12x".parse::<i32>().is_err(), "-2.5e3".parse::<f64>());
    println!("{:?} {:?}", "340282366920938463463374607431768211455".parse::<u128>(), i8::from_str_radix("-80", 16));
    println!("{:?}", (1.5f64.to_bits(), f32::from_bits(0x40490fdb), (-7i32).rem_euclid(3), (-7i32).div_euclid(3)));
    println!("{:?}", (7.0f64.clamp(1.0, 5.0), f64::NAN.max(2.0), (-0.0f64).is_sign_negative(), 2.5f64.total_cmp(&2.0)));
    0
}
