#include "CPixels.h"

#include <stdlib.h>

cpixels_differences cpixels_compare(
    const uint32_t *first, const uint32_t *second, int width, int height, int tolerance) {
    cpixels_differences result = {0, 0, width, height, -1, -1};
    for (int y = 0; y < height; y++)
        for (int x = 0; x < width; x++, first++, second++) {
            if (*first == *second) continue;
            int largest = 0;
            for (int shift = 0; shift < 32; shift += 8) {
                int difference = abs((int)(*first >> shift & 255) - (int)(*second >> shift & 255));
                if (difference > largest) largest = difference;
            }
            if (largest > result.largest) result.largest = largest;
            if (largest <= tolerance) continue;
            result.count++;
            if (x < result.min_x) result.min_x = x;
            if (x > result.max_x) result.max_x = x;
            if (y < result.min_y) result.min_y = y;
            if (y > result.max_y) result.max_y = y;
        }
    return result;
}
