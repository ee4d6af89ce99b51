/* An interpreter of a tape language with matched brackets found before. class: dispatch; small: 3; large: 60 */
#define SCALE 3
#include "../programs/bench.h"

/* squares of the numbers up to 100 */
static const char program[] =
    "++++[>+++++<-]>[<+++++>-]+<+[>[>+>+<<-]++>>[<<+>>-]>>>[-]++>[-]+>>>+[[-]++++++>>>]<<<[[<++++++++<++>>-]+<.<[>----<-]<]"
    "<<[>>>>>[>>>[-]+++++++++<[>-<-]+++++++++>[-[<->-]+[<<<]]<[>+<-]>]<<-]<<-]";

int bench_main(int n) {
    static u8 tape[30000];
    static short match[sizeof program], stack[64];
    int depth = 0;
    for (int i = 0; program[i]; i++) {
        if (program[i] == '[')
            stack[depth++] = (short)i;
        else if (program[i] == ']')
            match[i] = stack[--depth], match[match[i]] = (short)i;
    }
    u32 h = 0;
    for (int round = 0; round < n; round++) {
        for (int i = 0; i < 30000; i++)
            tape[i] = 0;
        int at = 100 + round % 7;
        for (int pc = 0; program[pc]; pc++)
            switch (program[pc]) {
            case '>': at++; break;
            case '<': at--; break;
            case '+': tape[at]++; break;
            case '-': tape[at]--; break;
            case '.': h = h * 31 + tape[at]; break;
            case '[':
                if (!tape[at])
                    pc = match[pc];
                break;
            case ']':
                if (tape[at])
                    pc = match[pc];
                break;
            }
    }
    return (int)h;
}
