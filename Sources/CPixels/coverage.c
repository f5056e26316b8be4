#include "CPixels.h"

void cpixels_step_coverage(uint8_t *coverage, size_t count) {
    for (size_t i = 0; i < count; i++) {
        // (c * 24) / 255, rounded. For x below 65535, x / 255 is (x + 1 + x / 256) / 256.
        uint16_t scaled = (uint16_t)(coverage[i] * 24 + 127);
        uint16_t step = (uint16_t)((scaled + 1 + (scaled >> 8)) >> 8);
        // 2720 / 256 is 255 / 24.
        coverage[i] = (uint8_t)((uint16_t)(step * 2720 + 128) >> 8);
    }
}
