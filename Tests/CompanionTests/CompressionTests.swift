import Compression
import Foundation
import Testing

/// Data that Apple's Compression makes smaller, and makes again.
@Suite struct CompressionTests {
    private let text = Data(String(repeating: "The tide is high. ", count: 4000).utf8)

    private func filtered(_ operation: FilterOperation, _ algorithm: Algorithm, _ data: Data) throws -> Data {
        var (output, ends) = (Data(), 0)
        let filter = try OutputFilter(operation, using: algorithm, bufferCapacity: 1000) { chunk in
            if let chunk {
                #expect(chunk.count <= 1000)
                output.append(chunk)
            } else {
                ends += 1
            }
        }
        for start in stride(from: 0, to: data.count, by: 4096) {
            try filter.write(data.subdata(in: start..<min(start + 4096, data.count)))
        }
        try filter.finalize()
        try filter.finalize()
        #expect(ends == 1)
        #expect(throws: FilterError.self) { try filter.write(data) }
        return output
    }

    @Test func filtersThatAreWrittenTo() throws {
        for algorithm in [Algorithm.zlib, .lzfse, .lz4] {
            #expect(try filtered(.decompress, algorithm, try filtered(.compress, algorithm, text)) == text)
        }
        #expect(try filtered(.compress, .zlib, text).count < text.count / 20)
        #expect(throws: FilterError.self) { try filtered(.decompress, .zlib, Data([255, 255])) }
        #expect(throws: FilterError.self) { try filtered(.compress, .lzma, text) }
    }

    @Test func filtersThatRead() throws {
        let small = try filtered(.compress, .zlib, text)
        var place = 0
        let filter = try InputFilter(.decompress, using: .zlib, bufferCapacity: 100) { count -> Data? in
            defer { place += count }
            return small.subdata(in: min(place, small.count)..<min(place + count, small.count))
        }
        var output = Data()
        while let chunk = try filter.readData(ofLength: 777) { output.append(chunk) }
        #expect(output == text)
        #expect(try filter.readData(ofLength: 1) == nil)
    }

    @Test func buffers() {
        let bytes = Array(text)
        var small = [UInt8](repeating: 0, count: bytes.count)
        let count = compression_encode_buffer(&small, small.count, bytes, bytes.count, nil, COMPRESSION_ZLIB)
        #expect(count > 0 && count < 5000)
        #expect(compression_encode_buffer(&small, 3, bytes, bytes.count, nil, COMPRESSION_ZLIB) == 0)
        #expect(compression_encode_buffer(&small, small.count, bytes, bytes.count, nil, COMPRESSION_BROTLI) == 0)
        _ = compression_encode_buffer(&small, small.count, bytes, bytes.count, nil, COMPRESSION_ZLIB)
        var large = [UInt8](repeating: 0, count: bytes.count)
        #expect(compression_decode_buffer(&large, large.count, small, count, nil, COMPRESSION_ZLIB) == bytes.count && large == bytes)
        #expect(compression_decode_buffer(&large, 10, small, count, nil, COMPRESSION_ZLIB) == 10)
        #expect(compression_decode_buffer(&large, 10, bytes, 40, nil, COMPRESSION_ZLIB) == 0)
    }

    @Test func streams() throws {
        func worked(_ operation: compression_stream_operation, _ input: [UInt8]) throws -> [UInt8] {
            let page = UnsafeMutablePointer<UInt8>.allocate(capacity: 512)
            defer { page.deallocate() }
            return try input.withUnsafeBufferPointer { input in
                let start = try #require(input.baseAddress)
                var stream = compression_stream(dst_ptr: page, dst_size: 0, src_ptr: start, src_size: 0, state: nil)
                #expect(compression_stream_init(&stream, operation, COMPRESSION_ZLIB) == COMPRESSION_STATUS_OK)
                defer { compression_stream_destroy(&stream) }
                var (output, place, status): ([UInt8], Int, compression_status) = ([], 0, COMPRESSION_STATUS_OK)
                while status == COMPRESSION_STATUS_OK {
                    if stream.src_size == 0, place < input.count {
                        stream.src_ptr = start + place
                        stream.src_size = min(300, input.count - place)
                        place += stream.src_size
                    }
                    (stream.dst_ptr, stream.dst_size) = (page, 512)
                    status = compression_stream_process(
                        &stream, place == input.count ? Int32(COMPRESSION_STREAM_FINALIZE.rawValue) : 0)
                    output += UnsafeBufferPointer(start: page, count: 512 - stream.dst_size)
                }
                #expect(status == COMPRESSION_STATUS_END)
                return output
            }
        }
        let small = try worked(COMPRESSION_STREAM_ENCODE, Array(text))
        #expect(small.count < 5000)
        #expect(try worked(COMPRESSION_STREAM_DECODE, small) == Array(text))
    }
}
