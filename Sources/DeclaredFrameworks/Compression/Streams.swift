import Foundation
import FoundationSupplement

public struct compression_stream_operation: RawRepresentable, Hashable, Sendable {
    public var rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public init(_ rawValue: UInt32) { self.rawValue = rawValue }
}

public var COMPRESSION_STREAM_ENCODE: compression_stream_operation { compression_stream_operation(0) }
public var COMPRESSION_STREAM_DECODE: compression_stream_operation { compression_stream_operation(1) }

public struct compression_stream_flags: RawRepresentable, Hashable, Sendable {
    public var rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public init(_ rawValue: UInt32) { self.rawValue = rawValue }
}

public var COMPRESSION_STREAM_FINALIZE: compression_stream_flags { compression_stream_flags(1) }

public struct compression_status: RawRepresentable, Hashable, Sendable {
    public var rawValue: Int32
    public init(rawValue: Int32) { self.rawValue = rawValue }
    public init(_ rawValue: Int32) { self.rawValue = rawValue }
}

public var COMPRESSION_STATUS_OK: compression_status { compression_status(0) }
public var COMPRESSION_STATUS_ERROR: compression_status { compression_status(-1) }
public var COMPRESSION_STATUS_END: compression_status { compression_status(1) }

/// A stream: where its input is and where its output goes, in memory of the caller.
public struct compression_stream {
    public var dst_ptr: UnsafeMutablePointer<UInt8>
    public var dst_size: Int
    public var src_ptr: UnsafePointer<UInt8>
    public var src_size: Int
    public var state: UnsafeMutableRawPointer?

    public init(
        dst_ptr: UnsafeMutablePointer<UInt8>, dst_size: Int, src_ptr: UnsafePointer<UInt8>, src_size: Int,
        state: UnsafeMutableRawPointer?
    ) {
        (self.dst_ptr, self.dst_size, self.src_ptr, self.src_size) = (dst_ptr, dst_size, src_ptr, src_size)
        self.state = state
    }
}

/// What a stream keeps between two calls.
private final class StreamState {
    let codec: CompressionCodec
    let operation: compression_stream_operation
    var input = Data()
    var output: Data?

    init(_ codec: CompressionCodec, _ operation: compression_stream_operation) { (self.codec, self.operation) = (codec, operation) }

    /// Makes all output as soon as the input can be whole. Returns whether the input is damaged.
    func work(isLast: Bool) -> Bool {
        guard output == nil else { return false }
        if operation == COMPRESSION_STREAM_ENCODE {
            if isLast { output = codec.compress(input) }
            return isLast && output == nil
        }
        if let data = codec.decompress(input) { output = data }
        return isLast && output == nil
    }
}

/// Begins a stream. An algorithm without a library is an error.
@discardableResult public func compression_stream_init(
    _ stream: UnsafeMutablePointer<compression_stream>, _ operation: compression_stream_operation,
    _ algorithm: compression_algorithm
) -> compression_status {
    guard algorithm.codec.isSupported else { return COMPRESSION_STATUS_ERROR }
    stream.pointee.state = Unmanaged.passRetained(StreamState(algorithm.codec, operation)).toOpaque()
    return COMPRESSION_STATUS_OK
}

/// Takes all input, and gives output when there is some: the compressed data when the flags say that the input ends, other data as
/// soon as their stream is whole.
@discardableResult public func compression_stream_process(
    _ stream: UnsafeMutablePointer<compression_stream>, _ flags: Int32
) -> compression_status {
    guard let pointer = stream.pointee.state else { return COMPRESSION_STATUS_ERROR }
    let state = Unmanaged<StreamState>.fromOpaque(pointer).takeUnretainedValue()
    if state.output == nil, stream.pointee.src_size > 0 {
        state.input.append(stream.pointee.src_ptr, count: stream.pointee.src_size)
    }
    stream.pointee.src_ptr += stream.pointee.src_size
    stream.pointee.src_size = 0
    let isLast = UInt32(bitPattern: flags) & COMPRESSION_STREAM_FINALIZE.rawValue != 0
    if state.work(isLast: isLast) { return COMPRESSION_STATUS_ERROR }
    guard let output = state.output else { return COMPRESSION_STATUS_OK }
    let count = min(output.count, stream.pointee.dst_size)
    output.copyBytes(to: stream.pointee.dst_ptr, count: count)
    stream.pointee.dst_ptr += count
    stream.pointee.dst_size -= count
    state.output = Data(output.dropFirst(count))
    return output.count == count ? COMPRESSION_STATUS_END : COMPRESSION_STATUS_OK
}

/// Ends a stream.
@discardableResult public func compression_stream_destroy(
    _ stream: UnsafeMutablePointer<compression_stream>
) -> compression_status {
    guard let pointer = stream.pointee.state else { return COMPRESSION_STATUS_ERROR }
    Unmanaged<StreamState>.fromOpaque(pointer).release()
    stream.pointee.state = nil
    return COMPRESSION_STATUS_OK
}
