// The order of numbers' bytes. Linux runs on processors with the lowest byte first.
#ifndef _OS_OSBYTEORDER_H
#define _OS_OSBYTEORDER_H

#include <DarkroomHeaders.h>
#include <stdint.h>
#include <string.h>

enum { OSUnknownByteOrder, OSLittleEndian, OSBigEndian };

_DARKROOM_INLINE int32_t OSHostByteOrder(void) { return OSLittleEndian; }

_DARKROOM_INLINE uint16_t _OSSwapInt16(uint16_t number) { return __builtin_bswap16(number); }
_DARKROOM_INLINE uint32_t _OSSwapInt32(uint32_t number) { return __builtin_bswap32(number); }
_DARKROOM_INLINE uint64_t _OSSwapInt64(uint64_t number) { return __builtin_bswap64(number); }

// The compiler computes these for constants, too.
#define OSSwapConstInt16(number) ((uint16_t)__builtin_bswap16((uint16_t)(number)))
#define OSSwapConstInt32(number) ((uint32_t)__builtin_bswap32((uint32_t)(number)))
#define OSSwapConstInt64(number) ((uint64_t)__builtin_bswap64((uint64_t)(number)))
#define OSSwapInt16(number) OSSwapConstInt16(number)
#define OSSwapInt32(number) OSSwapConstInt32(number)
#define OSSwapInt64(number) OSSwapConstInt64(number)

#define OSSwapHostToBigInt16(number) OSSwapConstInt16(number)
#define OSSwapBigToHostInt16(number) OSSwapConstInt16(number)
#define OSSwapHostToBigConstInt16(number) OSSwapConstInt16(number)
#define OSSwapBigToHostConstInt16(number) OSSwapConstInt16(number)
#define OSSwapHostToBigInt32(number) OSSwapConstInt32(number)
#define OSSwapBigToHostInt32(number) OSSwapConstInt32(number)
#define OSSwapHostToBigConstInt32(number) OSSwapConstInt32(number)
#define OSSwapBigToHostConstInt32(number) OSSwapConstInt32(number)
#define OSSwapHostToBigInt64(number) OSSwapConstInt64(number)
#define OSSwapBigToHostInt64(number) OSSwapConstInt64(number)
#define OSSwapHostToBigConstInt64(number) OSSwapConstInt64(number)
#define OSSwapBigToHostConstInt64(number) OSSwapConstInt64(number)
#define OSSwapHostToLittleInt16(number) ((uint16_t)(number))
#define OSSwapLittleToHostInt16(number) ((uint16_t)(number))
#define OSSwapHostToLittleConstInt16(number) ((uint16_t)(number))
#define OSSwapLittleToHostConstInt16(number) ((uint16_t)(number))
#define OSSwapHostToLittleInt32(number) ((uint32_t)(number))
#define OSSwapLittleToHostInt32(number) ((uint32_t)(number))
#define OSSwapHostToLittleConstInt32(number) ((uint32_t)(number))
#define OSSwapLittleToHostConstInt32(number) ((uint32_t)(number))
#define OSSwapHostToLittleInt64(number) ((uint64_t)(number))
#define OSSwapLittleToHostInt64(number) ((uint64_t)(number))
#define OSSwapHostToLittleConstInt64(number) ((uint64_t)(number))
#define OSSwapLittleToHostConstInt64(number) ((uint64_t)(number))

// Numbers at any address, whose bytes need not be aligned.
#define _OS_NUMBER_AT_ADDRESS(bits) \
    _DARKROOM_INLINE uint##bits##_t OSReadLittleInt##bits(const volatile void *base, uintptr_t offset) { \
        uint##bits##_t number; \
        memcpy(&number, (const char *)base + offset, sizeof number); \
        return number; \
    } \
    _DARKROOM_INLINE uint##bits##_t OSReadBigInt##bits(const volatile void *base, uintptr_t offset) { \
        return OSSwapConstInt##bits(OSReadLittleInt##bits(base, offset)); \
    } \
    _DARKROOM_INLINE void OSWriteLittleInt##bits( \
        volatile void *base, uintptr_t offset, uint##bits##_t number) { \
        memcpy((char *)base + offset, &number, sizeof number); \
    } \
    _DARKROOM_INLINE void OSWriteBigInt##bits( \
        volatile void *base, uintptr_t offset, uint##bits##_t number) { \
        OSWriteLittleInt##bits(base, offset, OSSwapConstInt##bits(number)); \
    }

_OS_NUMBER_AT_ADDRESS(16)
_OS_NUMBER_AT_ADDRESS(32)
_OS_NUMBER_AT_ADDRESS(64)

#endif
