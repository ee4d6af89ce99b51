/* The smallest program worth running: allvm-cc hello.c -o hello.avm && allvm-vm hello.avm */
#include <stdio.h>

int main(void) {
    printf("Hello from allvm-vm.\n");
    return 0;
}
