import CYAML
import Foundation

/// Reads YAML as plain values: texts, flags, lists and dictionaries. Numbers stay texts, because a version such as 5.10 is none.
package enum YAMLText {
    /// What is wrong with a text, and where.
    package struct Failure: Error, CustomStringConvertible {
        /// The line, beginning with 1.
        package let line: Int
        package let problem: String
        package var description: String { "line \(line): \(problem)" }
    }

    private static let (trueWords, falseWords): (Set, Set) = (["yes", "true", "on"], ["no", "false", "off"])
    /// Values that contain themselves are cut off at this depth.
    private static let depth = 64
    /// The most values of a text. Names that stand for values which repeat other names can stand for any number of them.
    private static let mostValues = 200_000

    /// The value of a text's only document; an empty dictionary where there is none.
    ///
    /// - Throws: `Failure`.
    package static func value(of data: Data) throws -> Any {
        var parser = yaml_parser_t()
        guard yaml_parser_initialize(&parser) != 0 else { throw Failure(line: 1, problem: "there is no memory left") }
        defer { yaml_parser_delete(&parser) }
        return try data.withUnsafeBytes { bytes in
            let start = bytes.bindMemory(to: UInt8.self).baseAddress
            var empty: UInt8 = 0
            return try withUnsafePointer(to: &empty) { nothing in
                yaml_parser_set_input_string(&parser, start ?? nothing, bytes.count)
                var document = yaml_document_t()
                guard yaml_parser_load(&parser, &document) != 0 else {
                    throw Failure(
                        line: parser.problem_mark.line + 1, problem: parser.problem.map { String(cString: $0) } ?? "it cannot be read")
                }
                defer { yaml_document_delete(&document) }
                guard let root = yaml_document_get_root_node(&document) else { return [String: Any]() }
                var left = mostValues
                let value = value(of: root, in: &document, depth: depth, left: &left)
                guard left > 0 else { throw Failure(line: 1, problem: "its aliases repeat more than \(mostValues) values") }
                return value
            }
        }
    }

    private static func value(
        of node: UnsafeMutablePointer<yaml_node_t>, in document: inout yaml_document_t, depth: Int, left: inout Int
    ) -> Any {
        func child(_ index: Int32) -> Any {
            guard depth > 0, left > 0, let node = yaml_document_get_node(&document, index) else { return NSNull() }
            left -= 1
            return value(of: node, in: &document, depth: depth - 1, left: &left)
        }
        switch node.pointee.type {
        case YAML_SEQUENCE_NODE:
            let items = node.pointee.data.sequence.items
            return (0..<(items.top - items.start)).map { child(items.start[$0]) }
        case YAML_MAPPING_NODE:
            let pairs = node.pointee.data.mapping.pairs
            var (values, merged): ([String: Any], [String: Any]) = ([:], [:])
            for index in 0..<(pairs.top - pairs.start) {
                let pair = pairs.start[index]
                let key = yaml_document_get_node(&document, pair.key).map(text) ?? ""
                let value = child(pair.value)
                if key == "<<" {
                    for other in (value as? [Any] ?? [value]) { merged.merge(other as? [String: Any] ?? [:]) { first, _ in first } }
                } else {
                    values[key] = value
                }
            }
            return merged.merging(values) { $1 }
        case YAML_SCALAR_NODE:
            let text = text(of: node)
            guard node.pointee.data.scalar.style == YAML_PLAIN_SCALAR_STYLE else { return text }
            let word = text.lowercased()
            if trueWords.contains(word) { return true }
            if falseWords.contains(word) { return false }
            return ["", "~", "null"].contains(word) ? NSNull() : text
        default: return NSNull()
        }
    }

    private static func text(of node: UnsafeMutablePointer<yaml_node_t>) -> String {
        guard node.pointee.type == YAML_SCALAR_NODE, let start = node.pointee.data.scalar.value else { return "" }
        return String(decoding: UnsafeBufferPointer(start: start, count: node.pointee.data.scalar.length), as: UTF8.self)
    }
}
