/* Calls functions of a compiled program as told on standard input: lines of function, number of results, number of
 * arguments, and these in hexadecimal; answers with the results, or with ! and what stopped the call. */
#include <inttypes.h>
#include <stdint.h>
#include <stdio.h>

void allvm_export_call(uint32_t function, uint32_t n_results, uint64_t *args);
const char *allvm_export_error(void);

int main(void)
{
    uint64_t slots[256];
    unsigned function, results, n;
    while (scanf("%u %u %u", &function, &results, &n) == 3) {
        for (unsigned i = 0; i < n; i++)
            if (scanf("%" SCNx64, &slots[i]) != 1) return 1;
        allvm_export_call(function, results, slots);
        if (allvm_export_error()) printf("! %s", allvm_export_error());
        else for (unsigned i = 0; i < results; i++) printf("%" PRIx64 " ", slots[i]);
        printf("\n");
        fflush(stdout);
    }
    return 0;
}
