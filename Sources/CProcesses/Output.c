#define _GNU_SOURCE
#include "CProcesses.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

static size_t room;
static const char *last_words;

static void write_all(const char *bytes, size_t count) {
    while (count > 0) {
        ssize_t done = write(STDOUT_FILENO, bytes, count);
        if (done < 0 && errno == EINTR) continue;
        if (done <= 0) return;
        bytes += done;
        count -= (size_t)done;
    }
}

// The stream's lock is held.
static ssize_t write_within_limit(void *cookie, const char *bytes, size_t count) {
    (void)cookie;
    size_t taken = count < room ? count : room;
    write_all(bytes, taken);
    room -= taken;
    if (taken < count && last_words) {
        write_all(last_words, strlen(last_words));
        last_words = NULL;
    }
    return (ssize_t)count;
}

void limit_standard_output(size_t limit, const char *words) {
    cookie_io_functions_t functions = {.write = write_within_limit};
    FILE *stream = fopencookie(NULL, "w", functions);
    if (!stream) return;
    room = limit;
    last_words = words;
    stdout = stream;
}
