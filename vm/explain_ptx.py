"""The kernel of a leaf of a dataflow graph for `allvm-vm explain`: PTX as lines, each with the instruction of the bytecode that it comes from."""

from allvm.ir.graph_plan import make_plan, places

ARCH = 75  # the oldest device: what is made for it runs on all


def leaf_of(module, function):
    """(the place of a function that is a leaf of a graph, the place around it or None), the first in the program; None where it is no leaf."""
    nodes = {n.function: n for n in module.nodes}
    inner = {c.function for n in module.nodes for c in n.children}
    for root in nodes:
        if root in inner:
            continue
        around = {}
        for place in places(make_plan(nodes, root, module.func_name)):
            if place.leaf and place.function == function:
                return place, around.get(id(place))
            around.update((id(c), place) for c in place.children)
    return None


def grouped(module, place, around):
    """(Whether the kernel's blocks are the instances in one instance of the node around it, dimensions of that node), as the cuda device launches it."""
    from allvm.jit.nvptx import fused, needs_group

    tiled = around is not None and bool(around.dims) and fused(module, around) is place
    if not tiled and not needs_group(module, place):
        return False, 1
    return True, max(1, len(around.dims)) if tiled else 1


def kernel_rows(tiers, function):
    """Rows (text, instruction or None, mark) of the kernel of a leaf, or why there is none, as text; None where the function is no leaf."""
    from allvm.graph.devices.kernels import Kernels
    from allvm.jit.nvptx import APART, located

    found = leaf_of(tiers.module, function)
    if found is None:
        return None
    place, around = found
    # The kernel that is launched where the host has proved the addresses: elsewhere each access is checked in it.
    kernel = Kernels(None, tiers, ARCH).ptx(place, *grouped(tiers.module, place, around), True, APART)
    if isinstance(kernel, str):
        return kernel
    rows = [(text.expandtabs(8).rstrip(), at[1] if at is not None and at[0] == function else None, "") for text, at in located(kernel)]
    return labelled(rows)


def labelled(rows):
    """Labels get the place of what follows them."""
    out, place = [], None
    for text, at, mark in reversed(rows):
        label = text.startswith("$") and text.endswith(":")
        out.append((text, place if label and at is None else at, mark))
        if not label:
            place = at
    return out[::-1]
