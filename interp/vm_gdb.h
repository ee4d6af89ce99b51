/* GDB's interface for code made at run time: a list of object files in memory, and a function at which GDB has a
 * breakpoint while it watches the process. Both names are GDB's.
 */
#ifndef ALLVM_VM_GDB_H
#define ALLVM_VM_GDB_H
#include <pthread.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

struct jit_code_entry {
    struct jit_code_entry *next_entry, *prev_entry;
    const char *symfile_addr;
    uint64_t symfile_size;
};
struct jit_descriptor {
    uint32_t version, action_flag;
    struct jit_code_entry *relevant_entry, *first_entry;
};
enum { JIT_NOACTION, JIT_REGISTER, JIT_UNREGISTER };

#define VM_SEEN_BY_GDB __attribute__((visibility("default"), used))
VM_SEEN_BY_GDB struct jit_descriptor __jit_debug_descriptor = {1, JIT_NOACTION, 0, 0};
VM_SEEN_BY_GDB __attribute__((noinline)) void __jit_debug_register_code(void);
void __jit_debug_register_code(void) { __asm__ volatile("" : : : "memory"); }

static pthread_mutex_t vm_gdb_lock = PTHREAD_MUTEX_INITIALIZER;

static void vm_gdb_tell(int action, struct jit_code_entry *e)
{
    __jit_debug_descriptor.relevant_entry = e;
    __jit_debug_descriptor.action_flag = action;
    __jit_debug_register_code();
    __jit_debug_descriptor.action_flag = JIT_NOACTION;
    __jit_debug_descriptor.relevant_entry = 0;
}

/* Show a copy of an object file. NULL: out of memory. */
static void *vm_gdb_add(const char *object, uint64_t size)
{
    struct jit_code_entry *e = malloc(sizeof *e + size);
    if (!e) return 0;
    memcpy(e + 1, object, size);
    e->symfile_addr = (const char *)(e + 1);
    e->symfile_size = size;
    pthread_mutex_lock(&vm_gdb_lock);
    e->prev_entry = 0;
    e->next_entry = __jit_debug_descriptor.first_entry;
    if (e->next_entry) e->next_entry->prev_entry = e;
    __jit_debug_descriptor.first_entry = e;
    vm_gdb_tell(JIT_REGISTER, e);
    pthread_mutex_unlock(&vm_gdb_lock);
    return e;
}

/* Take back what vm_gdb_add showed. */
static void vm_gdb_remove(void *entry)
{
    struct jit_code_entry *e = entry;
    pthread_mutex_lock(&vm_gdb_lock);
    if (e->prev_entry) e->prev_entry->next_entry = e->next_entry;
    else __jit_debug_descriptor.first_entry = e->next_entry;
    if (e->next_entry) e->next_entry->prev_entry = e->prev_entry;
    vm_gdb_tell(JIT_UNREGISTER, e);
    pthread_mutex_unlock(&vm_gdb_lock);
    free(e);
}
#endif
