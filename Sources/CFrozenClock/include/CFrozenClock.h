#ifndef CFROZENCLOCK_H
#define CFROZENCLOCK_H

#include <stdbool.h>

/// Stops the wall clock of this process at `seconds` since 1970. Monotonic clocks, timers and sleeping are not
/// affected. A wait for a moment of the wall clock takes as long as that moment is away from the frozen one.
void frozen_clock_set(double seconds);

/// Makes the wall clock run again.
void frozen_clock_clear(void);

/// Stops the wall clock for code on this thread alone, at another moment than the process's where that is stopped, too.
void frozen_clock_set_on_thread(double seconds);

/// Lets this thread see the process's clock again.
void frozen_clock_clear_on_thread(void);

/// Returns whether the code at `address` belongs to a library that connects to other machines. Such code sees the
/// machine's clock.
bool network_library_contains(const void *address);

#endif
