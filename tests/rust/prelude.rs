// Shared by the programs: no std, the C library's memory and output.
extern crate alloc;
use core::alloc::{GlobalAlloc, Layout};
use core::fmt::Write;

extern "C" {
    fn putchar(c: i32) -> i32;
    fn fflush(stream: *mut u8) -> i32;
    fn abort() -> !;
    fn aligned_alloc(align: usize, size: usize) -> *mut u8;
    fn free(p: *mut u8);
}

struct C;
unsafe impl GlobalAlloc for C {
    unsafe fn alloc(&self, l: Layout) -> *mut u8 {
        aligned_alloc(l.align().max(16), (l.size() + 15) & !15)
    }
    unsafe fn dealloc(&self, p: *mut u8, _: Layout) {
        free(p)
    }
}
#[global_allocator]
static HEAP: C = C;

pub struct Out;
impl Write for Out {
    fn write_str(&mut self, s: &str) -> core::fmt::Result {
        for b in s.bytes() {
            unsafe { putchar(b as i32) };
        }
        Ok(())
    }
}
#[allow(unused_macros)]
macro_rules! println { ($($arg:tt)*) => { let _ = writeln!(Out, $($arg)*); } }

#[no_mangle]
pub extern "C" fn rust_eh_personality() {} // named by libraries that could unwind; nothing here does
#[no_mangle]
pub extern "C" fn _Unwind_Resume() -> ! {
    unsafe { abort() }
}

#[panic_handler]
fn panic(info: &core::panic::PanicInfo) -> ! {
    let _ = writeln!(Out, "panic: {}", info.message());
    unsafe {
        fflush(core::ptr::null_mut());
        abort()
    }
}

#[no_mangle]
pub extern "C" fn main(argc: i32, argv: *const *const u8) -> i32 {
    let _ = argv;
    run(argc as usize)
}
