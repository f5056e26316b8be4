#ifndef CTYPEDISCOVERY_H
#define CTYPEDISCOVERY_H

/// Calls `body` with the metadata of each structure in the program's images whose name ends in `suffix`: what Swift
/// calls its `Any.Type`. Generic types are left out. Order is that of the images' records.
void type_discovery_each(
    const char *suffix, void *context, void (*body)(void *context, const void *metadata));

/// Calls `body` with the metadata of each type in the program's images that is declared to conform to a protocol of that
/// name, whatever the protocol's module. Generic types are left out.
void type_discovery_each_conforming(
    const char *protocol, void *context, void (*body)(void *context, const void *metadata));

#endif
