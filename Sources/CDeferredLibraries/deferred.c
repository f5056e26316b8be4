#include "deferred.h"

#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>

void *deferred_symbol(struct deferred_library *library, const char *name) {
    void *handle = __atomic_load_n(&library->handle, __ATOMIC_ACQUIRE);
    if (!handle) {
        // Two threads get the same handle.
        handle = dlopen(library->name, RTLD_NOW | RTLD_LOCAL);
        __atomic_store_n(&library->handle, handle, __ATOMIC_RELEASE);
    }
    void *symbol = handle ? dlsym(handle, name) : NULL;
    if (symbol) return symbol;
    fprintf(stderr, "error: %s. Install it: apt-get install %s.\n", dlerror(), library->package);
    // Handlers that run at an ordinary end may need the library, too.
    _Exit(2);
}
