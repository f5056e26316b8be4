#include "CPixels.h"

int cpixels_are_opaque(const uint32_t *pixels, size_t count) {
    uint32_t all = UINT32_MAX;
    for (size_t i = 0; i < count; i++) all &= pixels[i];
    return all >> 24 == 255;
}
