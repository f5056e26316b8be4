#include "CTypeDiscovery.h"
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

// Follows Swift's stable ABI: docs/ABI/TypeMetadata.rst, and the runtime's MetadataSections.h for the records of an ELF
// image.

typedef struct {
    uintptr_t start;
    size_t length;
} section_range;

typedef struct {
    uintptr_t version;
    const void *base_address;
    void *unused[2];
    section_range protocols, conformances, types;
} image_sections;

extern void swift_enumerateAllMetadataSections(
    bool (*body)(const image_sections *sections, void *context), void *context);

typedef struct {
    uint32_t flags;
    int32_t parent;
    int32_t name;
    int32_t access_function;
} type_descriptor;

typedef struct {
    const void *metadata;
    size_t state;
} metadata_response;

typedef __attribute__((swiftcall)) metadata_response (*access_function)(size_t request);

typedef struct {
    int32_t protocol;
    int32_t type;
    int32_t witness_table;
    uint32_t flags;
} conformance_descriptor;

typedef struct {
    uint32_t flags;
    int32_t parent;
    int32_t name;
} protocol_descriptor;

typedef struct {
    const char *name;
    void *context;
    void (*body)(void *context, const void *metadata);
} search;

enum {
    kind_mask = 0x1f, kind_class = 16, kind_struct = 17, kind_enum = 18, is_generic = 0x80, reference_mask = 3,
    type_reference_shift = 3, type_reference_mask = 7,
};

static const void *relative(const int32_t *offset) {
    return *offset == 0 ? NULL : (const char *)offset + *offset;
}

static const type_descriptor *descriptor(const int32_t *record) {
    int32_t offset = *record & ~reference_mask;
    if (offset == 0) return NULL;
    const void *target = (const char *)record + offset;
    switch (*record & reference_mask) {
    case 0: return target;
    case 1: return *(const type_descriptor *const *)target;
    default: return NULL;
    }
}

static bool has_suffix(const char *name, const char *suffix) {
    size_t length = strlen(name), wanted = strlen(suffix);
    return length >= wanted && strcmp(name + length - wanted, suffix) == 0;
}

static bool visit(const image_sections *sections, void *pointer) {
    const search *wanted = pointer;
    const int32_t *records = (const int32_t *)sections->types.start;
    for (size_t index = 0; index < sections->types.length / sizeof(int32_t); index++) {
        const type_descriptor *type = descriptor(&records[index]);
        if (!type || (type->flags & kind_mask) != kind_struct || (type->flags & is_generic)) continue;
        const char *name = relative(&type->name);
        if (!name || !has_suffix(name, wanted->name)) continue;
        access_function access = (access_function)relative(&type->access_function);
        if (access) wanted->body(wanted->context, access(0).metadata);
    }
    return true;
}

void type_discovery_each(
    const char *suffix, void *context, void (*body)(void *context, const void *metadata)) {
    search wanted = {suffix, context, body};
    swift_enumerateAllMetadataSections(visit, &wanted);
}

static bool visit_classes(const image_sections *sections, void *pointer) {
    const search *wanted = pointer;
    const int32_t *records = (const int32_t *)sections->types.start;
    for (size_t index = 0; index < sections->types.length / sizeof(int32_t); index++) {
        const type_descriptor *type = descriptor(&records[index]);
        if (!type || (type->flags & kind_mask) != kind_class || (type->flags & is_generic)) continue;
        const char *name = relative(&type->name);
        if (!name || strcmp(name, wanted->name) != 0) continue;
        access_function access = (access_function)relative(&type->access_function);
        if (access) wanted->body(wanted->context, access(0).metadata);
    }
    return true;
}

void type_discovery_each_class(
    const char *name, void *context, void (*body)(void *context, const void *metadata)) {
    search wanted = {name, context, body};
    swift_enumerateAllMetadataSections(visit_classes, &wanted);
}

// Resolves a relative offset. A lowest bit of 1 means that the target is a pointer to the result.
static const void *indirectable(const int32_t *offset) {
    if (*offset == 0) return NULL;
    const void *target = (const char *)offset + (*offset & ~1);
    return *offset & 1 ? *(const void *const *)target : target;
}

static bool visit_conformances(const image_sections *sections, void *pointer) {
    const search *wanted = pointer;
    const int32_t *records = (const int32_t *)sections->conformances.start;
    for (size_t index = 0; index < sections->conformances.length / sizeof(int32_t); index++) {
        const conformance_descriptor *conformance = relative(&records[index]);
        if (!conformance) continue;
        const protocol_descriptor *protocol = indirectable(&conformance->protocol);
        const char *name = protocol ? relative(&protocol->name) : NULL;
        if (!name || strcmp(name, wanted->name) != 0) continue;
        const type_descriptor *type = relative(&conformance->type);
        switch ((conformance->flags >> type_reference_shift) & type_reference_mask) {
        case 0: break;
        case 1: type = type ? *(const type_descriptor *const *)type : NULL; break;
        default: type = NULL;
        }
        if (!type || (type->flags & is_generic)) continue;
        uint32_t kind = type->flags & kind_mask;
        if (kind != kind_class && kind != kind_struct && kind != kind_enum) continue;
        access_function access = (access_function)relative(&type->access_function);
        if (access) wanted->body(wanted->context, access(0).metadata);
    }
    return true;
}

void type_discovery_each_conforming(
    const char *protocol, void *context, void (*body)(void *context, const void *metadata)) {
    search wanted = {protocol, context, body};
    swift_enumerateAllMetadataSections(visit_conformances, &wanted);
}
