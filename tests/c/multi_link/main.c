/* Linking: weak against strong, common symbols, constructors over several modules, static names that clash, unused parts. */
/* flags: -fcommon */
#include <stdio.h>

int common_value;
int common_array[4];
extern int initialised;
__attribute__((weak)) int chosen(void) { return 1; }
__attribute__((weak)) int fallback(void) { return 2; }
__attribute__((weak)) int weak_data = 3;
int through_b(void);
int through_c(void);
extern int absent(void) __attribute__((weak));
extern int present(void) __attribute__((weak));
static int helper(void) { return 100; }
int order[8], orders;
static void __attribute__((constructor(300))) c300(void) { order[orders++] = 300; }
static void __attribute__((constructor)) plain(void) { order[orders++] = 1; }
extern __thread int per_thread;
extern const char *const names[];

int main(void) {
    printf("%d %d %d\n", chosen(), fallback(), weak_data);
    printf("%d %d %d\n", common_value, common_array[3], initialised);
    printf("%d %d %d\n", helper(), through_b(), through_c());
    printf("%d %d\n", absent ? absent() : -1, present ? present() : -1);
    for (int i = 0; i < orders; i++)
        printf("%d ", order[i]);
    printf("\n%d %s %s\n", per_thread++, names[0], names[1]);
    common_value = 9;
    printf("%d\n", through_c());
    return 0;
}
