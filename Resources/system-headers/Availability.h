// Declarations name the systems that have them. Here, each is there.
#ifndef __AVAILABILITY__
#define __AVAILABILITY__

#include <TargetConditionals.h>
#include <AvailabilityVersions.h>

#if TARGET_OS_OSX
#define __MAC_OS_X_VERSION_MIN_REQUIRED __MAC_15_0
#define __MAC_OS_X_VERSION_MAX_ALLOWED __MAC_26_0
#elif TARGET_OS_WATCH
#define __WATCH_OS_VERSION_MIN_REQUIRED __WATCHOS_11_0
#define __WATCH_OS_VERSION_MAX_ALLOWED __WATCHOS_26_0
#else
#define __IPHONE_OS_VERSION_MIN_REQUIRED __IPHONE_18_0
#define __IPHONE_OS_VERSION_MAX_ALLOWED __IPHONE_26_0
#endif

#define __OSX_AVAILABLE(...)
#define __IOS_AVAILABLE(...)
#define __TVOS_AVAILABLE(...)
#define __WATCHOS_AVAILABLE(...)
#define __OSX_AVAILABLE_STARTING(...)
#define __OSX_AVAILABLE_BUT_DEPRECATED(...)
#define __OSX_AVAILABLE_BUT_DEPRECATED_MSG(...)
#define __OSX_DEPRECATED(...)
#define __IOS_DEPRECATED(...)
#define __OS_AVAILABILITY(...)
#define __OS_AVAILABILITY_MSG(...)
#define __IOS_PROHIBITED
#define __TVOS_PROHIBITED
#define __WATCHOS_PROHIBITED
#define __OSX_UNAVAILABLE
#define __IOS_UNAVAILABLE
#define __TVOS_UNAVAILABLE
#define __WATCHOS_UNAVAILABLE
#define __SWIFT_UNAVAILABLE __attribute__((availability(swift, unavailable)))
#define __SWIFT_UNAVAILABLE_MSG(text) __attribute__((availability(swift, unavailable, message = text)))

// Toolchains on Linux have some of these for their own headers.
#ifndef API_AVAILABLE
#define API_AVAILABLE(...)
#endif
#ifndef API_UNAVAILABLE
#define API_UNAVAILABLE(...)
#endif
#ifndef API_DEPRECATED
#define API_DEPRECATED(...)
#endif
#ifndef API_DEPRECATED_WITH_REPLACEMENT
#define API_DEPRECATED_WITH_REPLACEMENT(...)
#endif
#ifndef API_AVAILABLE_BEGIN
#define API_AVAILABLE_BEGIN(...)
#define API_AVAILABLE_END
#endif
#ifndef API_UNAVAILABLE_BEGIN
#define API_UNAVAILABLE_BEGIN(...)
#define API_UNAVAILABLE_END
#endif

#endif
