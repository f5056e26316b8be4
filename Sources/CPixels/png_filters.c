#include "CPixels.h"

#include <stdlib.h>
#include <string.h>

// The five filters of PNG, https://www.w3.org/TR/png-3/#9Filters, and estimates of the filter that compresses a line
// best.

static uint8_t nearest_of(int left, int above, int corner) {
    int guess = left + above - corner;
    int to_left = abs(guess - left), to_above = abs(guess - above), to_corner = abs(guess - corner);
    if (to_left <= to_above && to_left <= to_corner) return (uint8_t)left;
    return (uint8_t)(to_above <= to_corner ? above : corner);
}

/// Filters a line. `above` is the line above, or zeros. `step` is the number of bytes per pixel, at least one.
static void filter_line(
    int filter, const uint8_t *restrict line, const uint8_t *restrict above, size_t length, size_t step,
    uint8_t *restrict out) {
    size_t first = step < length ? step : length;
    // Each filter has its own loop, so that the compiler vectorizes it.
    switch (filter) {
    case 0: memcpy(out, line, length); break;
    case 1:
        memcpy(out, line, first);
        for (size_t i = first; i < length; i++) out[i] = (uint8_t)(line[i] - line[i - step]);
        break;
    case 2:
        for (size_t i = 0; i < length; i++) out[i] = (uint8_t)(line[i] - above[i]);
        break;
    case 3:
        for (size_t i = 0; i < first; i++) out[i] = (uint8_t)(line[i] - above[i] / 2);
        for (size_t i = first; i < length; i++) out[i] = (uint8_t)(line[i] - (line[i - step] + above[i]) / 2);
        break;
    case 4:
        for (size_t i = 0; i < first; i++) out[i] = (uint8_t)(line[i] - nearest_of(0, above[i], 0));
        for (size_t i = first; i < length; i++)
            out[i] = (uint8_t)(line[i] - nearest_of(line[i - step], above[i], above[i - step]));
        break;
    }
}

/// Returns the sum of the bytes' distances from zero, which is the usual heuristic.
static size_t sum_cost(const uint8_t *bytes, size_t length) {
    size_t sum = 0;
    for (size_t i = 0; i < length; i++) sum += bytes[i] < 128 ? bytes[i] : 256u - bytes[i];
    return sum;
}

int cpixels_png_filter(
    const uint8_t *lines, size_t length, int height, int step, cpixels_filter_choice choice, uint8_t *out) {
    uint8_t *candidate = malloc(length + 1), *zeros = calloc(length + 1, 1);
    int is_done = candidate && zeros;
    for (int y = 0; is_done && y < height; y++, out += length + 1) {
        const uint8_t *line = lines + (size_t)y * length, *above = y > 0 ? line - length : zeros;
        if (choice != cpixels_filter_least_sum) {
            out[0] = (uint8_t)choice;
            filter_line((int)choice, line, above, length, (size_t)step, out + 1);
            continue;
        }
        size_t least = SIZE_MAX;
        for (int filter = 0; filter < 5; filter++) {
            filter_line(filter, line, above, length, (size_t)step, candidate);
            size_t cost = sum_cost(candidate, length);
            if (cost >= least) continue;
            least = cost;
            out[0] = (uint8_t)filter;
            memcpy(out + 1, candidate, length);
        }
    }
    free(candidate);
    free(zeros);
    return is_done;
}

/// Reverses a line's filter. `above` is the line above, or zeros.
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
