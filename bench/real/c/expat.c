/* Expat under load: `expat work [ROUNDS]` parses documents with handlers, whole and in pieces. */
#include <string.h>
#include "expat.h"
#include "timing.h"

static uint64_t hash;
static int depth, elements, texts;

static void XMLCALL on_start(void *user, const XML_Char *name, const XML_Char **attributes)
{
    (void)user;
    elements++;
    depth++;
    hash = hash_bytes(hash, name, strlen(name));
    for (; *attributes; attributes++) hash = hash_bytes(hash, *attributes, strlen(*attributes));
}

static void XMLCALL on_end(void *user, const XML_Char *name)
{
    (void)user;
    depth--;
    hash = hash_bytes(hash, name, 1);
}

static void XMLCALL on_text(void *user, const XML_Char *s, int n)
{
    (void)user;
    texts++;
    hash = hash_bytes(hash, s, (size_t)n);
}

static size_t make_document(char *out, int records, int spaces)
{
    size_t n = (size_t)sprintf(out, "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE list [<!ENTITY who \"somebody &amp; more\">"
                               "<!ATTLIST item kind CDATA \"plain\">]>\n<list%s>\n", spaces ? " xmlns=\"urn:a\" xmlns:b=\"urn:b\"" : "");
    for (int i = 0; i < records; i++) {
        const char *p = spaces && i % 2 ? "b:" : "";
        n += (size_t)sprintf(out + n, "  <%sitem id=\"%d\" name='item &lt;%d&gt;'%s>\n    <%svalue>%d.%02d</%svalue>\n    <%snote>by &who;, "
                             "caf\xc3\xa9 \xe2\x82\xac <![CDATA[<raw & text>]]></%snote><!-- %d -->\n    <%sempty/>\n  </%sitem>\n", p, i, i * 7,
                             i % 5 ? "" : " kind=\"odd\"", p, i * 13, i % 100, p, p, p, i, p, p);
    }
    return n + (size_t)sprintf(out + n, "</list>\n");
}

static void parse(const char *text, size_t n, size_t piece, int spaces)
{
    XML_Parser p = spaces ? XML_ParserCreateNS(NULL, '|') : XML_ParserCreate(NULL);
    XML_SetElementHandler(p, on_start, on_end);
    XML_SetCharacterDataHandler(p, on_text);
    for (size_t at = 0; at < n; at += piece) {
        size_t now = n - at < piece ? n - at : piece;
        if (XML_Parse(p, text + at, (int)now, at + now == n) == XML_STATUS_ERROR) {
            printf("line %lu: %s\n", XML_GetCurrentLineNumber(p), XML_ErrorString(XML_GetErrorCode(p)));
            exit(1);
        }
    }
    XML_ParserFree(p);
}

int main(int argc, char **argv)
{
    int rounds = argc > 2 ? atoi(argv[2]) : 3;
    char *plain = malloc(1 << 21), *named = malloc(1 << 21);
    size_t n = make_document(plain, 4000, 0), m = make_document(named, 4000, 1);
    for (int round = 0; round < rounds; round++) {
        static const struct { const char *name; size_t piece; int spaces; } PARTS[] = {
            {"whole", 1 << 30, 0}, {"pieces", 500, 0}, {"bytes", 7, 0}, {"namespaces", 1 << 30, 1}};
        for (int i = 0; i < 4; i++) {
            hash = HASH_START;
            elements = texts = 0;
            begin();
            parse(PARTS[i].spaces ? named : plain, PARTS[i].spaces ? m : n, PARTS[i].piece, PARTS[i].spaces);
            end(PARTS[i].name);
            if (!round) printf("%s: %d elements, %d texts, depth %d, %016llx\n", PARTS[i].name, elements, texts, depth, (unsigned long long)hash);
        }
    }
    free(plain);
    free(named);
    return 0;
}
