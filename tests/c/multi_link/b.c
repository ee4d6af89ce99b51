int common_value;
int common_array[4] = {1, 2, 3, 4};
int initialised;
int chosen(void) { return 10; }
int weak_data = 30;
static int helper(void) { return 200; }
int through_b(void) { return helper(); }
int present(void) { return helper() + 5; }
extern int order[8], orders;
static void __attribute__((constructor(200))) c200(void) { order[orders++] = 200; }
static void __attribute__((constructor(400))) c400(void) { order[orders++] = 400; }
int unused_table[1000] = {1};
int unused(int x) { return unused_table[x]; }
