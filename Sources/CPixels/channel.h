/// Multiplication and division of a color's component by its pixel's alpha.
#ifndef CHANNEL_H
#define CHANNEL_H

#include <stdint.h>

static inline uint32_t divided(uint32_t component, uint32_t alpha) {
    uint32_t value = (component * 255 + alpha / 2) / alpha;
    return value > 255 ? 255 : value;
}

static inline uint32_t multiplied(uint32_t component, uint32_t alpha) {
    uint32_t value = component * alpha + 128;
    return (value + (value >> 8)) >> 8;
}

#endif
