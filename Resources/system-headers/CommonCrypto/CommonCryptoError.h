// What functions of CommonCrypto return.
#ifndef _CC_ERROR_H_
#define _CC_ERROR_H_

#include <DarkroomHeaders.h>
#include <stdint.h>

enum _DARKROOM_OWN {
    kCCSuccess _DARKROOM_OWN = 0,
    kCCParamError _DARKROOM_OWN = -4300,
    kCCBufferTooSmall _DARKROOM_OWN = -4301,
    kCCMemoryFailure _DARKROOM_OWN = -4302,
    kCCAlignmentError _DARKROOM_OWN = -4303,
    kCCDecodeError _DARKROOM_OWN = -4304,
    kCCUnimplemented _DARKROOM_OWN = -4305,
    kCCOverflow _DARKROOM_OWN = -4306,
    kCCRNGFailure _DARKROOM_OWN = -4307,
    kCCUnspecifiedError _DARKROOM_OWN = -4308,
    kCCCallSequenceError _DARKROOM_OWN = -4309,
    kCCKeySizeError _DARKROOM_OWN = -4310,
    kCCInvalidKey _DARKROOM_OWN = -4311
};

typedef int32_t CCStatus _DARKROOM_OWN;
typedef int32_t CCCryptorStatus _DARKROOM_OWN;

#endif
