/// The types that a source file declares for others, and those it names.
struct SourceNames {
    /// The types declared at file scope that other files of the module can see.
    private(set) var declared: Set<String> = []
    /// The types named anywhere in the file, except those that the file declares itself, nested types and generic
    /// parameters included.
    private(set) var used: Set<String> = []

    private static let typeKeywords: Set = ["struct", "class", "enum", "protocol", "actor", "typealias", "associatedtype"]
    private static let declarationKeywords = typeKeywords.union(["func", "init", "subscript", "var", "let", "extension", "import"])

    init(_ source: String) {
        let tokens = SwiftTokens(source).tokens
        var (depth, isHidden) = (0, false)
        var own: Set<String> = []
        for (index, token) in tokens.enumerated() {
            switch token {
            case .symbol(UInt8(ascii: "{")):
                depth += 1
                isHidden = false
            case .symbol(UInt8(ascii: "}")): depth -= 1
            case .symbol: break
            case .name(let name, let isMember):
                if name != "_", name.first.map({ $0.isUppercase || $0 == "_" }) ?? false, !isMember { used.insert(name) }
                guard !isMember else { continue }
                // `private(set)` hides the setter alone.
                if name == "private" || name == "fileprivate" {
                    isHidden = !(tokens.indices.contains(index + 1) && tokens[index + 1] == .symbol(UInt8(ascii: "(")))
                }
                // `import struct Module.Name` declares nothing.
                let isImported = index > 0 && tokens[index - 1] == .name("import", isMember: false)
                if Self.typeKeywords.contains(name), !isImported, index + 1 < tokens.count,
                    case .name(let type, _) = tokens[index + 1], !Self.declarationKeywords.contains(type) {
                    own.insert(type)
                    if depth == 0, !isHidden { declared.insert(type) }
                }
                if name == "func" || name == "init" || Self.typeKeywords.contains(name) {
                    own.formUnion(Self.genericParameters(in: tokens, behind: index))
                }
                if Self.declarationKeywords.contains(name) { isHidden = false }
            }
        }
        used.subtract(own)
    }

    /// The generic parameters of the declaration whose keyword is at `index`.
    private static func genericParameters(in tokens: [SwiftTokens.Token], behind index: Int) -> Set<String> {
        var position = index + 1
        // The declaration's own name, which an operator or an initializer lacks.
        if position < tokens.count, case .name = tokens[position] { position += 1 }
        guard position < tokens.count, tokens[position] == .symbol(UInt8(ascii: "<")) else { return [] }
        var (names, depth, isAtStart): (Set<String>, Int, Bool) = ([], 0, true)
        while position < tokens.count {
            switch tokens[position] {
            case .symbol(UInt8(ascii: "<")): depth += 1
            case .symbol(UInt8(ascii: ">")):
                depth -= 1
                if depth == 0 { return names }
            case .symbol(UInt8(ascii: ",")): isAtStart = depth == 1
            case .symbol(UInt8(ascii: "{")): return names
            case .symbol: break
            case .name("each", _): break
            case .name(let name, _):
                if isAtStart { names.insert(name) }
                isAtStart = false
            }
            position += 1
        }
        return names
    }
}
