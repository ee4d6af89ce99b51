/* main of a compiled program; out of the runtime library where nothing else defines it. */
#include "program.h"

int allvm_program_main(const AotProgram *p, int argc, char **argv) __attribute__((visibility("hidden")));

int main(int argc, char **argv) { return allvm_program_main(&allvm_program, argc, argv); }
