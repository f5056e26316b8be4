import CDeflate
import Foundation
import Processes

/// A text as gzip in base 64, which a page can contain and unpack. Layout trees shrink to a twentieth.
struct PackedText {
    let base64: String

    /// - Throws: `ProgramFailure` if there is not enough memory.
    init(_ text: String) throws {
        let bytes = Data(text.utf8)
        guard let compressor = libdeflate_alloc_compressor(9) else { throw PackedText.noMemory }
        defer { libdeflate_free_compressor(compressor) }
        var packed = Data(count: libdeflate_gzip_compress_bound(compressor, bytes.count))
        let count = packed.withUnsafeMutableBytes { output in
            bytes.withUnsafeBytes { libdeflate_gzip_compress(compressor, $0.baseAddress, $0.count, output.baseAddress, output.count) }
        }
        guard count > 0 else { throw PackedText.noMemory }
        base64 = packed.prefix(count).base64EncodedString()
    }

    private static var noMemory: ProgramFailure { .widgetFailed("There is not enough memory to export the page.") }
}
