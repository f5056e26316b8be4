import Foundation

/// Providers whose sources name the type of their entries only as `Entry`.
extension Remedy {
    /// What the compiler says where it looks for the type that `Entry` stands for in the signature that it is to be inferred from.
    ///
    /// It looks there because SwiftUI has a macro of that name, and says so in some orders of a module's sources alone.
    static let invalidEntry = "reference to invalid associated type 'Entry' of type '"

    /// Names the type in a type alias: the one that the placeholder has, or the snapshot. Nil for other errors.
    func entryAlias(at offset: Int, _ message: String, in chain: [Int]) -> Change? {
        guard message.hasPrefix(Remedy.invalidEntry),
            let type = chain.map({ structure.pieces[$0] }).first(where: { $0.kind == .type }),
            let brace = text[type.range].firstIndex(of: UInt8(ascii: "{"))
        else { return nil }
        let body = String(decoding: text[brace..<type.range.upperBound], as: UTF8.self)
        let signatures = [
            #/func\s+placeholder\s*\([^)]*\)\s*->\s*([A-Z][\w.]*)/#,
            #/func\s+(?:getSnapshot|snapshot)\s*\([^{]*?(?:@escaping\s*\(|async\s*->\s*)([A-Z][\w.]*)/#,
        ]
        guard let entry = signatures.lazy.compactMap({ body.firstMatch(of: $0)?.output.1 }).first(where: { $0 != "Entry" }) else { return nil }
        return answer(at: brace + 1..<brace + 1, " typealias Entry = \(entry);")
    }
}
