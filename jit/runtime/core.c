/* The runtime library of compiled programs: a program as a process; as a library in one it is library.h. */
#include <fcntl.h>
#include <unistd.h>
#include "library.h"
#include "start.h"
#include "trap.h"

#define AOT_HOST_STACK (100u << 20)     /* for the program's recursions, which are on the host's stack */
#define AOT_USAGE 124                   /* exit status: an option or the surroundings are wrong */

int allvm_program_main(const AotProgram *p, int argc, char **argv) __attribute__((visibility("hidden")));

typedef struct Process { const AotProgram *program; int argc; char **argv; int status; } Process;

/* Run init functions, main and the exit path; the exit status, or -1 after a trap. */
static int aot_run_main(AotRun *run, Slot *args)
{
    const AotProgram *p = run->program;
    Ctx *abi = &run->vm.abi;
    Slot slots[AOT_VALUES + 1];
    int rc = 0;
    for (uint32_t i = 0; i < p->n_init && !rc; i++) rc = aot_call(run, p->init[i], slots);
    if (!rc) {
        const char *sig = p->text + p->types[p->type_of[p->main]];
        memcpy(slots, args, 3 * sizeof *args);
        rc = aot_call(run, (uint32_t)p->main, slots);
        if (!rc) {
            if (strcmp(strchr(sig, ':'), ":i")) slots[0].u64 = 0;
            rc = aot_call(run, ~0u, slots);
        }
    }
    if (rc == UNWIND_STOP) {            /* another thread has ended the program */
        abi = &aot_ended(run)->vm.abi;
        rc = abi->trap;
    }
    return rc == 0 || rc == UNWIND_EXIT ? (rc ? abi->exit_code : slots[0].s32) & 0xFF : -1;
}

static void *aot_process(void *of)
{
    Process *process = (Process *)of;
    AotRun *run = (AotRun *)calloc(1, sizeof *run);
    AotOptions options;
    Slot args[3];
    memset(&options, 0, sizeof options);
    process->status = AOT_USAGE;
    if (!run || aot_start(run, &options, process->program, process->argc, process->argv, args)) {
        fprintf(stderr, "%s: %s\n", process->program->text + process->program->name, run ? options.error : "out of memory");
        return NULL;
    }
    process->status = aot_run_main(run, args);
    {
        int trap = run->vm.abi.trap;
        aot_host_close(&run->vm.abi);
        run->vm.abi.trap = trap;
    }
    if (process->status < 0) process->status = aot_report(aot_ended(run));
    return NULL;
}

/* The program as a process: on a stack of its own, since nobody knows how large the first thread's may become. */
int allvm_program_main(const AotProgram *p, int argc, char **argv)
{
    Process process = { p, argc, argv, AOT_USAGE };
    pthread_attr_t attr;
    pthread_t thread;
    signal(SIGPIPE, SIG_IGN);
    pthread_attr_init(&attr);
    for (size_t size = AOT_HOST_STACK;; size /= 2) {
        if (!pthread_attr_setstacksize(&attr, size) && !pthread_create(&thread, &attr, aot_process, &process)) break;
        if (size < 1u << 20) { aot_process(&process); return process.status; }
    }
    pthread_join(thread, NULL);
    return process.status;
}
