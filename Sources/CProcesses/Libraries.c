#define _GNU_SOURCE
#include "CProcesses.h"

#include <dlfcn.h>
#include <stddef.h>

const char *library_with_symbol(const char *name) {
    void *symbol = dlsym(RTLD_DEFAULT, name);
    Dl_info place;
    return symbol && dladdr(symbol, &place) ? place.dli_fname : NULL;
}
