/* Discrete event simulation of servers with a priority queue and function pointers. class: calls; small: 700000; large: 7000000 */
#define SCALE 700000
#include "bench.h"

enum { SERVERS = 16, EVENTS = 4096 };
struct event {
    u64 time;
    void (*action)(struct event *);
    u32 who, job;
};
static struct event heap[EVENTS];
static u32 size;
static u64 now;
struct server {
    u32 waiting, served, busy;
    u64 last, idle;
};
static struct server server[SERVERS];
static u32 dropped;

static void schedule(u64 delay, void (*action)(struct event *), u32 who, u32 job) {
    u32 i = size++;
    struct event e = {now + delay, action, who, job};
    while (i > 0 && heap[(i - 1) / 2].time > e.time)
        heap[i] = heap[(i - 1) / 2], i = (i - 1) / 2;
    heap[i] = e;
}

static struct event next(void) {
    struct event top = heap[0], last = heap[--size];
    u32 i = 0;
    for (u32 c; (c = 2 * i + 1) < size; i = c) {
        if (c + 1 < size && heap[c + 1].time < heap[c].time)
            c++;
        if (heap[c].time >= last.time)
            break;
        heap[i] = heap[c];
    }
    heap[i] = last;
    return top;
}

static void depart(struct event *);

static void begin(struct server *s, u32 who, u32 job) {
    s->busy = 1;
    s->idle += now - s->last;
    schedule(50 + bench_random() % 400, depart, who, job);
}

static void arrive(struct event *e) {
    struct server *s = &server[e->who];
    if (!s->busy)
        begin(s, e->who, e->job);
    else if (s->waiting < 20)
        s->waiting++;
    else
        dropped++;
    u32 who = bench_random() % SERVERS;
    schedule(1 + bench_random() % 600, arrive, who, e->job + 1);
}

static void depart(struct event *e) {
    struct server *s = &server[e->who];
    s->served++, s->busy = 0, s->last = now;
    if (s->waiting)
        s->waiting--, begin(s, e->who, e->job);
}

int bench_main(int n) {
    bench_state = 17, size = 0, now = 0, dropped = 0;
    for (u32 i = 0; i < SERVERS; i++)
        server[i] = (struct server){0, 0, 0, 0, 0};
    for (u32 i = 0; i < SERVERS; i++)
        schedule(bench_random() % 100, arrive, i, i * 1000);
    for (int i = 0; i < n; i++) {
        struct event e = next();
        now = e.time;
        e.action(&e);
    }
    u32 h = dropped;
    for (u32 i = 0; i < SERVERS; i++)
        h = h * 31 + server[i].served + (u32)server[i].idle;
    return (int)h;
}
