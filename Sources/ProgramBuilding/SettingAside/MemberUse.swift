import Foundation

/// A place where code asks a parameter of a missing type for a member, which the type that stands for it does not have.
struct MemberUse: Equatable {
    let type: String
    let member: String
    /// Where the member's name begins.
    let offset: Int

    /// What the types that stand for missing ones have.
    private static let members: Set<String> = ["self", "hash", "hashValue", "encode"]

    /// The places in a source. The compiler would take minutes to find some: it tries every form of every operator and
    /// modifier of an expression before it says what is wrong.
    ///
    /// - Parameter types: the missing types.
    static func all(in structure: SourceStructure, of text: [UInt8], types: Set<String>) -> [MemberUse] {
        structure.pieces.indices.flatMap { index -> [MemberUse] in
            let piece = structure.pieces[index]
            guard piece.kind == .function, let body = piece.body else { return [] }
            let header = String(decoding: text[piece.range.lowerBound..<body.lowerBound], as: UTF8.self)
            let code = String(decoding: text[body], as: UTF8.self)
            return header.matches(of: #/(\w+)\s*:\s*([A-Z]\w*)[?!]?\s*[,)=]/#).flatMap { match -> [MemberUse] in
                let (name, type) = (String(match.output.1), String(match.output.2))
                guard types.contains(type), !isDeclared(name, in: code) else { return [] }
                return code.matches(of: #/(^|[^.\w])(\w+)[?!]?\.([A-Za-z_]\w*)/#).compactMap { use in
                    let member = String(use.output.3)
                    guard use.output.2 == name, !members.contains(member) else { return nil }
                    let offset = body.lowerBound + code[..<use.output.3.startIndex].utf8.count
                    // It can also stand in a comment.
                    guard let inner = structure.chain(at: offset).first(where: { structure.pieces[$0].kind != .closure }),
                        structure.pieces[inner].kind == .statement,
                        structure.identifiers(in: inner).isSuperset(of: [name, member])
                    else { return nil }
                    return MemberUse(type: type, member: member, offset: offset)
                }
            }
        }
    }

    /// Whether a body declares a name again.
    private static func isDeclared(_ name: String, in code: String) -> Bool {
        // An identifier is a valid pattern.
        code.contains(try! Regex("\\b(let|var|for)\\s+\(name)\\b|\\b\(name)\\b[^{}\n]*\\bin\\b|func [^{]*\\b\(name)\\s*:"))
    }
}
