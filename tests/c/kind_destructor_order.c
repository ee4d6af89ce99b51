/* Constructors of one priority run in order, destructors in reverse. */
#include <stdio.h>
__attribute__((destructor)) static void d1(void){puts("d1");}
__attribute__((destructor)) static void d2(void){puts("d2");}
__attribute__((destructor(200))) static void p1(void){puts("p1");}
__attribute__((destructor(200))) static void p2(void){puts("p2");}
__attribute__((constructor)) static void c1(void){puts("c1");}
__attribute__((constructor)) static void c2(void){puts("c2");}
int main(void){puts("main");return 0;}
