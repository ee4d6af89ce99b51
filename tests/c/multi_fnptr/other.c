#include <stdio.h>
#include <string.h>

typedef int (*fn)(int);
int shared(int x) { return x * 2; }
static int local(int x) { return x + 2000; }
fn address_of_shared(void) { return shared; }
fn address_of_static(void) { return local; }
fn other_local(void) { return local; }
int is_shared(fn f) { return f == shared; }
fn table[3] = {shared, local, 0};
int library_is(size_t (*f)(const char *), int (*g)(const char *)) { return f == strlen && g == puts; }
int counter = 31;
int *where(void) { return &counter; }
