#include "CMemoryUse.h"

#include <malloc.h>

size_t memory_use_allocated(void) {
    struct mallinfo2 info = mallinfo2();
    // Small pieces of the arenas, and large ones that are mapped one by one.
    return info.uordblks + info.hblkhd;
}
