#ifndef DEFERRED_H
#define DEFERRED_H

/// A library that is loaded when one of its functions is called for the first time. Most programs never read a PDF or an
/// SVG, and these libraries bring thirty others, which take a quarter of the time in which a program starts.
struct deferred_library {
    /// The name under which the dynamic linker finds it.
    const char *name;
    /// Debian's package that has it.
    const char *package;
    void *handle;
};

/// Returns a symbol of a library. Where there is none, ends the process with a message that says what to install.
void *deferred_symbol(struct deferred_library *library, const char *name);

/// Defines a function that calls the library's function of the same name. The library's own calls do not find it.
#define DEFERRED(library, result, name, parameters, arguments)                                                         \
    __attribute__((visibility("hidden"))) result name parameters {                                                     \
        static __typeof__(&name) found;                                                                                \
        __typeof__(&name) function = __atomic_load_n(&found, __ATOMIC_ACQUIRE);                                        \
        if (!function) {                                                                                               \
            function = (__typeof__(&name))deferred_symbol(&library, #name);                                            \
            __atomic_store_n(&found, function, __ATOMIC_RELEASE);                                                      \
        }                                                                                                              \
        return function arguments;                                                                                     \
    }

#endif
