// What CommonCrypto's functions return.

public typealias CCStatus = Int32
public typealias CCCryptorStatus = Int32

public var kCCSuccess: Int { 0 }
public var kCCParamError: Int { -4300 }
public var kCCBufferTooSmall: Int { -4301 }
public var kCCMemoryFailure: Int { -4302 }
public var kCCAlignmentError: Int { -4303 }
public var kCCDecodeError: Int { -4304 }
public var kCCUnimplemented: Int { -4305 }
public var kCCOverflow: Int { -4306 }
public var kCCRNGFailure: Int { -4307 }
public var kCCUnspecifiedError: Int { -4308 }
public var kCCCallSequenceError: Int { -4309 }
public var kCCKeySizeError: Int { -4310 }
public var kCCInvalidKey: Int { -4311 }
