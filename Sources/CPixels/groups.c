#include "differ.h"

#include <stdlib.h>

/// The smallest gap between two groups in pixels: 4 points at the usual 3 pixels per point. Groups that are closer
/// become one, so that the parts of a grown ring's edge are not separate changes.
enum { least_gap = 12, reach = (least_gap - 1) / cell_length + 1 };

/// Returns whether two extents are fewer than `gap` pixels apart, both across and down.
static int is_near(extent a, extent b, int gap) {
    return a.min_x - b.max_x <= gap && b.min_x - a.max_x <= gap && a.min_y - b.max_y <= gap && b.min_y - a.max_y <= gap;
}

/// Merges each block of four cells into one, in place.
static void coarsen(extent *cells, int *columns, int *rows) {
    int wide = (*columns + 1) / 2, high = (*rows + 1) / 2;
    for (int y = 0; y < high; y++)
        for (int x = 0; x < wide; x++) {
            extent sum = empty_extent;
            for (int v = 2 * y; v < 2 * y + 2 && v < *rows; v++)
                for (int u = 2 * x; u < 2 * x + 2 && u < *columns; u++) extend(&sum, cells[(size_t)v * *columns + u]);
            cells[(size_t)y * wide + x] = sum;
        }
    *columns = wide;
    *rows = high;
}

/// Collects the groups of cells that touch or are close into `groups`, and stops when there are more than `most`.
/// `pending` and `seen` have room for all cells.
static int gather(const extent *cells, int columns, int rows, extent *groups, int most, int *pending, uint8_t *seen) {
    int count = 0, all = columns * rows;
    for (int i = 0; i < all; i++) seen[i] = cells[i].max_x < cells[i].min_x;
    for (int start = 0; start < all; start++) {
        if (seen[start]) continue;
        if (count == most) return most + 1;
        extent group = empty_extent;
        int length = 0;
        pending[length++] = start;
        seen[start] = 1;
        while (length > 0) {
            int cell = pending[--length], x = cell % columns, y = cell / columns;
            extend(&group, cells[cell]);
            for (int v = y - reach; v <= y + reach; v++)
                for (int u = x - reach; u <= x + reach; u++) {
                    if (u < 0 || v < 0 || u >= columns || v >= rows || seen[v * columns + u]) continue;
                    int touches = abs(u - x) <= 1 && abs(v - y) <= 1;
                    if (!touches && !is_near(cells[cell], cells[v * columns + u], least_gap)) continue;
                    seen[v * columns + u] = 1;
                    pending[length++] = v * columns + u;
                }
        }
        groups[count++] = group;
    }
    return count;
}

/// Joins boxes that are close or overlap. The boxes of nested groups overlap.
static int join(extent *groups, int count) {
    for (int i = 0; i < count; i++)
        for (int k = i + 1; k < count; k++) {
            extent a = groups[i], b = groups[k];
            if (!is_near(a, b, least_gap)) continue;
            extend(&groups[i], b);
            groups[k] = groups[--count];
            // A box that has grown may reach others.
            i = -1;
            break;
        }
    return count;
}

static int by_place(const void *first, const void *second) {
    const cpixels_box *a = first, *b = second;
    return a->y != b->y ? (a->y > b->y) - (a->y < b->y) : (a->x > b->x) - (a->x < b->x);
}

int group_cells(extent *cells, int columns, int rows, cpixels_box *boxes, int most) {
    size_t all = (size_t)columns * rows;
    int *pending = malloc(all * sizeof *pending);
    uint8_t *seen = malloc(all);
    extent *groups = malloc((size_t)most * sizeof *groups);
    int count = -1;
    if (pending && seen && groups) {
        for (;;) {
            count = gather(cells, columns, rows, groups, most, pending, seen);
            if (count <= most) break;
            coarsen(cells, &columns, &rows);
        }
        count = join(groups, count);
        for (int i = 0; i < count; i++)
            boxes[i] = (cpixels_box){
                groups[i].min_x, groups[i].min_y, groups[i].max_x - groups[i].min_x + 1,
                groups[i].max_y - groups[i].min_y + 1};
        qsort(boxes, (size_t)count, sizeof *boxes, by_place);
    }
    free(pending);
    free(seen);
    free(groups);
    return count;
}
