// Calls each function of CPixels with random and hostile values. Buffers have the exact sizes that the functions are
// promised, so that the address sanitizer sees each byte too many. Built and run by Scripts/fuzz-pixels.sh.
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "CPixels.h"

static uint64_t state;

static uint64_t next(void) {
    state += 0x9E3779B97F4A7C15u;
    uint64_t value = state;
    value = (value ^ (value >> 30)) * 0xBF58476D1CE4E5B9u;
    value = (value ^ (value >> 27)) * 0x94D049BB133111EBu;
    return value ^ (value >> 31);
}

static int below(int bound) { return (int)(next() % (uint64_t)bound); }

/// A number: mostly an ordinary one, else one that overflows something.
static double number(void) {
    static const double hostile[] = {
        NAN, INFINITY, -INFINITY, 1e38, -1e38, 1e308, -1e308, 0, -0.0, -1, 1e7, -1e7, 1e10, 2147483647, 2147483648.0, -2147483649.0,
        9.3e18, 1.9e19, 1e-38, 5e-324, 1e40, 1e60, 0.5, 1,
    };
    if (below(3) == 0) return hostile[below(sizeof hostile / sizeof *hostile)];
    return (below(2001) - 1000) / 100.0;
}

/// A size in pixels, mostly a small one.
static int size(void) { return below(20) == 0 ? 1 + below(300) : 1 + below(24); }

static uint32_t *pixels(size_t count) {
    uint32_t *result = malloc(count * 4);
    int kind = below(4);
    for (size_t index = 0; index < count; index++) {
        uint32_t pixel = (uint32_t)next();
        // Premultiplied, gray, of few colors, or anything.
        if (kind == 0) pixel = cpixels_premultiplied(pixel);
        if (kind == 1) pixel = 0xFF000000u | (pixel & 0xFF) * 0x010101u;
        if (kind == 2) pixel = pixel & 0x80808080u;
        result[index] = pixel;
    }
    return result;
}

static uint8_t *bytes(size_t count) {
    uint8_t *result = malloc(count ? count : 1);
    for (size_t index = 0; index < count; index++) result[index] = (uint8_t)next();
    return result;
}

/// Compresses lines from a place on. A file's reader checks elsewhere that they come back.
static void compress(int width, int height, uint32_t *pixels) {
    int channels = 3 + below(2), filter = below(3), top = below(2) && height > 1;
    size_t line = 1 + (size_t)width * channels, count = line * (height - top);
    cpixels_filter_counts strips[2] = {cpixels_png_unforeseen(pixels, width, height), cpixels_png_unforeseen(pixels, width, 1)};
    cpixels_png_filter_of(strips, 2);
    uint8_t *lines = malloc(count + 16);
    if (cpixels_png_scanlines(pixels + top * width, width, height - top, channels, filter, !top, lines)) {
        memset(lines + count, 0, 16);
        for (int turn = 0; turn < 2; turn++) {
            size_t start = below((int)count);
            int step = turn ? 1 + below(9) : channels;
            uint8_t *packed = malloc(cpixels_deflate_bound(count - start));
            uint32_t *tokens = malloc(4 * (count - start)), counts[cpixels_deflate_counts];
            size_t found = cpixels_deflate_tokens(lines, start, count, turn ? 1 + below(40000) : line, step, tokens, counts);
            if (found == 0 || found > count - start) abort();
            size_t length = cpixels_deflate(tokens, found, counts, lines + start, packed);
            if (length == 0 || length > cpixels_deflate_bound(count - start)) abort();
            size_t coded = cpixels_deflate(tokens, found, counts, NULL, packed);
            if (coded != 0 && coded != length) abort();
            free(tokens);
            free(packed);
        }
    }
    free(lines);
}

static void files(int width, int height, uint32_t *first) {
    size_t count = (size_t)width * height;
    uint64_t hash[2];
    cpixels_hash(first, count, next(), hash);
    compress(width, height, first);

    int channels = 1 + below(4), step = channels;
    size_t length = (size_t)width * channels;
    uint8_t *plain = bytes(length * height), *filtered = malloc((length + 1) * height);
    if (cpixels_png_filter(plain, length, height, step, below(cpixels_filter_choices), filtered)) {
        if (!cpixels_png_restore(filtered, length, height, step)) abort();
        for (int row = 0; row < height; row++)
            if (memcmp(filtered + row * (length + 1) + 1, plain + row * length, length)) abort();
    }
    // Lines to be read have their filter's byte.
    if (channels > 1) {
        uint32_t *out = malloc(count * 4);
        cpixels_png_pixels(filtered, width, height, channels, below(2) ? -1 : (int64_t)(next() & 0xFFFFFF), out);
        free(out);
    }
    free(filtered);
    uint8_t *random = bytes((length + 1) * height);
    cpixels_png_restore(random, length, height, step);
    free(random);
    free(plain);

    uint8_t *row = malloc((size_t)width * channels);
    cpixels_png_row(first, width, channels, row);
    free(row);
    uint32_t palette[256];
    size_t counts[256];
    int colors = cpixels_palette(first, count, palette, counts);
    if (colors <= 256) {
        uint32_t sum[256];
        size_t amounts[256];
        int half = cpixels_palette(first, count / 2, sum, amounts);
        if (half <= 256 && cpixels_palette_with(palette, counts, colors, sum, amounts, half) != colors) abort();
        int bits = colors <= 2 ? 1 : colors <= 4 ? 2 : colors <= 16 ? 4 : 8;
        size_t packed = ((size_t)width * bits + 7) / 8;
        uint8_t *indexed = malloc(packed * height), *file = malloc((packed + 1) * height);
        cpixels_png_indexed_lines(first, width, height, bits, palette, colors, indexed);
        for (int row = 0; row < height; row++) memcpy(file + row * (packed + 1) + 1, indexed + row * packed, packed);
        uint32_t whole[256] = {0}, *again = malloc(count * 4);
        memcpy(whole, palette, sizeof *palette * colors);
        cpixels_png_indexed_pixels(file, width, height, bits, whole, again);
        if (memcmp(again, first, count * 4)) abort();
        free(again);
        free(file);
        free(indexed);
        uint8_t *scan = malloc((size_t)height * (1 + width));
        cpixels_png_indexed_scanlines(first, width, height, palette, colors, scan);
        free(scan);
    }
}

static void colors(int width, int height, uint32_t *first, uint32_t *second) {
    size_t count = (size_t)width * height;
    uint32_t *out = malloc(count * 4);
    uint8_t *samples = bytes(count * 4), *marks = bytes(count);
    cpixels_are_opaque(first, count);
    cpixels_are_grey(first, count);
    int channels = 3 + below(2), stride = width * channels + below(9);
    uint8_t *rows = bytes((size_t)stride * height);
    cpixels_from_rgba(rows, width, height, stride, channels, out);
    free(rows);
    cpixels_from_premultiplied_rgba(samples, count, out);
    cpixels_divided(first, count, out);
    cpixels_on_ground(first, count, (uint32_t)next() | 0xFF000000u, out);
    cpixels_opaque_rgba(out, count, samples);
    cpixels_opaque_changes(first, second, count, out);
    cpixels_mark_equal(first, second, count, 7, marks);
    cpixels_step_coverage(marks, count);
    double matrix[20];
    for (int index = 0; index < 20; index++) matrix[index] = number();
    memcpy(out, first, count * 4);
    cpixels_color_matrix(out, count, matrix);
    cpixels_luminance_to_alpha(out, count);
    cpixels_plus_darker(out, width, second, width, height);
    free(marks);
    free(samples);
    free(out);
}

static void gradients(int width, int height, uint32_t *out) {
    cpixels_stop stops[5];
    int count = 1 + below(5), table_size = below(2) ? 256 : 2 + below(40);
    for (int index = 0; index < count; index++)
        stops[index] = (cpixels_stop){number(), number(), number(), number(), number()};
    uint32_t *table = malloc((size_t)table_size * 4);
    cpixels_ramp(stops, count, below(2), below(2), number(), table, table_size);
    cpixels_ramp_color(stops, count, below(2), below(2), number());
    double matrix[6];
    for (int index = 0; index < 6; index++) matrix[index] = number();
    int left = below(width), top = below(height), right = left + 1 + below(width - left), bottom = top + 1 + below(height - top);
    uint8_t *coverage = below(2) ? bytes((size_t)(right - left) * (bottom - top)) : NULL;
    cpixels_part part = {left, top, right, bottom, out, (size_t)width, coverage, (size_t)(right - left)};
    cpixels_linear_gradient(part, width, number(), number(), number(), table, table_size);
    cpixels_radial_gradient(part, matrix, number(), number(), table, table_size);
    cpixels_angular_gradient(part, matrix, number(), number(), number(), table, table_size);
    free(coverage);
    free(table);
}

static void filters(int width, int height, uint32_t *first) {
    size_t count = (size_t)width * height;
    double across = number(), down = number();
    // The callers draw no blur that reaches farther than a picture is long.
    int sound = isfinite(across) && isfinite(down) && across >= 0 && down >= 0 && across < 1e4 && down < 1e4;
    cpixels_blur_reach(sound ? across : 1);
    int stride = width + below(5);
    uint8_t *plane = bytes((size_t)stride * height);
    uint32_t *copy = malloc(count * 4);
    memcpy(copy, first, count * 4);
    if (sound) {
        cpixels_blur_alpha(plane, width, height, stride, across, down, below(2));
        cpixels_blur(copy, width, height, across, down, below(2));
    }
    int new_width = 1 + below(width), new_height = 1 + below(height);
    uint32_t *small = malloc((size_t)new_width * new_height * 4);
    cpixels_shrink(first, width, height, small, new_width, new_height);
    free(small);
    free(copy);
    free(plane);
}

static void comparing(int width, int height, uint32_t *first, uint32_t *second) {
    cpixels_compare(first, second, width, height, below(256));
    int most = 1 + below(4);
    cpixels_box *boxes = malloc(sizeof(cpixels_box) * most);
    uint32_t *picture = below(2) ? malloc((size_t)width * height * 4) : NULL;
    cpixels_difference result;
    if (cpixels_difference_of(first, second, width, height, boxes, most, picture, &result)) {
        for (int index = 0; index < result.box_count; index++) {
            cpixels_box box = boxes[index];
            if (box.x < 0 || box.y < 0 || box.x + box.width > width || box.y + box.height > height) abort();
            if (picture) cpixels_veil(picture, width, box);
        }
    }
    free(picture);
    free(boxes);
}

int main(int argc, char **argv) {
    uint64_t seed = argc > 1 ? strtoull(argv[1], NULL, 10) : 1;
    long seconds = argc > 2 ? atol(argv[2]) : 10, most = argc > 3 ? atol(argv[3]) : 0, calls = 0;
    time_t end = time(NULL) + seconds;
    for (; most ? calls < most : time(NULL) < end; seed++, calls++) {
        state = seed * 0xD1342543DE82EF95u;
        // The sanitizers end the process in the middle of a call.
        if (calls % 1000 == 0) fprintf(stderr, "\rseed %llu ", (unsigned long long)seed);
        int width = size(), height = size();
        size_t count = (size_t)width * height;
        uint32_t *first = pixels(count), *second = pixels(count);
        if (below(2)) memcpy(second, first, (count - below((int)count)) * 4);
        if (getenv("FUZZ_TRACE")) fprintf(stderr, "seed %llu\n", (unsigned long long)seed);
        switch (below(5)) {
        case 0: files(width, height, first); break;
        case 1: colors(width, height, first, second); break;
        case 2: gradients(width, height, first); break;
        case 3: filters(width, height, first); break;
        default: comparing(width, height, first, second);
        }
        free(second);
        free(first);
    }
    fprintf(stderr, "\r%ld calls of CPixels, nothing found\n", calls);
    return 0;
}
