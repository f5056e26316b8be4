import Foundation

// Streams of sockets. No connection opens here: they have no bytes, and end at once.

public typealias CFReadStream = InputStream
public typealias CFWriteStream = OutputStream

extension Stream {
    /// Makes two streams to a host, which nobody answers.
    public class func getStreamsToHost(
        withName hostname: String, port: Int, inputStream: UnsafeMutablePointer<InputStream?>?,
        outputStream: UnsafeMutablePointer<OutputStream?>?
    ) { getBoundStreams(withBufferSize: 0, inputStream: inputStream, outputStream: outputStream) }
}

/// Makes two streams to a host, which nobody answers.
public func CFStreamCreatePairWithSocketToHost(
    _ alloc: CFAllocator!, _ host: CFString!, _ port: UInt32,
    _ readStream: UnsafeMutablePointer<Unmanaged<CFReadStream>?>!, _ writeStream: UnsafeMutablePointer<Unmanaged<CFWriteStream>?>!
) {
    readStream?.pointee = .passRetained(InputStream(data: Data()))
    writeStream?.pointee = .passRetained(OutputStream(toMemory: ()))
}

/// What a property of a stream is called.
public struct CFStreamPropertyKey: RawRepresentable, Hashable, @unchecked Sendable {  // Texts do not change.
    public let rawValue: CFString
    public init(rawValue: CFString) { self.rawValue = rawValue }
    public init(_ rawValue: CFString) { self.rawValue = rawValue }
}

public var kCFStreamPropertySocketSecurityLevel: CFString { "kCFStreamPropertySocketSecurityLevel" }
public var kCFStreamPropertySSLContext: CFString { "kCFStreamPropertySSLContext" }
public var kCFStreamPropertySSLSettings: CFString { "kCFStreamPropertySSLSettings" }
public var kCFStreamSocketSecurityLevelNone: CFString { "kCFStreamSocketSecurityLevelNone" }
public var kCFStreamSocketSecurityLevelNegotiatedSSL: CFString { "kCFStreamSocketSecurityLevelNegotiatedSSL" }
public var kCFStreamSSLPeerName: CFString { "kCFStreamSSLPeerName" }
public var kCFStreamSSLValidatesCertificateChain: CFString { "kCFStreamSSLValidatesCertificateChain" }
/// A text on Apple's systems, where it becomes a key of streams by a cast. Here it is the key, because nothing is cast so on Linux.
public var kCFStreamPropertySSLPeerTrust: Stream.PropertyKey { Stream.PropertyKey("kCFStreamPropertySSLPeerTrust") }

/// Sets nothing: a stream without a connection has no properties.
@discardableResult
public func CFReadStreamSetProperty(_ stream: CFReadStream!, _ propertyName: CFStreamPropertyKey!, _ propertyValue: CFTypeRef!) -> Bool { false }
/// Sets nothing: a stream without a connection has no properties.
@discardableResult
public func CFWriteStreamSetProperty(_ stream: CFWriteStream!, _ propertyName: CFStreamPropertyKey!, _ propertyValue: CFTypeRef!) -> Bool { false }
/// Nil: a stream without a connection has no properties.
public func CFReadStreamCopyProperty(_ stream: CFReadStream!, _ propertyName: CFStreamPropertyKey!) -> CFTypeRef! { nil }
/// Nil: a stream without a connection has no properties.
public func CFWriteStreamCopyProperty(_ stream: CFWriteStream!, _ propertyName: CFStreamPropertyKey!) -> CFTypeRef! { nil }
