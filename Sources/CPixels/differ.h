/// What the parts of the differ share: it goes through a picture in cells of eight by eight pixels, the cells' rows
/// from the top down.
#ifndef DIFFER_H
#define DIFFER_H

#include "CPixels.h"

enum { cell_length = 8 };

/// Where pixels differ, within a cell; empty where max_x is below min_x.
typedef struct { int min_x, min_y, max_x, max_y; } extent;

static const extent empty_extent = {INT32_MAX, INT32_MAX, -1, -1};

static inline void extend(extent *whole, extent part) {
    if (part.min_x < whole->min_x) whole->min_x = part.min_x;
    if (part.min_y < whole->min_y) whole->min_y = part.min_y;
    if (part.max_x > whole->max_x) whole->max_x = part.max_x;
    if (part.max_y > whole->max_y) whole->max_y = part.max_y;
}

/// How light pixels laid on a middle grey are, 1024 times 0…255: luma with the weights of ITU-R BT.601. Whole numbers,
/// so that equal colours are equally light.
void luma_row(const uint32_t *pixels, int width, int32_t *out);

/// A picture and how light its rows are; `luma` holds those from `first_row` on.
typedef struct {
    const uint32_t *pixels;
    const int32_t *luma;
    int first_row, width, height;
} luma_picture;

/// Sets the marks of a row's pixels that lie in plain areas of both pictures, and so smooth no edge, to 1, others to 0.
void mark_plain(const luma_picture *first, const luma_picture *second, int y, uint8_t *marks);

/// Whether a pixel that differs smooths the same edge in both pictures.
int is_antialiasing(const luma_picture *first, const luma_picture *second, int x, int y);

/// The structural similarity of a cell whose left upper corner is at `x` and the row that both lumas begin with.
double cell_similarity(const int32_t *first, const int32_t *second, int stride, int width, int height);

/// The largest distance in Oklab of `count` pairs of opaque colours; white is 1 away from black.
/// `linear` holds 256 light intensities.
float largest_distance(const uint32_t *first, const uint32_t *second, size_t count, const float *linear);

/// Light intensities of 256 steps of an sRGB channel.
void fill_linear(float *linear);

/// Boxes around the groups of cells that touch or whose pixels are near, `columns` by `rows` of them, which it uses up; at
/// most `most`, for which groups further apart become one. Returns how many boxes there are, or -1 where memory is short.
int group_cells(extent *cells, int columns, int rows, cpixels_box *boxes, int most);

#endif
