@_implementationOnly import COpenSSL

// Ciphers: AES, and Triple DES where libcrypto has it. The others, which nobody should use, are not there.

public typealias CCOperation = UInt32
public typealias CCAlgorithm = UInt32
public typealias CCOptions = UInt32
public typealias CCMode = UInt32
public typealias CCPadding = UInt32
public typealias CCModeOptions = UInt32

public var kCCEncrypt: Int { 0 }
public var kCCDecrypt: Int { 1 }

public var kCCAlgorithmAES128: Int { 0 }
public var kCCAlgorithmAES: Int { 0 }
public var kCCAlgorithmDES: Int { 1 }
public var kCCAlgorithm3DES: Int { 2 }
public var kCCAlgorithmCAST: Int { 3 }
public var kCCAlgorithmRC4: Int { 4 }
public var kCCAlgorithmRC2: Int { 5 }
public var kCCAlgorithmBlowfish: Int { 6 }

public var kCCOptionPKCS7Padding: Int { 1 }
public var kCCOptionECBMode: Int { 2 }

public var kCCModeECB: Int { 1 }
public var kCCModeCBC: Int { 2 }
public var kCCModeCFB: Int { 3 }
public var kCCModeCTR: Int { 4 }
public var kCCModeOFB: Int { 7 }
public var kCCModeCFB8: Int { 10 }
public var ccNoPadding: Int { 0 }
public var ccPKCS7Padding: Int { 1 }
public var kCCModeOptionCTR_LE: Int { 1 }
public var kCCModeOptionCTR_BE: Int { 2 }

public var kCCKeySizeAES128: Int { 16 }
public var kCCKeySizeAES192: Int { 24 }
public var kCCKeySizeAES256: Int { 32 }
public var kCCKeySizeDES: Int { 8 }
public var kCCKeySize3DES: Int { 24 }
public var kCCBlockSizeAES128: Int { 16 }
public var kCCBlockSizeDES: Int { 8 }
public var kCCBlockSize3DES: Int { 8 }
public var kCCContextSizeAES128: Int { 404 }

/// Encrypts or decrypts a buffer. Without an initialization vector, it is zero.
@discardableResult public func CCCrypt(
    _ op: CCOperation, _ alg: CCAlgorithm, _ options: CCOptions, _ key: UnsafeRawPointer!, _ keyLength: Int,
    _ iv: UnsafeRawPointer!, _ dataIn: UnsafeRawPointer!, _ dataInLength: Int, _ dataOut: UnsafeMutableRawPointer!,
    _ dataOutAvailable: Int, _ dataOutMoved: UnsafeMutablePointer<Int>!
) -> CCCryptorStatus {
    var cryptor: CCCryptorRef?
    let status = CCCryptorCreate(op, alg, options, key, keyLength, iv, &cryptor)
    guard status == CCCryptorStatus(kCCSuccess), let cryptor else { return status }
    defer { CCCryptorRelease(cryptor) }
    return Cryptor.of(cryptor).whole(
        UnsafeRawBufferPointer(start: dataIn, count: dataIn == nil ? 0 : dataInLength),
        UnsafeMutableRawBufferPointer(start: dataOut, count: dataOut == nil ? 0 : dataOutAvailable), dataOutMoved)
}

public typealias CCCryptorRef = OpaquePointer

/// Begins to encrypt or decrypt data that come in parts.
@discardableResult public func CCCryptorCreate(
    _ op: CCOperation, _ alg: CCAlgorithm, _ options: CCOptions, _ key: UnsafeRawPointer!, _ keyLength: Int,
    _ iv: UnsafeRawPointer!, _ cryptorRef: UnsafeMutablePointer<CCCryptorRef?>!
) -> CCCryptorStatus {
    let mode = Int(options) & kCCOptionECBMode != 0 ? kCCModeECB : kCCModeCBC
    let padding = Int(options) & kCCOptionPKCS7Padding != 0 ? ccPKCS7Padding : ccNoPadding
    return CCCryptorCreateWithMode(
        op, CCMode(mode), alg, CCPadding(padding), iv, key, keyLength, nil, 0, 0, 0, cryptorRef)
}

@discardableResult public func CCCryptorCreateWithMode(
    _ op: CCOperation, _ mode: CCMode, _ alg: CCAlgorithm, _ padding: CCPadding, _ iv: UnsafeRawPointer!,
    _ key: UnsafeRawPointer!, _ keyLength: Int, _ tweak: UnsafeRawPointer!, _ tweakLength: Int, _ numRounds: Int32,
    _ options: CCModeOptions, _ cryptorRef: UnsafeMutablePointer<CCCryptorRef?>!
) -> CCCryptorStatus {
    guard let key, cryptorRef != nil else { return CCCryptorStatus(kCCParamError) }
    switch Cryptor.make(
        encrypts: Int(op) == kCCEncrypt, Int(alg), mode: Int(mode), pads: Int(padding) == ccPKCS7Padding,
        key: Array(UnsafeRawBufferPointer(start: key, count: keyLength)), iv)
    {
    case .success(let cryptor):
        cryptorRef.pointee = OpaquePointer(Unmanaged.passRetained(cryptor).toOpaque())
        return CCCryptorStatus(kCCSuccess)
    case .failure(let problem): return CCCryptorStatus(problem.status)
    }
}

@discardableResult public func CCCryptorUpdate(
    _ cryptorRef: CCCryptorRef!, _ dataIn: UnsafeRawPointer!, _ dataInLength: Int, _ dataOut: UnsafeMutableRawPointer!,
    _ dataOutAvailable: Int, _ dataOutMoved: UnsafeMutablePointer<Int>!
) -> CCCryptorStatus {
    Cryptor.of(cryptorRef).update(
        UnsafeRawBufferPointer(start: dataIn, count: dataIn == nil ? 0 : dataInLength),
        UnsafeMutableRawBufferPointer(start: dataOut, count: dataOut == nil ? 0 : dataOutAvailable), dataOutMoved)
}

@discardableResult public func CCCryptorFinal(
    _ cryptorRef: CCCryptorRef!, _ dataOut: UnsafeMutableRawPointer!, _ dataOutAvailable: Int,
    _ dataOutMoved: UnsafeMutablePointer<Int>!
) -> CCCryptorStatus {
    Cryptor.of(cryptorRef).finish(
        UnsafeMutableRawBufferPointer(start: dataOut, count: dataOut == nil ? 0 : dataOutAvailable), dataOutMoved)
}

/// The largest number of bytes that a part of the data can give.
public func CCCryptorGetOutputLength(_ cryptorRef: CCCryptorRef!, _ inputLength: Int, _ final: Bool) -> Int {
    inputLength + Cryptor.of(cryptorRef).blockSize
}

@discardableResult public func CCCryptorRelease(_ cryptorRef: CCCryptorRef!) -> CCCryptorStatus {
    if let cryptorRef { Unmanaged<Cryptor>.fromOpaque(UnsafeRawPointer(cryptorRef)).release() }
    return CCCryptorStatus(kCCSuccess)
}
