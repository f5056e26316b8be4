#include "differ.h"

#include <math.h>
#include <string.h>

#pragma STDC FP_CONTRACT OFF

typedef float lanes __attribute__((vector_size(16)));
typedef int32_t integers __attribute__((vector_size(16)));

typedef struct { lanes l, a, b; } oklab;

void fill_linear(float *linear) {
    for (int i = 0; i < 256; i++) {
        double value = i / 255.0;
        linear[i] = (float)(value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4));
    }
}

/// Returns cube roots to within a few units in the last place, with two of Halley's steps.
static inline lanes cube_root(lanes value) {
    // Zero has no exponent to divide by three.
    value += 1e-18f;
    integers bits;
    memcpy(&bits, &value, sizeof bits);
    bits = __builtin_convertvector(__builtin_convertvector(bits, lanes) * (1.0f / 3) + 709958130.0f, integers);
    lanes root;
    memcpy(&root, &bits, sizeof root);
    for (int i = 0; i < 2; i++) {
        lanes cube = root * root * root;
        root *= (cube + value + value) / (cube + cube + value);
    }
    return root;
}

// Björn Ottosson's Oklab, https://bottosson.github.io/posts/oklab/
static inline oklab converted(const uint32_t *colors, const float *linear) {
    lanes r, g, b;
    for (int i = 0; i < 4; i++) {
        r[i] = linear[colors[i] >> 16 & 255];
        g[i] = linear[colors[i] >> 8 & 255];
        b[i] = linear[colors[i] & 255];
    }
    lanes l = cube_root(0.4122214708f * r + 0.5363325363f * g + 0.0514459929f * b);
    lanes m = cube_root(0.2119034982f * r + 0.6806995451f * g + 0.1073969566f * b);
    lanes s = cube_root(0.0883024619f * r + 0.2817188376f * g + 0.6299787005f * b);
    return (oklab){
        0.2104542553f * l + 0.7936177850f * m - 0.0040720468f * s,
        1.9779984951f * l - 2.4285922050f * m + 0.4505937099f * s,
        0.0259040371f * l + 0.7827717662f * m - 0.8086757660f * s,
    };
}

float largest_distance(const uint32_t *first, const uint32_t *second, size_t count, const float *linear) {
    float largest = 0;
    for (size_t i = 0; i < count; i += 4) {
        uint32_t colors[2][4] = {0};
        size_t length = (count - i < 4 ? count - i : 4) * 4;
        memcpy(colors[0], first + i, length);
        memcpy(colors[1], second + i, length);
        oklab one = converted(colors[0], linear), other = converted(colors[1], linear);
        lanes l = one.l - other.l, a = one.a - other.a, b = one.b - other.b;
        lanes squares = l * l + a * a + b * b;
        for (int k = 0; k < 4; k++)
            if (squares[k] > largest) largest = squares[k];
    }
    return sqrtf(largest);
}
