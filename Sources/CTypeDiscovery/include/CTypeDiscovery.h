#ifndef CTYPEDISCOVERY_H
#define CTYPEDISCOVERY_H

/// Calls `body` with the metadata (Swift's `Any.Type`) of each structure in the program's images whose name ends in
/// `suffix`, in the order of the images' records. Generic types are left out.
void type_discovery_each(
    const char *suffix, void *context, void (*body)(void *context, const void *metadata));

/// Calls `body` with the metadata of each type in the program's images that declares conformance to a protocol of the
/// given name, in any module. Generic types are left out.
void type_discovery_each_conforming(
    const char *protocol, void *context, void (*body)(void *context, const void *metadata));

/// Calls `body` with the metadata of each class in the program's images that has the given name, in any module. Generic
/// classes are left out.
void type_discovery_each_class(
    const char *name, void *context, void (*body)(void *context, const void *metadata));

#endif
