#include "deferred.h"

#include <poppler/glib/poppler-macros.h>
// The header gives its functions a visibility that those here cannot have.
#undef POPPLER_PUBLIC
#define POPPLER_PUBLIC
#include <poppler/glib/poppler.h>

static struct deferred_library poppler = {.name = "libpoppler-glib.so.8", .package = "libpoppler-glib8"};

DEFERRED(poppler, const char *, poppler_get_version, (void), ())
DEFERRED(
    poppler, PopplerDocument *, poppler_document_new_from_bytes,
    (GBytes * bytes, const char *password, GError **error), (bytes, password, error))
DEFERRED(poppler, int, poppler_document_get_n_pages, (PopplerDocument * document), (document))
DEFERRED(poppler, PopplerPage *, poppler_document_get_page, (PopplerDocument * document, int index), (document, index))
DEFERRED(poppler, void, poppler_page_get_size, (PopplerPage * page, double *width, double *height), (page, width, height))
DEFERRED(poppler, void, poppler_page_render, (PopplerPage * page, cairo_t *context), (page, context))
