#include "CPixels.h"

#include <stdlib.h>

cpixels_differences cpixels_compare(
    const uint32_t *first, const uint32_t *second, int width, int height, int tolerance, uint32_t *out) {
    cpixels_differences result = {0, 0, width, height, -1, -1};
    for (int y = 0; y < height; y++)
        for (int x = 0; x < width; x++, first++, second++) {
            int largest = 0;
            if (*first != *second)
                for (int shift = 0; shift < 32; shift += 8) {
                    int difference = abs((int)(*first >> shift & 255) - (int)(*second >> shift & 255));
                    if (difference > largest) largest = difference;
                }
            if (largest > result.largest) result.largest = largest;
            if (largest > tolerance) {
                result.count++;
                if (x < result.min_x) result.min_x = x;
                if (x > result.max_x) result.max_x = x;
                if (y < result.min_y) result.min_y = y;
                if (y > result.max_y) result.max_y = y;
            }
            if (!out) continue;
            uint32_t p = *first, alpha = p >> 24;
            if (largest > tolerance) {
                // Small differences must be seen too: from a light red to a full one.
                uint32_t light = 160 - (uint32_t)largest * 160 / 255;
                *out++ = 0xFFFF0000u | light << 8 | light;
            } else {
                uint32_t grey = ((p >> 16 & 255) * 54 + (p >> 8 & 255) * 183 + (p & 255) * 19) / 256 + 255 - alpha;
                grey = 191 + grey / 4;
                if (grey > 255) grey = 255;
                *out++ = 0xFF000000u | grey << 16 | grey << 8 | grey;
            }
        }
    return result;
}
