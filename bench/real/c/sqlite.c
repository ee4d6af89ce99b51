/* SQLite under load, and a check of what it keeps in files.
 *
 *     sqlite work [ROUNDS [SIZE]]     SQL of many kinds on a database in memory
 *     sqlite check DIRECTORY          transactions, rollback, journals, vacuum, several connections, on files
 *
 * Every result row goes into a hash, so that engines can be compared.
 */
#include <string.h>
#include "sqlite3.h"
#include "timing.h"

static sqlite3 *db;
static uint64_t hash;
static int rows;

static void fail(const char *what)
{
    printf("%s: %s\n", what, sqlite3_errmsg(db));
    exit(1);
}

static void take(sqlite3_stmt *s)
{
    int n = sqlite3_column_count(s);
    for (int i = 0; i < n; i++) {
        const void *text = sqlite3_column_text(s, i);
        hash = hash_bytes(hash, text ? text : "", text ? (size_t)sqlite3_column_bytes(s, i) : 0);
        hash = hash_bytes(hash, "|", 1);
    }
    rows++;
}

/* Run all statements of a text; what they return goes into the hash. */
static int run(const char *sql)
{
    while (*sql) {
        sqlite3_stmt *s;
        int rc;
        if (sqlite3_prepare_v2(db, sql, -1, &s, &sql) != SQLITE_OK) return 1;
        if (!s) break;
        while ((rc = sqlite3_step(s)) == SQLITE_ROW) take(s);
        if (sqlite3_finalize(s) != SQLITE_OK || rc != SQLITE_DONE) return 1;
    }
    return 0;
}

static void must(const char *sql) { if (run(sql)) fail(sql); }

/* Run and print the hash of the results. */
static void show(const char *name)
{
    printf("%s: %d rows, %016llx\n", name, rows, (unsigned long long)hash);
    hash = HASH_START;
    rows = 0;
}

static sqlite3_stmt *prepare(const char *sql)
{
    sqlite3_stmt *s;
    if (sqlite3_prepare_v2(db, sql, -1, &s, 0) != SQLITE_OK) fail(sql);
    return s;
}

static void insert(int size)
{
    char name[64];
    must("CREATE TABLE item(id INTEGER PRIMARY KEY, kind INT, price REAL, name TEXT, note TEXT);"
         "CREATE TABLE kind(kind INTEGER PRIMARY KEY, label TEXT NOT NULL);"
         "CREATE TABLE log(id INTEGER PRIMARY KEY, what TEXT);"
         "CREATE TRIGGER changed AFTER UPDATE OF price ON item WHEN new.id % 50 = 0 "
         "BEGIN INSERT INTO log(what) VALUES (old.price || '>' || new.price); END;"
         "BEGIN");
    sqlite3_stmt *s = prepare("INSERT INTO item VALUES (?, ?, ?, ?, ?)");
    for (int i = 1; i <= size; i++) {
        sprintf(name, "item %u of %d", random_below(1000000), i);
        sqlite3_bind_int(s, 1, i);
        sqlite3_bind_int(s, 2, (int)random_below(40));
        sqlite3_bind_double(s, 3, random_below(100000) / 100.0);
        sqlite3_bind_text(s, 4, name, -1, SQLITE_TRANSIENT);
        if (i % 7) sqlite3_bind_text(s, 5, "the quick brown fox jumps over the lazy dog" + i % 30, -1, SQLITE_STATIC);
        else sqlite3_bind_null(s, 5);
        if (sqlite3_step(s) != SQLITE_DONE) fail("insert");
        sqlite3_reset(s);
    }
    sqlite3_finalize(s);
    must("INSERT INTO kind WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < 39) "
         "SELECT i, printf('kind %02d', i) FROM n; COMMIT");
}

static void lookups(int size)
{
    sqlite3_stmt *s = prepare("SELECT name, price FROM item WHERE id = ?");
    for (int i = 0; i < size; i++) {
        sqlite3_bind_int(s, 1, (int)random_below((uint32_t)size) + 1);
        while (sqlite3_step(s) == SQLITE_ROW) take(s);
        sqlite3_reset(s);
    }
    sqlite3_finalize(s);
    s = prepare("SELECT count(*), avg(price) FROM item WHERE name BETWEEN ? AND ?");
    for (int i = 0; i < size / 20; i++) {
        char low[32], high[32];
        uint32_t at = random_below(900000);
        sprintf(low, "item %u", at);
        sprintf(high, "item %u", at + 9000);
        sqlite3_bind_text(s, 1, low, -1, SQLITE_TRANSIENT);
        sqlite3_bind_text(s, 2, high, -1, SQLITE_TRANSIENT);
        while (sqlite3_step(s) == SQLITE_ROW) take(s);
        sqlite3_reset(s);
    }
    sqlite3_finalize(s);
}

static const char *const PARTS[][2] = {
    {"index", "CREATE INDEX by_kind ON item(kind, price); CREATE INDEX by_name ON item(name); ANALYZE"},
    {"scan", "SELECT count(*), sum(price), min(name), max(note) FROM item WHERE price > 10 AND id % 3 = 1;"
             "SELECT id, name FROM item WHERE name LIKE '%99%' OR note LIKE 'fox%' ORDER BY price DESC, id LIMIT 200"},
    {"group", "SELECT kind, count(*), avg(price), group_concat(id % 10, '') FROM item GROUP BY kind HAVING count(*) > 10;"
              "SELECT substr(name, 6, 2) AS p, count(DISTINCT kind), total(price) FROM item GROUP BY p ORDER BY 3"},
    {"join", "SELECT k.label, count(*), max(i.price) FROM kind k JOIN item i USING (kind) GROUP BY k.kind ORDER BY k.label;"
             "SELECT a.id, b.id FROM item a JOIN item b ON a.kind = b.kind AND b.price = a.price AND a.id < b.id LIMIT 500;"
             "SELECT count(*) FROM item WHERE kind IN (SELECT kind FROM kind WHERE label LIKE '%7') AND NOT EXISTS "
             "(SELECT 1 FROM log WHERE log.id = item.id)"},
    {"window", "SELECT id, sum(price) OVER (PARTITION BY kind ORDER BY id ROWS 5 PRECEDING), "
               "rank() OVER (PARTITION BY kind ORDER BY price) FROM item WHERE id <= 3000"},
    {"expression", "WITH RECURSIVE n(i, h) AS (SELECT 1, 7 UNION ALL SELECT i + 1, (h * 31 + i) % 1000003 FROM n WHERE i < 8000) "
                   "SELECT sum(h), max(CASE WHEN h % 2 THEN h * 1.5 ELSE h / 2 END), count(DISTINCT h & 255) FROM n;"
                   "SELECT sum(length(upper(name) || hex(id) || round(price, 1))), sum(abs(kind - 20) ), "
                   "max(replace(note, 'o', '00')) FROM item"},
    {"json", "SELECT sum(json_extract(j, '$.b[1]') + json_array_length(j, '$.b')) FROM "
             "(SELECT json_object('a', name, 'b', json_array(id, kind, price)) AS j FROM item WHERE id <= 2000);"
             "SELECT count(*), sum(value) FROM json_each((SELECT json_group_array(id * kind) FROM item WHERE id <= 3000))"},
    {"update", "BEGIN; UPDATE item SET price = price * 1.01 + 1 WHERE kind < 20; "
               "UPDATE item SET name = name || '!' WHERE id % 5 = 0; COMMIT; SELECT count(*), max(what) FROM log"},
    {"delete", "BEGIN; DELETE FROM item WHERE id % 4 = 2; DELETE FROM item WHERE name LIKE '%5'; ROLLBACK;"
               "DELETE FROM item WHERE kind IN (3, 5, 7); INSERT OR REPLACE INTO item SELECT id, kind + 1, price, name, NULL "
               "FROM item WHERE id % 6 = 0; SELECT count(*), sum(kind) FROM item"},
    {"check", "PRAGMA integrity_check"},
};

static void work(int rounds, int size)
{
    for (int round = 0; round < rounds; round++) {
        random_state = 42;
        hash = HASH_START;
        rows = 0;
        if (sqlite3_open(":memory:", &db) != SQLITE_OK) fail("open");
        begin();
        insert(size);
        end("insert");
        for (size_t i = 0; i < sizeof PARTS / sizeof *PARTS; i++) {
            begin();
            must(PARTS[i][1]);
            end(PARTS[i][0]);
            if (!i) {
                begin();
                lookups(size);
                end("lookup");
            }
            if (!round) show(PARTS[i][0]);
        }
        sqlite3_close(db);
    }
}

static void open_file(const char *directory, const char *name, int fresh)
{
    char path[500];
    snprintf(path, sizeof path, "%s/%s", directory, name);
    if (fresh) remove(path);
    if (sqlite3_open(path, &db) != SQLITE_OK) fail(name);
}

static void check(const char *directory)
{
    hash = HASH_START;
    static const char *const MODES[] = {"DELETE", "TRUNCATE", "PERSIST", "MEMORY", "OFF"};
    for (size_t m = 0; m < sizeof MODES / sizeof *MODES; m++) {
        char mode[60];
        sprintf(mode, "PRAGMA journal_mode=%s", MODES[m]);
        open_file(directory, "check.db", 1);
        must(mode);
        must("CREATE TABLE t(a INTEGER PRIMARY KEY, b TEXT UNIQUE, c BLOB)");
        must("BEGIN; INSERT INTO t WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i+1 FROM n WHERE i < 500) "
             "SELECT i, 'text ' || i, zeroblob(i) FROM n; COMMIT");
        if (m < 4) {
            must("BEGIN; DELETE FROM t WHERE a % 2; UPDATE t SET b = b || b; ROLLBACK");
            must("SAVEPOINT s; DELETE FROM t; ROLLBACK TO s; RELEASE s");
        }
        printf("duplicate refused: %d, %s\n", run("INSERT INTO t VALUES (1000, 'text 1', NULL)"), sqlite3_errmsg(db));
        must("SELECT count(*), sum(length(c)), max(b) FROM t; DELETE FROM t WHERE a > 100; VACUUM; PRAGMA page_count");
        sqlite3_close(db);
        open_file(directory, "check.db", 0);
        must("PRAGMA integrity_check; SELECT * FROM t");
        show(MODES[m]);
        sqlite3_close(db);
    }
    /* Write-ahead logging, by one connection: no shared memory. */
    open_file(directory, "wal.db", 1);
    must("PRAGMA locking_mode=EXCLUSIVE; PRAGMA journal_mode=WAL; CREATE TABLE t(x); INSERT INTO t VALUES (1), (2);"
         "INSERT INTO t SELECT x + 2 FROM t; PRAGMA wal_checkpoint; SELECT sum(x) FROM t");
    show("WAL");
    sqlite3_close(db);
    /* Two connections to one file: one waits for nothing while the other writes. */
    open_file(directory, "two.db", 1);
    must("CREATE TABLE t(x); INSERT INTO t VALUES (1)");
    sqlite3 *first = db;
    open_file(directory, "two.db", 0);
    must("ATTACH ':memory:' AS m; CREATE TABLE m.c AS SELECT * FROM t");
    must("SELECT x FROM m.c; SELECT name FROM pragma_table_info('t'); SELECT type, name FROM sqlite_schema");
    show("two connections");
    sqlite3_close(db);
    sqlite3_close(first);
    /* Temporary files: a sort that does not fit. */
    open_file(directory, "sort.db", 1);
    must("PRAGMA cache_size=10; PRAGMA temp_store=FILE; CREATE TABLE t AS WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL "
         "SELECT i + 1 FROM n WHERE i < 3000) SELECT (i * 7919) % 3001 AS x, hex(zeroblob(100)) || i AS y FROM n");
    must("SELECT y FROM t ORDER BY y DESC LIMIT 7; SELECT date('2024-02-28', '+2 days'), strftime('%H:%M', 0.75), julianday('2000-01-01')");
    show("temporary files");
    sqlite3_close(db);
    db = 0;
    printf("missing directory: %d\n", sqlite3_open("/no/such/directory/x.db", &db));
    sqlite3_close(db);
    printf("memory left: %lld\n", (long long)sqlite3_memory_used());
}

int main(int argc, char **argv)
{
    if (argc > 2 && !strcmp(argv[1], "check")) check(argv[2]);
    else work(argc > 2 ? atoi(argv[2]) : 3, argc > 3 ? atoi(argv[3]) : 6000);
    return 0;
}
