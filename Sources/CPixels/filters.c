#include "CPixels.h"

#pragma STDC FP_CONTRACT OFF

/// A value as a byte. What is no number is 0.
static uint32_t byte(float value) { return value > 0 ? value < 255 ? (uint32_t)(value + 0.5f) : 255 : 0; }

void cpixels_color_matrix(uint32_t *pixels, size_t count, const double matrix[20]) {
    float m[20];
    for (int i = 0; i < 20; i++) m[i] = (float)matrix[i];
    uint32_t known = 0, answer = 0;
    int is_known = 0;
    for (size_t i = 0; i < count; i++) {
        uint32_t p = pixels[i];
        // Neighboring pixels are often equal.
        if (is_known && p == known) {
            pixels[i] = answer;
            continue;
        }
        float alpha = (float)(p >> 24), factor = alpha > 0 ? 1 / alpha : 0, out[4];
        float in[4] = {
            (float)(p >> 16 & 255) * factor, (float)(p >> 8 & 255) * factor, (float)(p & 255) * factor, alpha / 255};
        for (int row = 0; row < 4; row++) {
            const float *r = m + row * 5;
            float value = r[0] * in[0] + r[1] * in[1] + r[2] * in[2] + r[3] * in[3] + r[4];
            out[row] = value > 0 ? value < 1 ? value : 1 : 0;
        }
        float scale = out[3] * 255;
        known = p;
        answer = byte(scale) << 24 | byte(out[0] * scale) << 16 | byte(out[1] * scale) << 8 | byte(out[2] * scale);
        pixels[i] = answer;
        is_known = 1;
    }
}

void cpixels_luminance_to_alpha(uint32_t *pixels, size_t count) {
    for (size_t i = 0; i < count; i++) {
        uint32_t p = pixels[i];
        // The weights of SVG's luminanceToAlpha, 0.2125, 0.7154 and 0.0721, in 65536ths.
        uint32_t sum = (p >> 16 & 255) * 13926 + (p >> 8 & 255) * 46885 + (p & 255) * 4725 + 32768;
        pixels[i] = (sum >> 16) << 24;
    }
}

void cpixels_plus_darker(uint32_t *below, int below_stride, const uint32_t *above, int width, int height) {
    for (int y = 0; y < height; y++, below += below_stride)
        for (int x = 0; x < width; x++) {
            uint32_t s = *above++, d = below[x];
            int s_alpha = (int)(s >> 24), d_alpha = (int)(d >> 24);
            if (s_alpha == 0) continue;
            int alpha = s_alpha + d_alpha > 255 ? 255 : s_alpha + d_alpha;
            uint32_t result = (uint32_t)alpha << 24;
            for (int shift = 0; shift < 24; shift += 8) {
                int value = alpha - (s_alpha - (int)(s >> shift & 255)) - (d_alpha - (int)(d >> shift & 255));
                result |= (uint32_t)(value < 0 ? 0 : value) << shift;
            }
            below[x] = result;
        }
}
