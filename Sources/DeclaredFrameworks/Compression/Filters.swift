import Foundation
import FoundationSupplement

public enum Algorithm: CaseIterable, RawRepresentable, Sendable {
    case lzfse, zlib, lz4, lzma, lzbitmap, brotli

    public init?(rawValue: compression_algorithm) {
        guard let algorithm = Algorithm.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
        self = algorithm
    }

    public var rawValue: compression_algorithm {
        switch self {
        case .lzfse: COMPRESSION_LZFSE
        case .zlib: COMPRESSION_ZLIB
        case .lz4: COMPRESSION_LZ4
        case .lzma: COMPRESSION_LZMA
        case .lzbitmap: COMPRESSION_LZBITMAP
        case .brotli: COMPRESSION_BROTLI
        }
    }
}

public enum FilterOperation: RawRepresentable, Sendable {
    case compress, decompress

    public init?(rawValue: compression_stream_operation) {
        switch rawValue {
        case COMPRESSION_STREAM_ENCODE: self = .compress
        case COMPRESSION_STREAM_DECODE: self = .decompress
        default: return nil
        }
    }

    public var rawValue: compression_stream_operation {
        self == .compress ? COMPRESSION_STREAM_ENCODE : COMPRESSION_STREAM_DECODE
    }
}

public enum FilterError: Error, Sendable {
    /// The filter was given data after its end.
    case invalidState
    /// The data are damaged, or there is no library for the algorithm.
    case invalidData
}

/// Compresses data that are written to it, or makes them again. They are handed on when the last of them are there.
public class OutputFilter {
    private let operation: FilterOperation
    private let codec: CompressionCodec
    private let bufferCapacity: Int
    private let writeTo: (Data?) throws -> Void
    private var input = Data()
    private var isFinished = false

    /// - Parameters:
    ///   - bufferCapacity: the largest number of bytes that are handed on at once.
    ///   - writeTo: gets the data, and nil at their end.
    /// - Throws: `FilterError.invalidData` for an algorithm without a library.
    public init(
        _ operation: FilterOperation, using algorithm: Algorithm, bufferCapacity: Int = 65_536,
        writingTo writeTo: @escaping (Data?) throws -> Void
    ) throws {
        (self.operation, codec, self.writeTo) = (operation, algorithm.rawValue.codec, writeTo)
        self.bufferCapacity = max(1, bufferCapacity)
        guard codec.isSupported else { throw FilterError.invalidData }
    }

    /// Takes data; nil ends them.
    public func write<D: DataProtocol>(_ data: D?) throws {
        guard let data, !data.isEmpty else { return try finalize() }
        guard !isFinished else { throw FilterError.invalidState }
        input.append(contentsOf: data)
    }

    /// Hands the data on. A second call does nothing.
    public func finalize() throws {
        guard !isFinished else { return }
        isFinished = true
        for chunk in try codec.output(of: operation, input).chunks(of: bufferCapacity) { try writeTo(chunk) }
        try writeTo(nil)
    }

    deinit { try? finalize() }
}

/// Compresses data that it reads, or makes them again.
public class InputFilter<D: DataProtocol> {
    private let operation: FilterOperation
    private let codec: CompressionCodec
    private let bufferCapacity: Int
    private let readFunc: (Int) throws -> D?
    private var output: Data?

    /// - Parameters:
    ///   - bufferCapacity: the number of bytes that it asks for at once.
    ///   - readFunc: gives data, and nil or nothing at their end.
    /// - Throws: `FilterError.invalidData` for an algorithm without a library.
    public init(
        _ operation: FilterOperation, using algorithm: Algorithm, bufferCapacity: Int = 65_536,
        readingFrom readFunc: @escaping (Int) throws -> D?
    ) throws {
        (self.operation, codec, self.readFunc) = (operation, algorithm.rawValue.codec, readFunc)
        self.bufferCapacity = max(1, bufferCapacity)
        guard codec.isSupported else { throw FilterError.invalidData }
    }

    /// Returns the next bytes, no more than `count`, or nil at the end.
    public func readData(ofLength count: Int) throws -> Data? {
        precondition(count > 0, "number of bytes to read can't be 0")
        var rest = try output ?? allOutput()
        defer { output = rest }
        let next = rest.prefix(count)
        rest = Data(rest.dropFirst(count))
        return next.isEmpty ? nil : Data(next)
    }

    private func allOutput() throws -> Data {
        var input = Data()
        while let chunk = try readFunc(bufferCapacity), !chunk.isEmpty { input.append(contentsOf: chunk) }
        return try codec.output(of: operation, input)
    }
}

extension CompressionCodec {
    fileprivate func output(of operation: FilterOperation, _ input: Data) throws -> Data {
        switch operation {
        case .compress:
            guard let data = compress(input) else { throw FilterError.invalidData }
            return data
        case .decompress:
            if input.isEmpty { return Data() }
            guard let data = decompress(input) else { throw FilterError.invalidData }
            return data
        }
    }
}

extension Data {
    fileprivate func chunks(of size: Int) -> [Data] {
        stride(from: 0, to: count, by: size).map { Data(self[(startIndex + $0)..<(startIndex + Swift.min($0 + size, count))]) }
    }
}
