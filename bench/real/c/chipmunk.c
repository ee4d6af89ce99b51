/* Chipmunk under load: `chipmunk work [ROUNDS]` lets bodies fall, roll, swing and collide. Positions are printed to the last bit. */
#include <string.h>
#include "chipmunk/chipmunk.h"
#include "timing.h"

static uint64_t hash;

static void take(cpBody *body, void *data)
{
    (void)data;
    cpVect p = cpBodyGetPosition(body);
    cpFloat a = cpBodyGetAngle(body);
    hash = hash_bytes(hash, &p, sizeof p);
    hash = hash_bytes(hash, &a, sizeof a);
}

static cpSpace *floor_space(void)
{
    cpSpace *space = cpSpaceNew();
    cpSpaceSetIterations(space, 10);
    cpSpaceSetGravity(space, cpv(0, -100));
    cpShape *ground = cpSpaceAddShape(space, cpSegmentShapeNew(cpSpaceGetStaticBody(space), cpv(-400, 0), cpv(400, 0), 1));
    cpShapeSetFriction(ground, 1);
    cpShapeSetElasticity(ground, 0.3);
    return space;
}

static cpBody *add_box(cpSpace *space, cpFloat x, cpFloat y, cpFloat size)
{
    cpBody *body = cpSpaceAddBody(space, cpBodyNew(1, cpMomentForBox(1, size, size)));
    cpBodySetPosition(body, cpv(x, y));
    cpShape *shape = cpSpaceAddShape(space, cpBoxShapeNew(body, size, size, 0.5));
    cpShapeSetFriction(shape, 0.8);
    return body;
}

static cpSpace *pyramid(void)
{
    cpSpace *space = floor_space();
    for (int row = 0; row < 12; row++)
        for (int i = 0; i <= 11 - row; i++) add_box(space, (i - (11 - row) / 2.0) * 32, row * 31 + 16, 30);
    cpBody *ball = cpSpaceAddBody(space, cpBodyNew(10, cpMomentForCircle(10, 0, 15, cpvzero)));
    cpBodySetPosition(ball, cpv(-250, 30));
    cpBodySetVelocity(ball, cpv(300, 50));
    cpShapeSetFriction(cpSpaceAddShape(space, cpCircleShapeNew(ball, 15, cpvzero)), 0.9);
    return space;
}

static cpSpace *rain(void)
{
    cpSpace *space = floor_space();
    for (int i = 0; i < 150; i++) {
        cpBody *body = cpSpaceAddBody(space, cpBodyNew(1, cpMomentForCircle(1, 0, 5, cpvzero)));
        cpBodySetPosition(body, cpv(random_below(300) - 150.0, 40 + i * 4));
        cpShape *shape = cpSpaceAddShape(space, cpCircleShapeNew(body, 4 + random_below(4), cpvzero));
        cpShapeSetElasticity(shape, 0.5);
        cpShapeSetFriction(shape, 0.4);
    }
    return space;
}

static cpSpace *chain(void)
{
    cpSpace *space = floor_space();
    cpBody *last = cpSpaceGetStaticBody(space);
    for (int i = 0; i < 40; i++) {
        cpBody *body = add_box(space, i * 12, 300, 8);
        cpSpaceAddConstraint(space, cpPivotJointNew(last, body, cpv(i * 12 - 6, 300)));
        if (i % 5 == 4) cpSpaceAddConstraint(space, cpDampedSpringNew(last, body, cpvzero, cpvzero, 12, 50, 1));
        if (i % 8 == 7) cpSpaceAddConstraint(space, cpSimpleMotorNew(last, body, 0.5));
        last = body;
    }
    return space;
}

static void free_shape(cpSpace *s, void *x, void *data) { (void)data; cpSpaceRemoveShape(s, x); cpShapeFree(x); }
static void free_joint(cpSpace *s, void *x, void *data) { (void)data; cpSpaceRemoveConstraint(s, x); cpConstraintFree(x); }
static void free_body(cpSpace *s, void *x, void *data) { (void)data; cpSpaceRemoveBody(s, x); cpBodyFree(x); }
static void later_shape(cpShape *x, void *s) { cpSpaceAddPostStepCallback(s, free_shape, x, NULL); }
static void later_joint(cpConstraint *x, void *s) { cpSpaceAddPostStepCallback(s, free_joint, x, NULL); }
static void later_body(cpBody *x, void *s) { cpSpaceAddPostStepCallback(s, free_body, x, NULL); }

int main(int argc, char **argv)
{
    static const struct { const char *name; cpSpace *(*make)(void); } PARTS[] = {{"pyramid", pyramid}, {"rain", rain}, {"chain", chain}};
    int rounds = argc > 2 ? atoi(argv[2]) : 3;
    for (int round = 0; round < rounds; round++)
        for (int i = 0; i < 3; i++) {
            random_state = 42;
            begin();
            cpSpace *space = PARTS[i].make();
            for (int step = 0; step < 100; step++) cpSpaceStep(space, 1.0 / 60);
            end(PARTS[i].name);
            hash = HASH_START;
            cpSpaceEachBody(space, take, NULL);
            if (!round) printf("%s: %016llx\n", PARTS[i].name, (unsigned long long)hash);
            cpSpaceEachShape(space, later_shape, space);
            cpSpaceEachConstraint(space, later_joint, space);
            cpSpaceEachBody(space, later_body, space);
            cpSpaceFree(space);
        }
    return 0;
}
