#include "CPixels.h"
#include "channel.h"

#include <stdlib.h>
#include <string.h>

// Conversions between the lines of a PNG file, https://www.w3.org/TR/png-3/, and pixels, except for plain color
// formats.

void cpixels_png_indexed_pixels(
    const uint8_t *lines, int width, int height, int bits, const uint32_t palette[256], uint32_t *out) {
    size_t length = ((size_t)width * (size_t)bits + 7) / 8;
    unsigned mask = (1u << bits) - 1;
    for (int y = 0; y < height; y++, lines += length + 1)
        for (int x = 0; x < width; x++) {
            unsigned place = (unsigned)x * (unsigned)bits;
            *out++ = palette[lines[1 + place / 8] >> (8 - bits - (int)(place % 8)) & mask];
        }
}

void cpixels_png_pixels(const uint8_t *lines, int width, int height, int channels, int64_t key, uint32_t *out) {
    size_t stride = (size_t)width * (size_t)channels + 1;
    if (channels > 2 && key < 0) {
        cpixels_from_rgba(lines + 1, width, height, (int)stride, channels, out);
        return;
    }
    for (int y = 0; y < height; y++, lines += stride) {
        const uint8_t *bytes = lines + 1;
        for (int x = 0; x < width; x++, bytes += channels) {
            uint32_t color = channels > 2
                ? (uint32_t)bytes[0] << 16 | (uint32_t)bytes[1] << 8 | bytes[2] : bytes[0] * 0x010101u;
            uint32_t alpha = channels == 2 ? bytes[1] : color == key ? 0 : 255;
            *out++ = cpixels_premultiplied(alpha << 24 | color);
        }
    }
}

uint32_t cpixels_premultiplied(uint32_t color) {
    uint32_t alpha = color >> 24;
    if (alpha == 255) return color;
    return alpha << 24 | multiplied(color >> 16 & 255, alpha) << 16 | multiplied(color >> 8 & 255, alpha) << 8
        | multiplied(color & 255, alpha);
}

/// Returns the place of a pixel in a hash table of 1024 places, or the free place for it. At most 256 places are taken.
static unsigned place_of(uint32_t pixel, const uint32_t *pixels, const uint16_t *indexes) {
    unsigned place = pixel * 2654435761u >> 22;
    while (indexes[place] && pixels[place] != pixel) place = (place + 1) % 1024;
    return place;
}

typedef uint64_t two_pairs __attribute__((vector_size(16)));

static inline two_pairs four_pixels(const uint32_t *pixels) {
    two_pairs value;
    memcpy(&value, pixels, sizeof value);
    return value;
}

static inline int is_zero(two_pairs value) { return (value[0] | value[1]) == 0; }

/// Returns the number of pixels, at most `most`, that are the same as the first.
static size_t equal_pixels(const uint32_t *pixels, size_t most) {
    size_t run = 1;
    uint64_t pair = (uint64_t)pixels[0] << 32 | pixels[0];
    two_pairs first = {pair, pair};
    if (run + 4 <= most && is_zero(four_pixels(pixels + run) ^ first)) {
        // Grounds are long runs.
        for (run += 4; run + 16 <= most; run += 16) {
            const uint32_t *next = pixels + run;
            two_pairs difference = (four_pixels(next) ^ first) | (four_pixels(next + 4) ^ first)
                | (four_pixels(next + 8) ^ first) | (four_pixels(next + 12) ^ first);
            if (!is_zero(difference)) break;
        }
        for (; run + 4 <= most && is_zero(four_pixels(pixels + run) ^ first); run += 4) {}
    }
    while (run < most && pixels[run] == pixels[0]) run++;
    return run;
}

int cpixels_palette(const uint32_t *pixels, size_t count, uint32_t palette[256], size_t counts[256]) {
    uint32_t known[1024];
    uint16_t numbers[1024] = {0};
    int length = 0;
    for (size_t i = 0, run; i < count; i += run) {
        run = equal_pixels(pixels + i, count - i);
        unsigned place = place_of(pixels[i], known, numbers);
        if (!numbers[place]) {
            if (length == 256) return 257;
            known[place] = pixels[i];
            palette[length] = pixels[i];
            counts[length++] = 0;
            numbers[place] = (uint16_t)length;
        }
        counts[numbers[place] - 1] += run;
    }
    return length;
}

int cpixels_palette_with(
    const uint32_t *colors, const size_t *amounts, int count, uint32_t palette[256], size_t counts[256], int length) {
    uint32_t known[1024];
    uint16_t numbers[1024] = {0};
    for (int i = 0; i < length; i++) {
        unsigned place = place_of(palette[i], known, numbers);
        known[place] = palette[i];
        numbers[place] = (uint16_t)(i + 1);
    }
    for (int i = 0; i < count; i++) {
        unsigned place = place_of(colors[i], known, numbers);
        if (!numbers[place]) {
            if (length == 256) return 257;
            known[place] = colors[i];
            palette[length] = colors[i];
            counts[length++] = 0;
            numbers[place] = (uint16_t)length;
        }
        counts[numbers[place] - 1] += amounts[i];
    }
    return length;
}

void cpixels_png_indexed_lines(
    const uint32_t *pixels, int width, int height, int bits, const uint32_t *palette, int length, uint8_t *out) {
    uint32_t known[1024];
    uint16_t indexes[1024] = {0};
    for (int i = 0; i < length; i++) {
        unsigned place = place_of(palette[i], known, indexes);
        known[place] = palette[i];
        indexes[place] = (uint16_t)(i + 1);
    }
    size_t line = ((size_t)width * (size_t)bits + 7) / 8;
    memset(out, 0, line * (size_t)height);
    for (int y = 0; y < height; y++, out += line)
        for (int x = 0; x < width; x++) {
            unsigned index = indexes[place_of(*pixels++, known, indexes)] - 1u, place = (unsigned)x * (unsigned)bits;
            out[place / 8] |= (uint8_t)(index << (8 - bits - (int)(place % 8)));
        }
}

void cpixels_png_indexed_scanlines(
    const uint32_t *pixels, int width, int height, const uint32_t *palette, int length, uint8_t *out) {
    uint32_t known[1024];
    uint16_t indexes[1024] = {0};
    for (int i = 0; i < length; i++) {
        unsigned place = place_of(palette[i], known, indexes);
        known[place] = palette[i];
        indexes[place] = (uint16_t)(i + 1);
    }
    for (int y = 0; y < height; y++) {
        *out++ = 0;
        if (y > 0 && memcmp(pixels, pixels - width, (size_t)width * 4) == 0) {
            memcpy(out, out - width - 1, (size_t)width);
            out += width;
            pixels += width;
            continue;
        }
        for (size_t left = (size_t)width, run; left > 0; left -= run, pixels += run, out += run) {
            run = equal_pixels(pixels, left);
            uint8_t index = (uint8_t)(indexes[place_of(*pixels, known, indexes)] - 1u);
            if (run < 16) for (size_t x = 0; x < run; x++) out[x] = index;
            else memset(out, index, run);
        }
    }
}

int cpixels_are_grey(const uint32_t *pixels, size_t count) {
    uint32_t difference = 0;
    for (size_t i = 0; i < count; i++) difference |= (pixels[i] ^ pixels[i] >> 8) & 0xFFFF;
    return difference == 0;
}
