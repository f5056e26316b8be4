// What C's sources ask about the system that they are compiled for: a phone, and no simulator. A watch's and a Mac's sources get
// the same answers; `#if os(watchOS)` is what tells them.

public let TARGET_OS_MAC: Int32 = 1
public let TARGET_OS_IPHONE: Int32 = 1
public let TARGET_OS_IOS: Int32 = 1
public let TARGET_OS_EMBEDDED: Int32 = 1
public let TARGET_OS_SIMULATOR: Int32 = 0
public let TARGET_IPHONE_SIMULATOR: Int32 = 0
public let TARGET_OS_MACCATALYST: Int32 = 0
public let TARGET_OS_UIKITFORMAC: Int32 = 0
public let TARGET_OS_OSX: Int32 = 0
public let TARGET_OS_WATCH: Int32 = 0
public let TARGET_OS_TV: Int32 = 0
public let TARGET_OS_VISION: Int32 = 0
public let TARGET_OS_BRIDGE: Int32 = 0
public let TARGET_OS_DRIVERKIT: Int32 = 0
public let TARGET_OS_NANO: Int32 = 0
public let TARGET_OS_WIN32: Int32 = 0
public let TARGET_OS_WINDOWS: Int32 = 0
public let TARGET_OS_UNIX: Int32 = 0
public let TARGET_OS_LINUX: Int32 = 0

public let TARGET_CPU_ARM64: Int32 = 1
public let TARGET_CPU_ARM: Int32 = 0
public let TARGET_CPU_X86: Int32 = 0
public let TARGET_CPU_X86_64: Int32 = 0

public let TARGET_RT_LITTLE_ENDIAN: Int32 = 1
public let TARGET_RT_BIG_ENDIAN: Int32 = 0
public let TARGET_RT_64_BIT: Int32 = 1
