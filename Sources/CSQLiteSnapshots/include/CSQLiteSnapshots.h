#ifndef CSQLITESNAPSHOTS_H
#define CSQLITESNAPSHOTS_H

// Apple's SQLite has snapshots, Debian's is built without them, though its header declares them. Packages that call them
// (GRDB) would not link. These functions answer as SQLite does where a database cannot have a snapshot.

int sqlite3_snapshot_get(void *database, const char *schema, void **snapshot);
int sqlite3_snapshot_open(void *database, const char *schema, void *snapshot);
int sqlite3_snapshot_recover(void *database, const char *schema);
int sqlite3_snapshot_cmp(void *first, void *second);
void sqlite3_snapshot_free(void *snapshot);

#endif
