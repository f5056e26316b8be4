#include "CPixels.h"
#include "channel.h"

#include <stdlib.h>
#include <string.h>

int cpixels_are_opaque(const uint32_t *pixels, size_t count) {
    uint32_t all = UINT32_MAX;
    for (size_t i = 0; i < count; i++) all &= pixels[i];
    return all >> 24 == 255;
}

static void opaque_row(const uint32_t *pixels, int width, uint8_t *row) {
    for (int x = 0; x < width; x++) {
        uint32_t p = pixels[x];
        row[0] = (uint8_t)(p >> 16);
        row[1] = (uint8_t)(p >> 8);
        row[2] = (uint8_t)p;
        row += 3;
    }
}

static void translucent_row(const uint32_t *pixels, int width, uint8_t *row) {
    for (int x = 0; x < width; x++, row += 4) {
        uint32_t p = pixels[x], alpha = p >> 24;
        if (alpha == 255) {
            row[0] = (uint8_t)(p >> 16);
            row[1] = (uint8_t)(p >> 8);
            row[2] = (uint8_t)p;
        } else if (alpha == 0) {
            row[0] = row[1] = row[2] = 0;
        } else {
            row[0] = (uint8_t)divided(p >> 16 & 255, alpha);
            row[1] = (uint8_t)divided(p >> 8 & 255, alpha);
            row[2] = (uint8_t)divided(p & 255, alpha);
        }
        row[3] = (uint8_t)alpha;
    }
}

static void grey_row(const uint32_t *pixels, int width, int channels, uint8_t *row) {
    for (int x = 0; x < width; x++, row += channels) {
        uint32_t alpha = pixels[x] >> 24;
        row[0] = (uint8_t)(alpha > 0 ? divided(pixels[x] & 255, alpha) : 0);
        if (channels == 2) row[1] = (uint8_t)alpha;
    }
}

void cpixels_png_row(const uint32_t *pixels, int width, int channels, uint8_t *row) {
    if (channels == 4) translucent_row(pixels, width, row);
    else if (channels == 3) opaque_row(pixels, width, row);
    else grey_row(pixels, width, channels, row);
}

typedef uint8_t bytes16 __attribute__((vector_size(16)));

static void subtract(const uint8_t *row, const uint8_t *above, uint8_t *out, size_t count) {
    size_t i = 0;
    for (; i + 16 <= count; i += 16) {
        bytes16 a, b;
        memcpy(&a, row + i, 16);
        memcpy(&b, above + i, 16);
        a -= b;
        memcpy(out + i, &a, 16);
    }
    for (; i < count; i++) out[i] = (uint8_t)(row[i] - above[i]);
}

/// Returns whether the lines of a slope, whose pixels differ from those above by the same, are common enough for the Up
/// filter. The limit of one pixel in twenty is measured: on 86 pictures of widgets, files are within half a percent of
/// those with the better filter each.
static int are_slopes(const uint32_t *pixels, int width, int height) {
    size_t compared = 0, repeated = 0, sloped = 0;
    for (int y = 4; y < height; y += 8) {
        const uint32_t *row = pixels + (size_t)y * width, *above = row - width;
        for (int x = 1; x < width; x++) {
            repeated += row[x] == row[x - 1];
            sloped += row[x] - above[x] == row[x - 1] - above[x - 1];
        }
        compared += (size_t)width - 1;
    }
    return sloped > repeated + compared / 20;
}

int cpixels_png_scanlines(const uint32_t *pixels, int width, int height, int opaque, uint8_t *out) {
    size_t length = (size_t)width * (opaque ? 3 : 4);
    if (!are_slopes(pixels, width, height)) {
        for (int y = 0; y < height; y++, pixels += width, out += length) {
            *out++ = 0;
            cpixels_png_row(pixels, width, opaque ? 3 : 4, out);
        }
        return 1;
    }
    uint8_t *rows = calloc(2, length + 1);
    if (!rows) return 0;
    uint8_t *row = rows, *above = rows + length;
    for (int y = 0; y < height; y++) {
        const uint32_t *source = pixels + (size_t)y * width;
        if (y > 0 && memcmp(source, source - width, (size_t)width * 4) == 0) {
            *out++ = 2;
            memset(out, 0, length);
        } else {
            cpixels_png_row(source, width, opaque ? 3 : 4, row);
            *out++ = 2;
            subtract(row, above, out, length);
            uint8_t *swap = row;
            row = above;
            above = swap;
        }
        out += length;
    }
    free(rows);
    return 1;
}

void cpixels_from_rgba(
    const uint8_t *bytes, int width, int height, int stride, int channels, uint32_t *out) {
    for (int y = 0; y < height; y++) {
        const uint8_t *row = bytes + (size_t)y * stride;
        for (int x = 0; x < width; x++, row += channels, out++) {
            uint32_t alpha = channels == 4 ? row[3] : 255;
            if (alpha == 255)
                *out = 0xFF000000u | (uint32_t)row[0] << 16 | (uint32_t)row[1] << 8 | row[2];
            else
                *out = alpha << 24 | multiplied(row[0], alpha) << 16 | multiplied(row[1], alpha) << 8
                    | multiplied(row[2], alpha);
        }
    }
}

void cpixels_from_premultiplied_rgba(const uint8_t *bytes, size_t count, uint32_t *out) {
    for (size_t i = 0; i < count; i++, bytes += 4)
        out[i] = (uint32_t)bytes[3] << 24 | (uint32_t)bytes[0] << 16 | (uint32_t)bytes[1] << 8 | bytes[2];
}
