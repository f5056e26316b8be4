#define _GNU_SOURCE
#include "CSystemNames.h"

#include <stdatomic.h>
#include <string.h>
#include <sys/syscall.h>
#include <sys/utsname.h>
#include <unistd.h>

static _Atomic(void (*)(char *, int)) device_release = NULL;

void system_names_set(void (*release)(char *text, int size)) { atomic_store(&device_release, release); }

// When the dynamic linker binds names, the executable's own definition takes precedence over libc's. Foundation reads the version
// of the operating system from the release, so it is the system's, and not that of its kernel.
__attribute__((visibility("default"), noinline)) int uname(struct utsname *names) {
    void (*release)(char *, int) = atomic_load(&device_release);
    if (!release) return (int)syscall(SYS_uname, names);
    memset(names, 0, sizeof *names);
    strcpy(names->sysname, "Darwin");
    strcpy(names->nodename, "iPhone");
    strcpy(names->version, "Darwin Kernel Version 24.0.0");
    strcpy(names->machine, "arm64");
    release(names->release, sizeof names->release);
    return 0;
}
