#ifndef CDEFERREDLIBRARIES_H
#define CDEFERREDLIBRARIES_H

/// Writes the version of librsvg that is loaded.
void deferred_rsvg_version(unsigned *major, unsigned *minor, unsigned *micro);

#endif
