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
