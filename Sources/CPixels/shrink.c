#include "CPixels.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#pragma STDC FP_CONTRACT OFF

typedef float color __attribute__((vector_size(16)));
typedef uint8_t bytes4 __attribute__((vector_size(4)));

static color widened(uint32_t pixel) {
    bytes4 bytes;
    memcpy(&bytes, &pixel, 4);
    return __builtin_convertvector(bytes, color);
}

/// Adds one old row, shrunk to the new width and multiplied by `weight`, to `sums`.
static void add_row(const uint32_t *row, int width, color *sums, int new_width, float weight) {
    double ratio = (double)width / new_width;
    for (int x = 0; x < new_width; x++) {
        double from = x * ratio, to = (x + 1) * ratio;
        int first = (int)from, last = (int)ceil(to - 1e-9) - 1;
        if (last >= width) last = width - 1;
        color sum;
        if (last <= first) {
            sum = widened(row[first]) * (float)(to - from);
        } else {
            sum = widened(row[first]) * (float)(first + 1 - from) + widened(row[last]) * (float)(to - last);
            for (int i = first + 1; i < last; i++) sum += widened(row[i]);
        }
        sums[x] += sum * weight;
    }
}

int cpixels_shrink(const uint32_t *pixels, int width, int height, uint32_t *out, int new_width, int new_height) {
    color *sums = aligned_alloc(16, (size_t)new_width * sizeof *sums);
    if (!sums) return 0;
    double ratio = (double)height / new_height;
    float scale = (float)((double)new_width * new_height / ((double)width * height));
    for (int y = 0; y < new_height; y++) {
        memset(sums, 0, (size_t)new_width * sizeof *sums);
        double from = y * ratio, to = (y + 1) * ratio;
        int last = (int)ceil(to - 1e-9) - 1;
        if (last >= height) last = height - 1;
        for (int row = (int)from; row <= last; row++) {
            double top = row > from ? row : from, bottom = row + 1 < to ? row + 1 : to;
            add_row(pixels + (size_t)row * width, width, sums, new_width, (float)(bottom - top));
        }
        for (int x = 0; x < new_width; x++) {
            color mean = sums[x] * scale + 0.5f;
            bytes4 bytes = __builtin_convertvector(mean, bytes4);
            memcpy(out++, &bytes, 4);
        }
    }
    free(sums);
    return 1;
}
