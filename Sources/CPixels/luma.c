#include "differ.h"

void luma_row(const uint32_t *pixels, int width, int32_t *out) {
    for (int x = 0; x < width; x++) {
        uint32_t p = pixels[x];
        // 514 is the gray's 128 for each of 255 steps of transparency, times 1024.
        out[x] = (int32_t)(
            (p >> 16 & 255) * 306 + (p >> 8 & 255) * 601 + (p & 255) * 117 + (255 - (p >> 24)) * 514);
    }
}

double cell_similarity(const int32_t *first, const int32_t *second, int stride, int width, int height) {
    int32_t sum1 = 0, sum2 = 0, square1 = 0, square2 = 0, product = 0;
    for (int y = 0; y < height; y++, first += stride, second += stride)
        for (int x = 0; x < width; x++) {
            int32_t a = first[x] >> 10, b = second[x] >> 10;
            sum1 += a;
            sum2 += b;
            square1 += a * a;
            square2 += b * b;
            product += a * b;
        }
    double count = width * height, mean1 = sum1 / count, mean2 = sum2 / count;
    double variance1 = square1 / count - mean1 * mean1, variance2 = square2 / count - mean2 * mean2;
    double covariance = product / count - mean1 * mean2;
    // The constants of Wang, Bovik, Sheikh and Simoncelli, 2004: (0.01 * 255)² and (0.03 * 255)².
    const double c1 = 6.5025, c2 = 58.5225;
    return (2 * mean1 * mean2 + c1) * (2 * covariance + c2)
        / ((mean1 * mean1 + mean2 * mean2 + c1) * (variance1 + variance2 + c2));
}
