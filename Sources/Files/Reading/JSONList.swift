import Foundation

/// A long list in a JSON document that is decoded one element at a time, to save memory.
package struct JSONList {
    /// The document with an empty list.
    package let frame: Data
    private let document: Data
    private let elements: [Range<Int>]

    /// Finds the list for `key` in the document's outermost object. Returns nil if there is none. It only finds the
    /// limits of elements; the decoder validates them.
    package init?(_ key: String, in document: Data) {
        var scan = Scan(key: Array(key.utf8))
        guard let place = document.withUnsafeBytes({ scan.list(in: $0) }) else { return nil }
        let start = document.startIndex
        frame = document[..<(start + place.lowerBound)] + document[(start + place.upperBound)...]
        (self.document, elements) = (document, scan.elements)
    }

    /// Decodes the elements one after the other.
    ///
    /// - Throws: the errors of the decoder and of `body`.
    package func forEach<Element: Decodable>(_ type: Element.Type, _ body: (Element) throws -> Void) throws {
        let decoder = ReportEncoding.decoder
        for element in elements {
            let start = document.startIndex
            let text = document[(start + element.lowerBound)..<(start + element.upperBound)]
            try body(decoder.decode(Element.self, from: text))
        }
    }

    /// Finds the list byte by byte.
    private struct Scan {
        let key: [UInt8]
        var elements: [Range<Int>] = []

        /// Returns the range between the list's brackets.
        mutating func list(in bytes: UnsafeRawBufferPointer) -> Range<Int>? {
            var (depth, index) = (0, 0)
            // The last string in the outermost object, and whether it is the key of the next value.
            var (text, isKey) = (0..<0, false)
            var (list, element): (Int?, Int) = (nil, 0)
            while index < bytes.count {
                switch bytes[index] {
                case UInt8(ascii: "\""):
                    let start = index + 1
                    index = start
                    while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
                        index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
                    }
                    if depth == 1 { text = start..<min(index, bytes.count) }
                case UInt8(ascii: ":") where depth == 1: isKey = bytes[text].elementsEqual(key)
                case UInt8(ascii: "["), UInt8(ascii: "{"):
                    depth += 1
                    if depth == 2, isKey, bytes[index] == UInt8(ascii: "[") { (list, element) = (index + 1, index + 1) }
                case UInt8(ascii: ","):
                    if depth == 1 { isKey = false }
                    if depth == 2, list != nil {
                        elements.append(element..<index)
                        element = index + 1
                    }
                case UInt8(ascii: "]"), UInt8(ascii: "}"):
                    depth -= 1
                    guard depth == 1, let list else { break }
                    // An empty list contains only white space.
                    let isEmpty = bytes[element..<index].allSatisfy { [0x20, 0x0A, 0x0D, 0x09].contains($0) }
                    if !(elements.isEmpty && isEmpty) { elements.append(element..<index) }
                    return list..<index
                default: break
                }
                index += 1
            }
            return nil
        }
    }
}
