/// Loops over pixels. A pixel is 0xAARRGGBB, premultiplied, in the machine's byte order.
#ifndef CPIXELS_H
#define CPIXELS_H

#include <stddef.h>
#include <stdint.h>

/// Whether every pixel is opaque.
int cpixels_are_opaque(const uint32_t *pixels, size_t count);

#endif
