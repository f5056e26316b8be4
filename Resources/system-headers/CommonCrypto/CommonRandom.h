// Random bytes.
#ifndef _CC_RANDOM_H_
#define _CC_RANDOM_H_

#include <stddef.h>
#include <DarkroomHeaders.h>
#include <CommonCrypto/CommonCryptoError.h>

typedef CCCryptorStatus CCRNGStatus _DARKROOM_OWN;

// Strict standards of C hide the system's own declaration.
extern _DARKROOM_OWN int _darkroom_getentropy(void *bytes, size_t count) __asm__("getentropy");

_DARKROOM_INLINE CCRNGStatus CCRandomGenerateBytes(void *bytes, size_t count) {
    if (!bytes && count) return kCCParamError;
    for (size_t start = 0; start < count; start += 256) {
        size_t part = count - start < 256 ? count - start : 256;
        if (_darkroom_getentropy((char *)bytes + start, part) != 0) return kCCRNGFailure;
    }
    return kCCSuccess;
}

#endif
