import Foundation

/// Gives bytes to one of the parsers that read them themselves. libFuzzer calls it; the first byte chooses the parser.
///
/// Built by Scripts/fuzz-parsers.sh from this file and the parsers' own sources, without the rest of their modules.
@_cdecl("LLVMFuzzerTestOneInput") public func readOneInput(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    guard count > 1 else { return 0 }
    let bytes = Array(UnsafeBufferPointer(start: start + 1, count: count - 1))
    let text = String(decoding: bytes, as: UTF8.self)
    switch start[0] % 6 {
    case 0:
        let list = JSONList("items", in: Data(bytes))
        try? list?.forEach(String.self) { _ in }
    case 1: _ = FormatTemplate(text)
    case 2:
        let scanner = ConditionScanner(bytes)
        for range in scanner.conditions + scanner.imports { precondition(range.upperBound <= bytes.count) }
    case 3: _ = ObjectiveCSyntax(bytes).rewritten(at: bytes.indices.filter { bytes[$0] == UInt8(ascii: "#") || bytes[$0] == UInt8(ascii: "@") })
    case 4: _ = AttributedString(readingMarkdown: text, options: .init(), baseURL: nil)
    default: _ = try? PredicateParser.predicate(text, arguments: [1, "a", nil])
    }
    return 0
}
