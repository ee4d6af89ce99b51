/* A compiled program as a library: C calls its functions. One instance, begun by the first call; one call at a time. */
#ifndef ALLVM_LIBRARY_H
#define ALLVM_LIBRARY_H
#include "start.h"
#include "trap.h"

static pthread_mutex_t aot_library_lock;
static AotRun *aot_library;
static char aot_library_error[2400];
static int aot_library_failed;

static __attribute__((constructor)) void aot_library_load(void)
{
    pthread_mutexattr_t recursive;
    pthread_mutexattr_init(&recursive);
    pthread_mutexattr_settype(&recursive, PTHREAD_MUTEX_RECURSIVE);
    pthread_mutex_init(&aot_library_lock, &recursive);
}

static int aot_library_stop(const char *format, ...) __attribute__((format(printf, 1, 2)));
static int aot_library_stop(const char *format, ...)
{
    va_list ap;
    va_start(ap, format);
    vsnprintf(aot_library_error, sizeof aot_library_error, format, ap);
    va_end(ap);
    return -1;
}

/* What stopped the last call, in aot_library_error. */
static void aot_library_describe(AotRun *run)
{
    AotPlace frames[200];
    uint32_t n;
    run = aot_ended(run);
    if (run->vm.abi.trap == UNWIND_EXIT) {
        aot_library_stop("the program called exit(%d)", run->vm.abi.exit_code);
        return;
    }
    n = aot_frames(run, frames, 200);
    aot_describe(run, n ? frames : NULL, aot_library_error, sizeof aot_library_error);
}

/* Make the instance and run its init functions. */
static int aot_library_begin(void)
{
    char *argv[] = { (char *)allvm_program.text + allvm_program.name, NULL };
    AotRun *run = (AotRun *)calloc(1, sizeof *run);
    AotOptions options;
    Slot args[3], slots[AOT_VALUES + 1];
    memset(&options, 0, sizeof options);
    aot_library_failed = 1;
    if (!run) return aot_library_stop("out of memory");
    if (aot_start(run, &options, &allvm_program, 1, argv, args)) return aot_library_stop("%s", options.error);
    aot_library = run;
    for (uint32_t i = 0; i < allvm_program.n_init; i++)
        if (aot_call(run, allvm_program.init[i], slots)) { aot_library_describe(run); return -1; }
    aot_library_failed = 0;
    return 0;
}

static int aot_library_ready(void)
{
    if (aot_library_failed) return -1;
    return aot_library ? 0 : aot_library_begin();
}

/* Called by the C entries of functions (jit/image.py). When it fails the result is 0, and allvm_export_error says why. */
__attribute__((visibility("hidden"))) void allvm_export_call(uint32_t function, uint32_t n_results, Slot *args)
{
    pthread_mutex_lock(&aot_library_lock);
    int failed = aot_library_ready();
    if (!failed) {
        aot_library_error[0] = 0;
        failed = aot_call(aot_library, function, args);
        if (failed) aot_library_describe(aot_library);
    }
    if (failed) memset(args, 0, n_results * sizeof *args);
    pthread_mutex_unlock(&aot_library_lock);
}

__attribute__((visibility("hidden"))) const char *allvm_export_error(void)
{
    return aot_library_error[0] ? aot_library_error : NULL;
}

/* The host address of guest address 0, or NULL where the library cannot start. With trusted memory that is NULL as well:
 * addresses are the host's. */
__attribute__((visibility("hidden"))) void *allvm_export_memory(void)
{
    pthread_mutex_lock(&aot_library_lock);
    void *p = aot_library_ready() ? NULL : aot_library->vm.abi.mem;
    pthread_mutex_unlock(&aot_library_lock);
    return p;
}

__attribute__((visibility("hidden"))) uint64_t allvm_export_alloc(uint64_t size)
{
    pthread_mutex_lock(&aot_library_lock);
    uint64_t address = aot_library_ready() ? 0 : aot_host_alloc(&aot_library->vm.abi, size ? size : 1);
    pthread_mutex_unlock(&aot_library_lock);
    return address;
}

__attribute__((visibility("hidden"))) void allvm_export_free(uint64_t address)
{
    pthread_mutex_lock(&aot_library_lock);
    if (!aot_library_ready()) aot_host_release(&aot_library->vm.abi, address);
    pthread_mutex_unlock(&aot_library_lock);
}

/* What the program has written must not be lost. */
static __attribute__((destructor)) void aot_library_end(void)
{
    if (aot_library) aot_host_close(&aot_library->vm.abi);
}
#endif
