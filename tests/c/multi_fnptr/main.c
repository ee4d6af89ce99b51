/* Function pointers compared across modules: one identity per function, whoever takes the address. */
#include <stdio.h>
#include <stdlib.h>

typedef int (*fn)(int);
int shared(int x);
fn address_of_shared(void);
fn address_of_static(void);
int is_shared(fn f);
extern fn table[3];
static int local(int x) { return x + 1000; }
fn other_local(void);
int library_is(size_t (*f)(const char *), int (*g)(const char *));
size_t strlen(const char *);
extern int counter;
int *where(void);

int main(void) {
    printf("%d %d %d\n", shared == address_of_shared(), is_shared(shared), is_shared(local));
    printf("%d %d %d\n", table[0] == shared, table[1] == address_of_static(), table[2] == NULL);
    printf("%d %d %d\n", other_local() == local, local(1), other_local()(1));
    printf("%d\n", library_is(strlen, puts));
    printf("%d %d\n", &counter == where(), counter);
    for (int i = 0; i < 2; i++)
        printf("%d ", table[i](i));
    printf("\n");
    return 0;
}
