import Foundation

/// Statements of missing modules whose value nobody uses, such as `Analytics.log("start")`.
extension Remedy {
    /// Whether a statement only calls, or sets, something of a missing module, and nobody uses its value.
    func isUnused(_ index: Int, missing: String?, isOfMissingType: Bool) -> Bool {
        let piece = structure.pieces[index]
        guard let missing, let ownerIndex = owner(of: index), !piece.flags.contains("inout") else { return false }
        let owner = structure.pieces[ownerIndex]
        let discarded = discardedValue(of: index)
        // A closure that is only kept there is never called. An initializer makes its value without waiting for that.
        let waits = owner.keyword != "init" && piece.flags.contains("closure")
        guard discarded != nil || piece.flags.contains("assignment") || piece.flags.contains("call"),
            piece.flags.contains("assignment") && discarded == nil || !waits && !handsAnswerOn(index, of: owner)
        else { return false }
        // It starts with the missing name, or with a type or a value whose member is missing: Logger.module.error("").
        let names = chain(at: discarded ?? piece.range.lowerBound)
        guard let first = names.first else { return false }
        let isMember = isOfMissingType || first.first?.isUppercase ?? false
        guard first == missing || isMember && names.contains(missing) else { return false }
        if discarded != nil { return true }
        switch owner.kind {
        case .function: return owner.type == nil || !piece.flags.contains("only") && !isOpaque(owner)
        case .accessor: return owner.keyword != "get" || !piece.flags.contains("only")
        case .variable: return !piece.flags.contains("only") && !isOpaque(owner) && !isBuilt(ownerIndex)
        // The statements of other closures may be views.
        case .closure: return isCalledForItsEffect(ownerIndex)
        default: return false
        }
    }

    /// Where the value begins that a statement discards: behind `_ =` or `let _ =`. Nil for other statements.
    private func discardedValue(of index: Int) -> Int? {
        let range = structure.pieces[index].range
        let excerpt = String(decoding: text[range], as: UTF8.self)
        guard let match = excerpt.prefixMatch(of: #/\s*(?:let\s+|var\s+)?_\s*=(?!=)/#) else { return nil }
        return range.lowerBound + match.output.utf8.count
    }

    /// The names that an expression begins with, from the first one to that of the last member: `Logger`, `module` and `error` of
    /// `try Logger.module(1).error("")`.
    func chain(at start: Int) -> [String] {
        var (names, place) = ([String](), start)
        func skip(_ isBlank: (UInt8) -> Bool) {
            while place < text.count, isBlank(text[place]) { place += 1 }
        }
        func word() -> String {
            let begin = place
            skip(Remedy.isOfName)
            return String(decoding: text[begin..<place], as: UTF8.self)
        }
        let blank: (UInt8) -> Bool = { $0 == 32 || $0 == 9 || $0 == 10 || $0 == 13 }
        while true {
            skip(blank)
            let name = word()
            if name.isEmpty { return names }
            if names.isEmpty, ["try", "await"].contains(name) {
                skip { $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "!") }
                continue
            }
            names.append(name)
            while place < text.count {
                switch text[place] {
                case UInt8(ascii: "?"), UInt8(ascii: "!"): place += 1
                case UInt8(ascii: "("), UInt8(ascii: "["):
                    // To the bracket that closes this one.
                    place = self.place(from: place + 1) { place, depth in depth == 0 && [UInt8(ascii: ")"), UInt8(ascii: "]")].contains(text[place]) } + 1
                default:
                    let end = place
                    skip(blank)
                    guard place < text.count, text[place] == UInt8(ascii: ".") else {
                        place = end
                        return names
                    }
                    place += 1
                    skip(blank)
                    let member = word()
                    if member.isEmpty { return names }
                    names.append(member)
                }
            }
            return names
        }
    }

    /// Whether a variable's statements are parts of what a builder makes.
    private func isBuilt(_ index: Int) -> Bool {
        structure.children(of: index).contains {
            structure.pieces[$0].kind == .attribute && structure.pieces[$0].name.hasSuffix("Builder")
        }
    }

    /// Whether a closure is called for what it does, and its value is not used, as those of `Task` and `onAppear` are.
    private func isCalledForItsEffect(_ index: Int) -> Bool {
        var place = structure.pieces[index].range.lowerBound
        func skipBlanks() {
            while place > 0, [32, 9, 10, 13].contains(text[place - 1]) { place -= 1 }
        }
        skipBlanks()
        // The arguments before a trailing closure, or the label of one among them.
        if place > 0, text[place - 1] == UInt8(ascii: ":") { return word(before: place - 1) == "perform" || word(before: place - 1) == "execute" }
        if place > 0, text[place - 1] == UInt8(ascii: ")") {
            var depth = 0
            repeat {
                place -= 1
                if text[place] == UInt8(ascii: ")") { depth += 1 }
                if text[place] == UInt8(ascii: "(") { depth -= 1 }
            } while depth > 0 && place > 0
            skipBlanks()
        }
        return Remedy.calledForTheirEffect.contains(word(before: place))
    }

    private func word(before end: Int) -> String {
        var start = end
        while start > 0, Remedy.isOfName(text[start - 1]) { start -= 1 }
        return String(decoding: text[start..<end], as: UTF8.self)
    }

    /// Functions that take a closure without a result.
    private static let calledForTheirEffect: Set<String> = [
        "Task", "detached", "async", "asyncAfter", "withAnimation", "onAppear", "onDisappear", "onChange", "onReceive", "onTapGesture",
        "onLongPressGesture", "onOpenURL", "task", "forEach",
    ]

    /// Whether a statement gives away the handler through which its function answers, so that without it nobody would.
    private func handsAnswerOn(_ index: Int, of owner: SourceStructure.Piece) -> Bool {
        structure.identifiers(in: index).contains { name in
            owner.used.contains(name) && Remedy.handlers.contains { name.lowercased().contains($0) }
        }
    }

    private static let handlers = ["completion", "callback", "handler", "continuation", "promise"]
}
