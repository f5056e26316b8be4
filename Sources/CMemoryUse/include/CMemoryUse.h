#ifndef CMEMORYUSE_H
#define CMEMORYUSE_H

#include <stddef.h>

/// Returns the bytes that the process has taken from the C library's allocator and not given back.
size_t memory_use_allocated(void);

#endif
