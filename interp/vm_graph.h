/* Dataflow graphs: what an instance of a node knows of itself, barriers, scratch memory.
 *
 * The instances of a node run one after the other on one context. Where one comes to a barrier it is parked: the activation
 * is left with UNWIND_PARK, its registers and its part of the guest's stack are put aside by whoever runs the
 * instances (graph.pxi), and the next one runs on the same memory. So a parked instance costs what it holds, and
 * addresses of its variables stay what they were.
 */
#ifndef ALLVM_VM_GRAPH_H
#define ALLVM_VM_GRAPH_H
#include "vm_core.h"
#include <stdio.h>

/* One instance of a node, within the instance of the node around it. */
struct NodeFrame {
    int64_t id[3], count[3];
    NodeFrame *parent;
};

typedef struct ScratchBlock { uint64_t address, size; } ScratchBlock;

/* What the instances of a node share that are in one instance of the node around it. */
struct NodeGroup {
    ScratchBlock *blocks;
    uint32_t n_blocks, room;
    uint32_t next;              /* blocks that the running instance has taken */
    int32_t depth;              /* activations when the instance was entered: a barrier deeper down cannot park it */
    int32_t alone;              /* there is one instance only */
};

static void vm_graph_trap(Ctx *ctx, const char *note)
{
    if (ctx->trap == 0) snprintf(ctx->trap_note, sizeof ctx->trap_note, "%s", note);
    ctx_trap(ctx, TRAP_GRAPH, 0);
}

/* The frame that a handle stands for, or NULL. */
static NodeFrame *vm_node_frame(Ctx *abi, uint64_t handle)
{
    NodeFrame *f = ((VmCtx *)abi)->node;
    if (handle == 0) return 0;
    for (; f && handle > 1; handle--) f = f->parent;
    return f;
}

static void vm_node_self(Ctx *ctx, Slot *args) { args[0].u64 = ((VmCtx *)ctx)->node != 0; }

static void vm_node_parent(Ctx *ctx, Slot *args)
{
    NodeFrame *f = vm_node_frame(ctx, args[0].u64);
    args[0].u64 = f && f->parent ? args[0].u64 + 1 : 0;
}

static void vm_node_id(Ctx *ctx, Slot *args)
{
    NodeFrame *f = vm_node_frame(ctx, args[0].u64);
    if (!f) { vm_graph_trap(ctx, "the index of an instance of a node that does not run here"); return; }
    args[0].u64 = args[1].u64 < 3 ? (uint64_t)f->id[args[1].u64] : 0;
}

static void vm_node_count(Ctx *ctx, Slot *args)
{
    NodeFrame *f = vm_node_frame(ctx, args[0].u64);
    if (!f) { vm_graph_trap(ctx, "the number of instances of a node that does not run here"); return; }
    args[0].u64 = args[1].u64 < 3 ? (uint64_t)f->count[args[1].u64] : 1;
}

static void vm_node_barrier(Ctx *abi, Slot *args)
{
    VmCtx *ctx = (VmCtx *)abi;
    NodeGroup *group = ctx->group;
    (void)args;
    if (!ctx->node || !group) { vm_graph_trap(abi, "a barrier outside of a node"); return; }
    if (group->alone) return;
    if (ctx->depth != group->depth) { vm_graph_trap(abi, "a barrier in a function that the host called"); return; }
    ctx_trap(abi, UNWIND_PARK, 0);
}

static void vm_node_scratch(Ctx *abi, Slot *args)
{
    VmCtx *ctx = (VmCtx *)abi;
    NodeGroup *group = ctx->group;
    uint64_t size = args[0].u64;
    if (!ctx->node || !group) { vm_graph_trap(abi, "scratch memory outside of a node"); return; }
    if (group->next < group->n_blocks) {
        ScratchBlock *b = &group->blocks[group->next];
        if (size > b->size) { vm_graph_trap(abi, "instances of a node ask for scratch blocks of different sizes"); return; }
        group->next++;
        args[0].u64 = b->address;
        return;
    }
    uint64_t at = (ctx->scratch_at + 15) & ~15ull;
    if (at > ctx->scratch_hi || size > ctx->scratch_hi - at) {
        vm_graph_trap(abi, "no scratch memory is left (see --scratch)");
        return;
    }
    if (group->n_blocks == group->room) {
        uint32_t room = group->room ? 2 * group->room : 8;
        void *p = realloc(group->blocks, room * sizeof(ScratchBlock));
        if (!p) { ctx_trap(abi, TRAP_HEAP, 0); return; }
        group->blocks = (ScratchBlock *)p;
        group->room = room;
    }
    group->blocks[group->n_blocks].address = at;
    group->blocks[group->n_blocks++].size = size;
    group->next++;
    ctx->scratch_at = at + size;
    memset(abi->mem + at, 0, size);
    args[0].u64 = at;
}

/* What the runtime does, in Python. */
#define VM_GRAPH_PYTHON(name, row) \
    static void vm_graph_##name(Ctx *abi, Slot *args) { VmCtx *ctx = (VmCtx *)abi; ctx->graph_call(ctx, row, args); }
VM_GRAPH_PYTHON(launch, 0)
VM_GRAPH_PYTHON(wait, 1)
VM_GRAPH_PYTHON(push, 2)
VM_GRAPH_PYTHON(pop, 3)
VM_GRAPH_PYTHON(track, 4)
VM_GRAPH_PYTHON(untrack, 5)
VM_GRAPH_PYTHON(request, 6)

/* In the order of the rows. */
static HostFn vm_graph_table[] = {
    vm_graph_launch, vm_graph_wait, vm_graph_push, vm_graph_pop, vm_graph_track, vm_graph_untrack, vm_graph_request,
    vm_node_self, vm_node_parent, vm_node_id, vm_node_count, vm_node_barrier, vm_node_scratch,
};
#endif
