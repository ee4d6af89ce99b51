int common_value;
int common_array[4];
static int helper(void) { return 300; }
int through_c(void) { return helper() + common_value; }
__thread int per_thread = 77;
const char *const names[] = {"zero", "one"};
extern int order[8], orders;
static void __attribute__((constructor(150))) c150(void) { order[orders++] = 150; }
