#include "CPixels.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

// The five filters of PNG, https://www.w3.org/TR/png-3/#9Filters, and guesses at which of them a line packs best with.

#pragma STDC FP_CONTRACT OFF

static uint8_t nearest_of(int left, int above, int corner) {
    int guess = left + above - corner;
    int to_left = abs(guess - left), to_above = abs(guess - above), to_corner = abs(guess - corner);
    if (to_left <= to_above && to_left <= to_corner) return (uint8_t)left;
    return (uint8_t)(to_above <= to_corner ? above : corner);
}

/// `above` is null for the first line. `step` is the bytes of a pixel, at least one.
static void filter_line(
    int filter, const uint8_t *line, const uint8_t *above, size_t length, size_t step, uint8_t *out) {
    for (size_t i = 0; i < length; i++) {
        int left = i >= step ? line[i - step] : 0, up = above ? above[i] : 0;
        int corner = above && i >= step ? above[i - step] : 0;
        uint8_t guess = 0;
        switch (filter) {
        case 1: guess = (uint8_t)left; break;
        case 2: guess = (uint8_t)up; break;
        case 3: guess = (uint8_t)((left + up) / 2); break;
        case 4: guess = nearest_of(left, up, corner); break;
        }
        out[i] = (uint8_t)(line[i] - guess);
    }
}

/// The bytes' distances from zero together: the usual heuristic.
static double sum_cost(const uint8_t *bytes, size_t length) {
    size_t sum = 0;
    for (size_t i = 0; i < length; i++) sum += bytes[i] < 128 ? bytes[i] : 256u - bytes[i];
    return (double)sum;
}

/// How many bits the bytes take where each has a code of its frequency's length.
static double entropy_cost(const uint8_t *bytes, size_t length) {
    uint32_t counts[256] = {0};
    for (size_t i = 0; i < length; i++) counts[bytes[i]]++;
    double bits = 0;
    for (int i = 0; i < 256; i++)
        if (counts[i]) bits -= counts[i] * log2((double)counts[i] / (double)length);
    return bits;
}

/// How many different pairs of bytes there are; `seen` is clear before and after.
static double pair_cost(const uint8_t *bytes, size_t length, uint8_t *seen) {
    size_t count = 0;
    for (size_t i = 1; i < length; i++) {
        uint8_t *pair = &seen[bytes[i - 1] << 8 | bytes[i]];
        count += !*pair;
        *pair = 1;
    }
    for (size_t i = 1; i < length; i++) seen[bytes[i - 1] << 8 | bytes[i]] = 0;
    return (double)count;
}

int cpixels_png_filter(
    const uint8_t *lines, size_t length, int height, int step, cpixels_filter_choice choice, uint8_t *out) {
    uint8_t *candidate = malloc(length + 1), *seen = calloc(1 << 16, 1);
    int is_done = candidate && seen;
    for (int y = 0; is_done && y < height; y++, out += length + 1) {
        const uint8_t *line = lines + (size_t)y * length, *above = y > 0 ? line - length : NULL;
        double least = INFINITY;
        for (int filter = 0; filter < 5; filter++) {
            if (choice <= cpixels_filter_paeth && filter != (int)choice) continue;
            filter_line(filter, line, above, length, (size_t)step, candidate);
            double cost = choice == cpixels_filter_least_sum ? sum_cost(candidate, length)
                : choice == cpixels_filter_least_entropy ? entropy_cost(candidate, length)
                : choice == cpixels_filter_fewest_pairs ? pair_cost(candidate, length, seen) : 0;
            if (cost >= least) continue;
            least = cost;
            out[0] = (uint8_t)filter;
            memcpy(out + 1, candidate, length);
        }
    }
    free(candidate);
    free(seen);
    return is_done;
}

/// `above` is the line above, or zeros.
static void restore(int filter, uint8_t *line, const uint8_t *above, size_t length, size_t step) {
    switch (filter) {
    case 1:
        for (size_t i = step; i < length; i++) line[i] = (uint8_t)(line[i] + line[i - step]);
        break;
    case 2:
        for (size_t i = 0; i < length; i++) line[i] = (uint8_t)(line[i] + above[i]);
        break;
    case 3:
        for (size_t i = 0; i < length; i++)
            line[i] = (uint8_t)(line[i] + ((i < step ? 0 : line[i - step]) + above[i]) / 2);
        break;
    case 4:
        for (size_t i = 0; i < length; i++) {
            int left = i < step ? 0 : line[i - step], corner = i < step ? 0 : above[i - step];
            line[i] = (uint8_t)(line[i] + nearest_of(left, above[i], corner));
        }
        break;
    }
}

int cpixels_png_restore(uint8_t *lines, size_t length, int height, int step) {
    uint8_t *zeros = calloc(length + 1, 1);
    if (!zeros) return 0;
    const uint8_t *above = zeros;
    int is_done = 1;
    for (int y = 0; is_done && y < height; y++, lines += length + 1) {
        is_done = lines[0] <= 4;
        restore(lines[0], lines + 1, above, length, (size_t)step);
        above = lines + 1;
    }
    free(zeros);
    return is_done;
}
