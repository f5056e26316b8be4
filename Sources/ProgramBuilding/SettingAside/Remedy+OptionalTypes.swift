/// Optional types of protocols without parentheses, as `any Error?`, which Swift takes since version 6.4 (SE-0521).
extension Remedy {
    /// Whether a message is about such a type.
    static func isAboutOptionalType(_ message: String) -> Bool {
        message.hasPrefix("optional 'any' type must be written '")
            || message.wholeMatch(of: #/type 'some [^']*\?' constrained to non-protocol, non-class type '.*/#) != nil
    }

    /// Writes the parentheses. Nil for other errors.
    func parenthesizedOptional(at offset: Int, _ message: String) -> Change? {
        guard Remedy.isAboutOptionalType(message), text.indices.contains(offset),
            ["any ", "some "].contains(where: { text[offset...].starts(with: $0.utf8) })
        else { return nil }
        var depth = 0
        for place in offset..<text.count {
            switch text[place] {
            case UInt8(ascii: "<"), UInt8(ascii: "("): depth += 1
            case UInt8(ascii: ">"), UInt8(ascii: ")"): depth -= 1
            case UInt8(ascii: "?") where depth == 0, UInt8(ascii: "!") where depth == 0:
                let type = String(decoding: text[offset..<place], as: UTF8.self)
                return answer(at: offset..<place, "(\(type))")
            case UInt8(ascii: "\n"): return nil
            default: break
            }
            if depth < 0 { return nil }
        }
        return nil
    }
}
