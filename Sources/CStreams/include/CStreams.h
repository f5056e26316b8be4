#ifndef CSTREAMS_H
#define CSTREAMS_H

#include <stdint.h>
#include <stdio.h>

typedef int (*stream_read)(void *cookie, char *bytes, int count);
typedef int (*stream_write)(void *cookie, const char *bytes, int count);
typedef int64_t (*stream_seek)(void *cookie, int64_t offset, int origin);
typedef int (*stream_close)(void *cookie);

/// Opens a stream that works by functions, as Darwin's `funopen` does. Each may be null, but not both that read and write.
/// Returns null, with `errno`, where it cannot.
FILE *open_function_stream(const void *cookie, stream_read read, stream_write write, stream_seek seek, stream_close close);

#endif
