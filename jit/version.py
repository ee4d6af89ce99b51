def plan_loops(flow, options):
    return {}
