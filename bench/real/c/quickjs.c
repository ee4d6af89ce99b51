/* A small host for QuickJS: print(), printErr() and clock() for scripts.
 *
 *     quickjs SCRIPT [ARGUMENT...]
 */
#include <string.h>
#include <stdlib.h>
#include <stdio.h>
#include <time.h>
#include "quickjs.h"

static JSValue print_to(JSContext *ctx, FILE *out, int argc, JSValueConst *argv)
{
    for (int i = 0; i < argc; i++) {
        const char *s = JS_ToCString(ctx, argv[i]);
        if (!s) return JS_EXCEPTION;
        fprintf(out, "%s%s", i ? " " : "", s);
        JS_FreeCString(ctx, s);
    }
    putc('\n', out);
    return JS_UNDEFINED;
}

static JSValue js_print(JSContext *ctx, JSValueConst this_value, int argc, JSValueConst *argv)
{
    (void)this_value;
    return print_to(ctx, stdout, argc, argv);
}

static JSValue js_print_err(JSContext *ctx, JSValueConst this_value, int argc, JSValueConst *argv)
{
    (void)this_value;
    return print_to(ctx, stderr, argc, argv);
}

static JSValue js_clock(JSContext *ctx, JSValueConst this_value, int argc, JSValueConst *argv)
{
    (void)this_value; (void)argc; (void)argv;
    return JS_NewFloat64(ctx, (double)clock() / CLOCKS_PER_SEC);
}

static int tell(JSContext *ctx)
{
    JSValue e = JS_GetException(ctx);
    const char *s = JS_ToCString(ctx, e);
    fprintf(stderr, "uncaught: %s\n", s ? s : "?");
    JS_FreeCString(ctx, s);
    if (JS_IsError(ctx, e)) {
        JSValue stack = JS_GetPropertyStr(ctx, e, "stack");
        if (!JS_IsUndefined(stack) && (s = JS_ToCString(ctx, stack))) {
            fputs(s, stderr);
            JS_FreeCString(ctx, s);
        }
        JS_FreeValue(ctx, stack);
    }
    JS_FreeValue(ctx, e);
    return 1;
}

static char *read_file(const char *name, size_t *size)
{
    FILE *f = fopen(name, "rb");
    if (!f) return NULL;
    fseek(f, 0, SEEK_END);
    *size = (size_t)ftell(f);
    rewind(f);
    char *text = malloc(*size + 1);
    *size = fread(text, 1, *size, f);
    text[*size] = 0;
    fclose(f);
    return text;
}

int main(int argc, char **argv)
{
    size_t size;
    char *text = argc > 1 ? read_file(argv[1], &size) : NULL;
    if (!text) return fprintf(stderr, "usage: quickjs SCRIPT [ARGUMENT...]\n"), 2;
    JSRuntime *rt = JS_NewRuntime();
    JSContext *ctx = JS_NewContext(rt);
    JSValue global = JS_GetGlobalObject(ctx);
    JS_SetPropertyStr(ctx, global, "print", JS_NewCFunction(ctx, js_print, "print", 1));
    JS_SetPropertyStr(ctx, global, "printErr", JS_NewCFunction(ctx, js_print_err, "printErr", 1));
    JS_SetPropertyStr(ctx, global, "clock", JS_NewCFunction(ctx, js_clock, "clock", 0));
    JSValue args = JS_NewArray(ctx);
    for (int i = 2; i < argc; i++) JS_SetPropertyUint32(ctx, args, (uint32_t)(i - 2), JS_NewString(ctx, argv[i]));
    JS_SetPropertyStr(ctx, global, "args", args);
    JS_FreeValue(ctx, global);
    JSValue v = JS_Eval(ctx, text, size, "script", JS_EVAL_TYPE_GLOBAL);
    int status = JS_IsException(v) ? tell(ctx) : 0;
    JS_FreeValue(ctx, v);
    JSContext *at;
    int left;
    while ((left = JS_ExecutePendingJob(rt, &at))) if (left < 0) status = tell(at);
    JS_FreeContext(ctx);
    JS_FreeRuntime(rt);
    free(text);
    return status;
}
