/* The table of host functions. Each is declared once: its name, its signature, what other
 * names it goes by. Binding, docs/libc.md and the linker's list of known names come from here.
 *
 *   SECTION("header", "what the page says of it")
 *   FN(name, "signature", "aliases")
 *   X87(name, "signature", "aliases")      the x87 flavour of a function: NAME@x87 and ALIAS@x87
 *   AAPCS64(name, "signature")             the flavour of a function to which AArch64, or glibc there, passes other things: NAME@aapcs64
 *   BOTH(name, "signature", "aliases")     FN and X87 alike
 *   AS(name, "signature", function, "aliases")     another name for a function that ignores the extra last parameters
 *
 * With an L before it (LFN, LBOTH, ...) a function runs under the lock over the library's state, once there are several
 * threads (host_lock.h). The others touch nothing of it but the heap, or lock by themselves.
 */
#include "table_stdio.h"
#include "table_string.h"
#include "table_stdlib.h"
#include "table_math.h"
#include "table_arith.h"
#include "table_text.h"
#include "table_wide.h"
#include "table_system.h"
#include "table_process.h"
#include "table_thread.h"
