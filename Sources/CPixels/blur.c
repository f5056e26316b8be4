#include "CPixels.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#pragma STDC FP_CONTRACT OFF

// Three extended box filters. The outermost taps of each box weigh a fraction, so that the filters match any standard
// deviation exactly.
// P. Gwosdek and others, "Theoretical Foundations of Gaussian Convolution by Extended Box Filtering", 2011.
typedef struct { int radius; float edge, inverse; } box;

static box box_for(double sigma) {
    double variance = sigma * sigma / 3;
    int radius = (int)floor((sqrt(12 * variance + 1) - 1) / 2);
    double next = (double)(radius + 1) * (radius + 1);
    double edge = (2 * radius + 1) * (radius * (radius + 1.0) - 3 * variance) / (6 * (variance - next));
    box result = {radius, (float)edge, (float)(1 / (2 * radius + 1 + 2 * edge))};
    return result;
}

int cpixels_blur_reach(double sigma) { return sigma > 0 ? 3 * (box_for(sigma).radius + 1) : 0; }

typedef uint16_t values __attribute__((vector_size(16)));
typedef int32_t sums __attribute__((vector_size(32)));
typedef float floats __attribute__((vector_size(32)));

enum { lanes = 8, strip = 4 };

static const uint16_t nothing[lanes * strip];

/// Applies one box blur down the columns. A row has `columns` values, a multiple of lanes * strip.
static void blur_columns(const uint16_t *in, uint16_t *out, size_t columns, int rows, box b, int clamp) {
    for (size_t left = 0; left < columns; left += lanes * strip) {
        const uint16_t *source = in + left;
#define ROW(y) ((y) >= 0 && (y) < rows ? source + (size_t)(y) * columns \
        : clamp ? source + ((y) < 0 ? 0 : (size_t)(rows - 1)) * columns : nothing)
        sums total[strip];
        memset(total, 0, sizeof total);
        for (int y = -b.radius; y <= b.radius; y++) {
            const uint16_t *row = ROW(y);
            for (int i = 0; i < strip; i++) {
                values value;
                memcpy(&value, row + i * lanes, sizeof value);
                total[i] += __builtin_convertvector(value, sums);
            }
        }
        for (int y = 0; y < rows; y++) {
            const uint16_t *before = ROW(y - b.radius - 1), *after = ROW(y + b.radius + 1), *first = ROW(y - b.radius);
            uint16_t *target = out + left + (size_t)y * columns;
            for (int i = 0; i < strip; i++) {
                values x, z, w;
                memcpy(&x, before + i * lanes, sizeof x);
                memcpy(&z, after + i * lanes, sizeof z);
                memcpy(&w, first + i * lanes, sizeof w);
                sums entering = __builtin_convertvector(z, sums);
                floats ends = __builtin_convertvector(__builtin_convertvector(x, sums) + entering, floats);
                floats mean = (__builtin_convertvector(total[i], floats) + ends * b.edge) * b.inverse + 0.5f;
                values result = __builtin_convertvector(__builtin_convertvector(mean, sums), values);
                memcpy(target + i * lanes, &result, sizeof result);
                total[i] += entering - __builtin_convertvector(w, sums);
            }
        }
#undef ROW
    }
}

static void blur_thrice(uint16_t *plane, uint16_t *spare, size_t columns, int rows, double sigma, int clamp) {
    box b = box_for(sigma);
    blur_columns(plane, spare, columns, rows, b, clamp);
    blur_columns(spare, plane, columns, rows, b, clamp);
    blur_columns(plane, spare, columns, rows, b, clamp);
}

/// The values that are blurred at a time: of as many columns, or of so many rows that their channels are as many.
enum { block = lanes * strip };

/// Blurs the columns of a table. The buffers have room for a block of each row.
static void blur_down(
    uint16_t *plane, size_t columns, int height, double sigma, int clamp, uint16_t *buffer, uint16_t *spare) {
    for (size_t left = 0; left < columns; left += block) {
        size_t size = (columns - left < block ? columns - left : block) * sizeof *plane;
        for (int y = 0; y < height; y++) memcpy(buffer + (size_t)y * block, plane + y * columns + left, size);
        blur_thrice(buffer, spare, block, height, sigma, clamp);
        for (int y = 0; y < height; y++) memcpy(plane + y * columns + left, spare + (size_t)y * block, size);
    }
}

/// Blurs the rows of a table whose cells have `channels` values each. The buffers have room for a block of each column.
static void blur_across(
    uint16_t *plane, int width, int height, int channels, double sigma, int clamp, uint16_t *buffer, uint16_t *spare) {
    int rows = block / channels;
    size_t columns = (size_t)width * channels, size = channels * sizeof *plane;
    for (int top = 0; top < height; top += rows) {
        int bottom = top + rows < height ? top + rows : height;
        for (int y = top; y < bottom; y++)
            for (int x = 0; x < width; x++)
                memcpy(buffer + (size_t)x * block + (y - top) * channels, plane + y * columns + (size_t)x * channels, size);
        blur_thrice(buffer, spare, block, width, sigma, clamp);
        for (int y = top; y < bottom; y++)
            for (int x = 0; x < width; x++)
                memcpy(plane + y * columns + (size_t)x * channels, spare + (size_t)x * block + (y - top) * channels, size);
    }
}

static int blur_bytes(
    uint8_t *bytes, int width, int height, size_t stride, int channels, double sigma_x, double sigma_y, int clamp) {
    if (width <= 0 || height <= 0) return 1;
    // One table holds the picture; the passes use two narrow ones.
    size_t columns = (size_t)width * channels, longest = width > height ? width : height;
    uint16_t *plane = malloc(columns * height * sizeof *plane);
    uint16_t *buffer = calloc(longest * block, sizeof *buffer), *spare = malloc(longest * block * sizeof *spare);
    int done = plane && buffer && spare;
    if (done) {
        for (int y = 0; y < height; y++)
            for (size_t x = 0; x < columns; x++) plane[y * columns + x] = (uint16_t)(bytes[y * stride + x] << 7);
        if (sigma_y > 0) blur_down(plane, columns, height, sigma_y, clamp, buffer, spare);
        if (sigma_x > 0) blur_across(plane, width, height, channels, sigma_x, clamp, buffer, spare);
        for (int y = 0; y < height; y++)
            for (size_t x = 0; x < columns; x++) bytes[y * stride + x] = (uint8_t)((plane[y * columns + x] + 64) >> 7);
    }
    free(plane);
    free(buffer);
    free(spare);
    return done;
}

/// Equal lines of a plane from `start` on: rows or columns.
typedef struct { int start, length; } run;

static run longer(run a, run b) { return b.length > a.length ? b : a; }

/// Finds the longest run of equal rows.
static run equal_rows(const uint8_t *plane, int width, int height, size_t stride) {
    run best = {0, 1}, now = {0, 1};
    for (int y = 1; y < height; y++) {
        if (memcmp(plane + y * stride, plane + (y - 1) * stride, (size_t)width) == 0) now.length++;
        else now = (run){y, 1};
        best = longer(best, now);
    }
    return best;
}

/// Finds the longest run of equal columns. `differs` has room for a byte of each column.
static run equal_columns(const uint8_t *plane, int width, int height, size_t stride, run rows, uint8_t *differs) {
    memset(differs, 0, (size_t)width);
    for (int y = 0; y < height; y++) {
        if (y > rows.start && y < rows.start + rows.length) continue;
        const uint8_t *row = plane + y * stride;
        for (int x = 1; x < width; x++) differs[x] |= row[x] ^ row[x - 1];
    }
    run best = {0, 1}, now = {0, 1};
    for (int x = 1; x < width; x++) {
        if (differs[x]) now = (run){x, 1};
        else now.length++;
        best = longer(best, now);
    }
    return best;
}

/// The lines that a blur of this reach needs of a run: in its middle, all blurred lines are equal.
static int removable(run lines, int reach) {
    int rest = lines.length - 2 * reach - 1;
    return rest > 0 ? rest : 0;
}

int cpixels_blur_alpha(uint8_t *plane, int width, int height, int stride, double sigma_x, double sigma_y, int clamp) {
    if (width <= 0 || height <= 0) return 1;
    uint8_t *differs = malloc((size_t)width);
    if (!differs) return 0;
    run rows = equal_rows(plane, width, height, (size_t)stride);
    run columns = equal_columns(plane, width, height, (size_t)stride, rows, differs);
    free(differs);
    int reach_x = cpixels_blur_reach(sigma_x), reach_y = cpixels_blur_reach(sigma_y);
    int less_x = removable(columns, reach_x), less_y = removable(rows, reach_y);
    if (less_x + less_y < 16) return blur_bytes(plane, width, height, (size_t)stride, 1, sigma_x, sigma_y, clamp);
    // A rounded rectangle is nine patches: its corners are blurred, and what lies between them repeats.
    int small_width = width - less_x, small_height = height - less_y;
    uint8_t *small = malloc((size_t)small_width * small_height);
    if (!small) return 0;
    // The last lines before those that are left out.
    int column = less_x > 0 ? columns.start + reach_x : 0, row = less_y > 0 ? rows.start + reach_y : 0;
    for (int y = 0; y < small_height; y++) {
        const uint8_t *from = plane + (size_t)(y <= row ? y : y + less_y) * stride;
        uint8_t *to = small + (size_t)y * small_width;
        memcpy(to, from, (size_t)column + 1);
        memcpy(to + column + 1, from + column + 1 + less_x, (size_t)(small_width - column - 1));
    }
    int done = blur_bytes(small, small_width, small_height, (size_t)small_width, 1, sigma_x, sigma_y, clamp);
    for (int y = 0; done && y < height; y++) {
        uint8_t *to = plane + (size_t)y * stride;
        if (y > row && y <= row + less_y) {
            memcpy(to, to - stride, (size_t)width);
            continue;
        }
        const uint8_t *from = small + (size_t)(y <= row ? y : y - less_y) * small_width;
        memcpy(to, from, (size_t)column);
        memset(to + column, from[column], (size_t)less_x + 1);
        memcpy(to + column + less_x + 1, from + column + 1, (size_t)(small_width - column - 1));
    }
    free(small);
    return done;
}

int cpixels_blur(uint32_t *pixels, int width, int height, double sigma_x, double sigma_y, int clamp) {
    return blur_bytes((uint8_t *)pixels, width, height, (size_t)width * 4, 4, sigma_x, sigma_y, clamp);
}
