#include "CDeferredLibraries.h"
#include "deferred.h"

#include <librsvg/rsvg.h>

static struct deferred_library rsvg = {.name = "librsvg-2.so.2", .package = "librsvg2-2"};

DEFERRED(rsvg, RsvgHandle *, rsvg_handle_new_from_data, (const guint8 *data, gsize length, GError **error), (data, length, error))
DEFERRED(rsvg, void, rsvg_handle_set_dpi, (RsvgHandle * handle, double dpi), (handle, dpi))
DEFERRED(
    rsvg, gboolean, rsvg_handle_render_document,
    (RsvgHandle * handle, cairo_t *context, const RsvgRectangle *viewport, GError **error), (handle, context, viewport, error))
DEFERRED(
    rsvg, gboolean, rsvg_handle_render_layer,
    (RsvgHandle * handle, cairo_t *context, const char *layer, const RsvgRectangle *viewport, GError **error),
    (handle, context, layer, viewport, error))
DEFERRED(
    rsvg, gboolean, rsvg_handle_get_intrinsic_size_in_pixels, (RsvgHandle * handle, gdouble *width, gdouble *height),
    (handle, width, height))
DEFERRED(
    rsvg, void, rsvg_handle_get_intrinsic_dimensions,
    (RsvgHandle * handle, gboolean *hasWidth, RsvgLength *width, gboolean *hasHeight, RsvgLength *height,
     gboolean *hasViewBox, RsvgRectangle *viewBox),
    (handle, hasWidth, width, hasHeight, height, hasViewBox, viewBox))

void deferred_rsvg_version(unsigned *major, unsigned *minor, unsigned *micro) {
    *major = *(const guint *)deferred_symbol(&rsvg, "rsvg_major_version");
    *minor = *(const guint *)deferred_symbol(&rsvg, "rsvg_minor_version");
    *micro = *(const guint *)deferred_symbol(&rsvg, "rsvg_micro_version");
}
