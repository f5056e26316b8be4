import Foundation
import FoundationSupplement
import Testing

/// C's functions on memory, with pointers that can be nil.
@Suite struct OptionalMemoryTests {
    @Test func bytesAreCopiedFromWhatABufferGives() {
        var bytes = [UInt8](repeating: 0, count: 4)
        Data([7, 8, 9, 10]).withUnsafeBytes { _ = memcpy(&bytes, $0.baseAddress, 4) }
        #expect(bytes == [7, 8, 9, 10])
        bytes.withUnsafeMutableBytes { buffer in
            memmove(buffer.baseAddress.map { $0 + 1 }, buffer.baseAddress, 3)
            memset(buffer.baseAddress, 5, 1)
        }
        #expect(bytes == [5, 7, 8, 9])
    }

    @Test func bytesAreCompared() {
        let (low, high) = (Data([1, 2, 3]), Data([1, 200, 0]))
        low.withUnsafeBytes { low in
            high.withUnsafeBytes { high in
                #expect(memcmp(low.baseAddress, high.baseAddress, 1) == 0)
                #expect(memcmp(low.baseAddress, high.baseAddress, 2) < 0)
                #expect(memcmp(high.baseAddress, low.baseAddress, 2) > 0)
            }
        }
    }

    @Test func nothingNeedsNoPointer() {
        let none: UnsafeMutableRawPointer? = nil
        #expect(memcpy(none, none, 0) == nil)
        #expect(memcmp(none, none, 0) == 0)
        #expect([CChar]([97, 98, 0]).withUnsafeBufferPointer { strlen($0.baseAddress) } == 2)
    }

    @Test func textsAreFormattedIntoMemory() {
        var text = [Int8](repeating: 0, count: 6)
        #expect(snprintf(ptr: &text, 6, "%d of %d", 42, 100) == 9)
        #expect(text.withUnsafeBufferPointer { String(cString: $0.baseAddress!) } == "42 of")
    }
}
