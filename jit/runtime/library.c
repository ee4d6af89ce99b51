/* Compiled programs as libraries: C calls their functions. */
#include "program.h"
