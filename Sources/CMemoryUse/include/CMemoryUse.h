#ifndef CMEMORYUSE_H
#define CMEMORYUSE_H

#include <stddef.h>

/// Returns the bytes that the process has taken from the C library's allocator and not given back.
size_t memory_use_allocated(void);

/// Makes the C library's allocator keep what is freed for what is allocated next, up to `bytes` at the end of each of its areas.
/// Otherwise it gives large pieces back and takes them again, and the system clears every page anew.
void memory_use_keep(size_t bytes);

#endif
