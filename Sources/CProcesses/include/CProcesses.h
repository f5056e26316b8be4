#ifndef CPROCESSES_H
#define CPROCESSES_H

#include <stddef.h>
#include <stdbool.h>
#include <sys/types.h>

/// Has the system send this process a signal when the thread that has started it ends.
///
/// Returns false if it has ended already, so that another process is the parent.
bool end_with_parent(int signal, pid_t parent);

/// Makes this process the parent of all processes that its children leave behind.
void adopt_orphans(void);

/// Starts a program without input. All processes that it starts end with it, and with this process.
///
/// A guard process is between the two. It ends with the program's status, or with 128 and the number of the signal that has
/// ended it. Returns zero or the number of an error, and the guard's number in `process`.
int start_guarded(
    pid_t *process, const char *path, char *const arguments[], char *const variables[], int output, int errors);

/// Ends a process with a signal, and all processes that it has started. Waits until they are gone.
void end_descendants(int signal);

/// Lets the programs that this thread starts have their code and memory at the same addresses in every run.
///
/// Without effect where the system does not permit it, as in some containers.
void start_at_fixed_addresses(void);

/// Sets a function that is called with an error's number when the system has given no thread for some tries. libdispatch and
/// Foundation would wait for the thread without end.
void on_missing_thread(void (*handler)(int error));

/// Returns the path of the loaded library that has a symbol; null where no library has it.
const char *library_with_symbol(const char *name);

/// Lets what the process prints to standard output end after `limit` bytes, once with `words`, which have to last.
///
/// Code that never ends printing would fill a disk with the output.
void limit_standard_output(size_t limit, const char *words);

#endif
