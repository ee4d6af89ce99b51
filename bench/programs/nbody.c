/* Planets under gravity, symplectic steps. class: f64; small: 600000; large: 6500000 */
#define SCALE 600000
#include "bench.h"

enum { N = 5 };
struct body {
    double x, y, z, vx, vy, vz, mass;
};

static struct body sky[N];

static const double start[N][7] = {
    {0, 0, 0, 0, 0, 0, 39.47841760435743},
    {4.84143144246472090, -1.16032004402742839, -0.103622044471123109, 0.606326392995832, 2.81198684491626016, -0.02521836165988763, 0.03769367487038949},
    {8.34336671824457987, 4.12479856412430479, -0.403523417114321381, -1.01077434617879236, 1.82566237123041186, 0.00841576137658415, 0.01128632613196877},
    {12.8943695621391310, -15.1111514016986312, -0.223307578892655734, 1.08279100644153536, 0.86871301816960822, -0.01083263740136364, 0.00172372405705971},
    {15.3796971148509165, -25.9193146099879641, 0.179258772950371181, 0.97909073224389798, 0.59469899864767617, -0.03475595551230061, 0.00203368686992463}};

static void step(double dt) {
    for (int i = 0; i < N; i++) {
        struct body *a = &sky[i];
        for (int j = i + 1; j < N; j++) {
            struct body *b = &sky[j];
            double dx = a->x - b->x, dy = a->y - b->y, dz = a->z - b->z;
            double d2 = dx * dx + dy * dy + dz * dz;
            double mag = dt / (d2 * __builtin_sqrt(d2));
            a->vx -= dx * b->mass * mag, a->vy -= dy * b->mass * mag, a->vz -= dz * b->mass * mag;
            b->vx += dx * a->mass * mag, b->vy += dy * a->mass * mag, b->vz += dz * a->mass * mag;
        }
    }
    for (int i = 0; i < N; i++) {
        struct body *a = &sky[i];
        a->x += dt * a->vx, a->y += dt * a->vy, a->z += dt * a->vz;
    }
}

static double energy(void) {
    double e = 0;
    for (int i = 0; i < N; i++) {
        struct body *a = &sky[i];
        e += 0.5 * a->mass * (a->vx * a->vx + a->vy * a->vy + a->vz * a->vz);
        for (int j = i + 1; j < N; j++) {
            double dx = a->x - sky[j].x, dy = a->y - sky[j].y, dz = a->z - sky[j].z;
            e -= a->mass * sky[j].mass / __builtin_sqrt(dx * dx + dy * dy + dz * dz);
        }
    }
    return e;
}

int bench_main(int n) {
    double px = 0, py = 0, pz = 0;
    for (int i = 0; i < N; i++) {
        const double *s = start[i];
        sky[i] = (struct body){s[0], s[1], s[2], s[3], s[4], s[5], s[6]};
        px += s[3] * s[6], py += s[4] * s[6], pz += s[5] * s[6];
    }
    sky[0].vx = -px / sky[0].mass, sky[0].vy = -py / sky[0].mass, sky[0].vz = -pz / sky[0].mass;
    for (int i = 0; i < n; i++)
        step(0.01);
    return (int)(energy() * 1e9);
}
