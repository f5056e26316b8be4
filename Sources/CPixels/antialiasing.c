#include "differ.h"

#include <string.h>

// Implements V. Vyšniauskas, "Anti-aliased Pixel and Intensity Slope Detector", 2009, as Mapbox's pixelmatch does: an
// antialiased pixel has a darker and a lighter neighbor, few neighbors of its own lightness, and one of the two
// extremes is plain in both pictures. Unlike pixelmatch, this detector counts an edge that moves as a change.

static const int32_t *luma_at_row_zero(const luma_picture *picture) {
    return picture->luma - (ptrdiff_t)picture->first_row * picture->width;
}

/// Returns whether at least three neighbors have the pixel's color. At the picture's edge, the outside counts as one.
static int is_plain(const uint32_t *pixels, int x, int y, int width, int height) {
    int left = x > 0 ? x - 1 : 0, right = x < width - 1 ? x + 1 : x;
    int top = y > 0 ? y - 1 : 0, bottom = y < height - 1 ? y + 1 : y;
    int equal = left == x || right == x || top == y || bottom == y;
    uint32_t color = pixels[(size_t)y * width + x];
    for (int v = top; v <= bottom; v++) {
        const uint32_t *row = pixels + (size_t)v * width;
        for (int u = left; u <= right; u++) equal += row[u] == color;
    }
    // The count includes the pixel itself.
    return equal > 3;
}

/// Clears the marks of pixels of which fewer than three of the four direct neighbors are as light, and of pixels at the
/// picture's edge.
static void keep_plain(const luma_picture *picture, int y, uint8_t *marks) {
    int width = picture->width;
    const int32_t *own = luma_at_row_zero(picture) + (size_t)y * width, *above = own - width, *below = own + width;
    // The loop has no branches, so that the compiler vectorizes it.
    for (int x = 1; x < width - 1; x++) {
        int32_t luma = own[x];
        marks[x] &= (above[x] == luma) + (below[x] == luma) + (own[x - 1] == luma) + (own[x + 1] == luma) > 2;
    }
}

void mark_plain(const luma_picture *first, const luma_picture *second, int y, uint8_t *marks) {
    int width = first->width;
    memset(marks, y > 0 && y < first->height - 1, (size_t)width);
    marks[0] = marks[width - 1] = 0;
    if (!marks[width / 2]) return;
    keep_plain(first, y, marks);
    keep_plain(second, y, marks);
}

/// Returns whether a pixel with eight neighbors cannot be antialiased. This quick test rules out most pixels.
static int is_out_of_question(const int32_t *pixel, int width) {
    const int32_t *above = pixel - width, *below = pixel + width;
    const int32_t around[8] = {
        above[-1], above[0], above[1], pixel[-1], pixel[1], below[-1], below[0], below[1]};
    int equal = 0, darker = 0, lighter = 0;
    for (int i = 0; i < 8; i++) {
        equal += around[i] == *pixel;
        darker += around[i] < *pixel;
        lighter += around[i] > *pixel;
    }
    return equal > 2 || !darker || !lighter;
}

/// Returns whether a pixel seems to smooth an edge of `picture` that has plain neighbors in both pictures.
static int smooths_edge(const luma_picture *picture, const uint32_t *other, int x, int y) {
    int width = picture->width, height = picture->height;
    int left = x > 0 ? x - 1 : 0, right = x < width - 1 ? x + 1 : x;
    int top = y > 0 ? y - 1 : 0, bottom = y < height - 1 ? y + 1 : y;
    int equal = left == x || right == x || top == y || bottom == y;
    const int32_t *luma = luma_at_row_zero(picture);
    if (right - left == 2 && bottom - top == 2 && is_out_of_question(luma + (size_t)y * width + x, width)) return 0;
    int32_t own = luma[(size_t)y * width + x], darkest = 0, lightest = 0;
    int dark_x = 0, dark_y = 0, light_x = 0, light_y = 0;
    for (int u = left; u <= right; u++)
        for (int v = top; v <= bottom; v++) {
            if (u == x && v == y) continue;
            int32_t step = luma[(size_t)v * width + u] - own;
            if (step == 0) {
                if (++equal > 2) return 0;
            } else if (step < darkest) {
                darkest = step;
                dark_x = u;
                dark_y = v;
            } else if (step > lightest) {
                lightest = step;
                light_x = u;
                light_y = v;
            }
        }
    if (darkest == 0 || lightest == 0) return 0;
    const uint32_t *pixels = picture->pixels;
    return (is_plain(pixels, dark_x, dark_y, width, height) && is_plain(other, dark_x, dark_y, width, height))
        || (is_plain(pixels, light_x, light_y, width, height) && is_plain(other, light_x, light_y, width, height));
}

/// Returns whether the edge through the pixel is at the same place in both pictures, to half a pixel. Without this
/// test, content that moved by one pixel would count as antialiasing.
static int keeps_place(const luma_picture *first, const luma_picture *second, int x, int y) {
    int width = first->width, height = first->height;
    int left = x > 0 ? x - 1 : 0, right = x < width - 1 ? x + 1 : x;
    int top = y > 0 ? y - 1 : 0, bottom = y < height - 1 ? y + 1 : y;
    const int32_t *a = luma_at_row_zero(first), *b = luma_at_row_zero(second);
    int32_t darkest = INT32_MAX, lightest = 0, sum = 0;
    for (int v = top; v <= bottom; v++)
        for (int u = left; u <= right; u++) {
            int32_t one = a[(size_t)v * width + u], other = b[(size_t)v * width + u];
            int32_t low = one < other ? one : other, high = one < other ? other : one;
            if (low < darkest) darkest = low;
            if (high > lightest) lightest = high;
            sum += high - low;
        }
    // The change that an edge between the two extremes causes if it is three pixels long and moves by half a pixel.
    return 2 * sum <= 3 * (lightest - darkest);
}

int is_antialiasing(const luma_picture *first, const luma_picture *second, int x, int y) {
    return (smooths_edge(first, second->pixels, x, y) || smooths_edge(second, first->pixels, x, y))
        && keeps_place(first, second, x, y);
}
