/* The tag of the exceptions that clang makes of longjmp for WebAssembly. */
#ifdef __wasm__
__asm__(".globl __c_longjmp\n.tagtype __c_longjmp i32\n__c_longjmp:\n");
#endif
