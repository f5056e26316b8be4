#include "CMemoryUse.h"

#include <malloc.h>

size_t memory_use_allocated(void) {
    struct mallinfo2 info = mallinfo2();
    // Small pieces of the arenas, and large ones that are mapped one by one.
    return info.uordblks + info.hblkhd;
}

void memory_use_keep(size_t bytes) {
    // The largest limit that the C library has by itself; pieces above it are mapped one by one.
    mallopt(M_MMAP_THRESHOLD, 32 << 20);
    mallopt(M_TRIM_THRESHOLD, (int)bytes);
}
