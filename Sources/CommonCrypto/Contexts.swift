// Hashes of data that come in parts. They are kept until the last of them is there.

/// The data of a hash so far.
public struct CC_MD5_CTX: DataSoFar {
    fileprivate var bytes: [UInt8] = []
    public init() {}
}

@discardableResult public func CC_MD5_Init(_ c: UnsafeMutablePointer<CC_MD5_CTX>!) -> Int32 { begin(c) }

@discardableResult public func CC_MD5_Update(
    _ c: UnsafeMutablePointer<CC_MD5_CTX>!, _ data: UnsafeRawPointer!, _ len: CC_LONG
) -> Int32 { add(data, Int(len), to: &c.pointee.bytes) }

@discardableResult public func CC_MD5_Final(
    _ md: UnsafeMutablePointer<UInt8>!, _ c: UnsafeMutablePointer<CC_MD5_CTX>!
) -> Int32 { finish(c) { CC_MD5($0, $1, md) } }

/// The data of a hash so far.
public struct CC_SHA1_CTX: DataSoFar {
    fileprivate var bytes: [UInt8] = []
    public init() {}
}

@discardableResult public func CC_SHA1_Init(_ c: UnsafeMutablePointer<CC_SHA1_CTX>!) -> Int32 { begin(c) }

@discardableResult public func CC_SHA1_Update(
    _ c: UnsafeMutablePointer<CC_SHA1_CTX>!, _ data: UnsafeRawPointer!, _ len: CC_LONG
) -> Int32 { add(data, Int(len), to: &c.pointee.bytes) }

@discardableResult public func CC_SHA1_Final(
    _ md: UnsafeMutablePointer<UInt8>!, _ c: UnsafeMutablePointer<CC_SHA1_CTX>!
) -> Int32 { finish(c) { CC_SHA1($0, $1, md) } }

@discardableResult public func CC_SHA224_Init(_ c: UnsafeMutablePointer<CC_SHA256_CTX>!) -> Int32 { begin(c) }

@discardableResult public func CC_SHA224_Update(
    _ c: UnsafeMutablePointer<CC_SHA256_CTX>!, _ data: UnsafeRawPointer!, _ len: CC_LONG
) -> Int32 { add(data, Int(len), to: &c.pointee.bytes) }

@discardableResult public func CC_SHA224_Final(
    _ md: UnsafeMutablePointer<UInt8>!, _ c: UnsafeMutablePointer<CC_SHA256_CTX>!
) -> Int32 { finish(c) { CC_SHA224($0, $1, md) } }

/// The data of a hash so far.
public struct CC_SHA256_CTX: DataSoFar {
    fileprivate var bytes: [UInt8] = []
    public init() {}
}

@discardableResult public func CC_SHA256_Init(_ c: UnsafeMutablePointer<CC_SHA256_CTX>!) -> Int32 { begin(c) }

@discardableResult public func CC_SHA256_Update(
    _ c: UnsafeMutablePointer<CC_SHA256_CTX>!, _ data: UnsafeRawPointer!, _ len: CC_LONG
) -> Int32 { add(data, Int(len), to: &c.pointee.bytes) }

@discardableResult public func CC_SHA256_Final(
    _ md: UnsafeMutablePointer<UInt8>!, _ c: UnsafeMutablePointer<CC_SHA256_CTX>!
) -> Int32 { finish(c) { CC_SHA256($0, $1, md) } }

@discardableResult public func CC_SHA384_Init(_ c: UnsafeMutablePointer<CC_SHA512_CTX>!) -> Int32 { begin(c) }

@discardableResult public func CC_SHA384_Update(
    _ c: UnsafeMutablePointer<CC_SHA512_CTX>!, _ data: UnsafeRawPointer!, _ len: CC_LONG
) -> Int32 { add(data, Int(len), to: &c.pointee.bytes) }

@discardableResult public func CC_SHA384_Final(
    _ md: UnsafeMutablePointer<UInt8>!, _ c: UnsafeMutablePointer<CC_SHA512_CTX>!
) -> Int32 { finish(c) { CC_SHA384($0, $1, md) } }

/// The data of a hash so far.
public struct CC_SHA512_CTX: DataSoFar {
    fileprivate var bytes: [UInt8] = []
    public init() {}
}

@discardableResult public func CC_SHA512_Init(_ c: UnsafeMutablePointer<CC_SHA512_CTX>!) -> Int32 { begin(c) }

@discardableResult public func CC_SHA512_Update(
    _ c: UnsafeMutablePointer<CC_SHA512_CTX>!, _ data: UnsafeRawPointer!, _ len: CC_LONG
) -> Int32 { add(data, Int(len), to: &c.pointee.bytes) }

@discardableResult public func CC_SHA512_Final(
    _ md: UnsafeMutablePointer<UInt8>!, _ c: UnsafeMutablePointer<CC_SHA512_CTX>!
) -> Int32 { finish(c) { CC_SHA512($0, $1, md) } }

/// The key and the data of an authentication code so far.
public struct CCHmacContext {
    fileprivate var algorithm: CCHmacAlgorithm = 0
    fileprivate var key: [UInt8] = []
    fileprivate var bytes: [UInt8] = []
    public init() {}
}

public func CCHmacInit(
    _ ctx: UnsafeMutablePointer<CCHmacContext>!, _ algorithm: CCHmacAlgorithm, _ key: UnsafeRawPointer!, _ keyLength: Int
) {
    var context = CCHmacContext()
    context.algorithm = algorithm
    _ = add(key, keyLength, to: &context.key)
    ctx.initialize(to: context)
}

public func CCHmacUpdate(_ ctx: UnsafeMutablePointer<CCHmacContext>!, _ data: UnsafeRawPointer!, _ dataLength: Int) {
    _ = add(data, dataLength, to: &ctx.pointee.bytes)
}

public func CCHmacFinal(_ ctx: UnsafeMutablePointer<CCHmacContext>!, _ macOut: UnsafeMutableRawPointer!) {
    let context = ctx.pointee
    CCHmac(context.algorithm, context.key, context.key.count, context.bytes, context.bytes.count, macOut)
    ctx.pointee.bytes = []
}

/// A context that keeps the data of a hash.
private protocol DataSoFar {
    var bytes: [UInt8] { get set }
    init()
}

private func begin<Context: DataSoFar>(_ context: UnsafeMutablePointer<Context>) -> Int32 {
    context.initialize(to: Context())
    return 1
}

private func finish<Context: DataSoFar>(
    _ context: UnsafeMutablePointer<Context>, _ hash: ([UInt8], CC_LONG) -> UnsafeMutablePointer<UInt8>?
) -> Int32 {
    _ = hash(context.pointee.bytes, CC_LONG(context.pointee.bytes.count))
    context.pointee.bytes = []
    return 1
}

private func add(_ data: UnsafeRawPointer?, _ count: Int, to bytes: inout [UInt8]) -> Int32 {
    bytes += UnsafeRawBufferPointer(start: data, count: data == nil ? 0 : count)
    return 1
}
