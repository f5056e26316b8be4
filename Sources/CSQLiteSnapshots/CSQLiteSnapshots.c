#include "CSQLiteSnapshots.h"

#include <stddef.h>

// SQLITE_ERROR of sqlite3.h.
static const int failed = 1;

// Weak, so that an SQLite with snapshots that a program brings itself is the one that answers.
__attribute__((weak)) int sqlite3_snapshot_get(void *database, const char *schema, void **snapshot) {
    if (snapshot) *snapshot = NULL;
    return failed;
}

__attribute__((weak)) int sqlite3_snapshot_open(void *database, const char *schema, void *snapshot) { return failed; }

__attribute__((weak)) int sqlite3_snapshot_recover(void *database, const char *schema) { return failed; }

// There is no snapshot, so that all that a program can compare are the same.
__attribute__((weak)) int sqlite3_snapshot_cmp(void *first, void *second) { return 0; }

__attribute__((weak)) void sqlite3_snapshot_free(void *snapshot) {}
