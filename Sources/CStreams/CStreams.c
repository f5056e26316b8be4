#define _GNU_SOURCE
#include "CStreams.h"

#include <errno.h>
#include <limits.h>
#include <stdlib.h>

struct functions {
    void *cookie;
    stream_read read;
    stream_write write;
    stream_seek seek;
    stream_close close;
};

static int limited(size_t count) { return count > INT_MAX ? INT_MAX : (int)count; }

static ssize_t read_stream(void *cookie, char *bytes, size_t count) {
    struct functions *functions = cookie;
    return functions->read(functions->cookie, bytes, limited(count));
}

// The C library wants 0 where nothing could be written.
static ssize_t write_stream(void *cookie, const char *bytes, size_t count) {
    struct functions *functions = cookie;
    int written = functions->write(functions->cookie, bytes, limited(count));
    return written < 0 ? 0 : written;
}

static int seek_stream(void *cookie, off64_t *offset, int origin) {
    struct functions *functions = cookie;
    int64_t place = functions->seek(functions->cookie, *offset, origin);
    if (place < 0) return -1;
    *offset = place;
    return 0;
}

static int close_stream(void *cookie) {
    struct functions *functions = cookie;
    int result = functions->close ? functions->close(functions->cookie) : 0;
    free(functions);
    return result;
}

FILE *open_function_stream(const void *cookie, stream_read read, stream_write write, stream_seek seek, stream_close close) {
    if (!read && !write) {
        errno = EINVAL;
        return NULL;
    }
    struct functions *functions = malloc(sizeof *functions);
    if (!functions) return NULL;
    *functions = (struct functions){(void *)cookie, read, write, seek, close};
    cookie_io_functions_t calls = {
        .read = read ? read_stream : NULL, .write = write ? write_stream : NULL, .seek = seek ? seek_stream : NULL, .close = close_stream};
    FILE *stream = fopencookie(functions, !write ? "r" : !read ? "w" : "r+", calls);
    if (!stream) free(functions);
    return stream;
}
