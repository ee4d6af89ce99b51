int through_c(int (*f)(int), int n) { int r = f(n); return r + f(n - 1); }
