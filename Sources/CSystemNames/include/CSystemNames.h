#ifndef CSYSTEMNAMES_H
#define CSYSTEMNAMES_H

/// Lets `uname` tell the names of an Apple device in place of the machine's.
///
/// - Parameter release: writes the system's version, such as `18.0`, into `size` bytes. Any thread calls it.
void system_names_set(void (*release)(char *text, int size));

#endif
