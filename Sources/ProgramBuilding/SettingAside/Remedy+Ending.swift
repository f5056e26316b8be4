import Foundation

extension Remedy {
    /// The functions of Darkroom's that take the place of code.
    static let stops = ["", "Value", "Error", "Skip"].map { stop + $0 }

    /// How code that is set aside gives the control back.
    enum Way {
        /// Not at all: the picture ends.
        case stop
        /// With an error that the code around it handles.
        case error
        /// By returning, where nobody waits for a result.
        case skip
    }

    /// What takes the place of code.
    struct Ending {
        /// What is not available.
        let phrase: String
        /// The user's line.
        let line: Int

        var stop: String { Remedy.stop + arguments }
        var value: String { Remedy.stop + "Value" + arguments }

        /// What a function returns that never returns, as a value of an opaque type.
        ///
        /// - Parameter type: the function's type, such as `some IntentResult & ReturnsValue<Int>`. Every protocol of Apple's that
        ///   stands behind `some` has `Never`, save where a result has parts.
        func result(of type: String) -> String {
            let protocols = Remedy.protocols(of: type)
            // Never is no sequence.
            if let element = protocols.lazy.compactMap({ $0.wholeMatch(of: #/(?:\w*Collection|Sequence)<(.+)>/#)?.output.1 }).first {
                return "\(self.value) as [\(element)]"
            }
            var parts: [String] = []
            if let value = protocols.first(where: { $0.hasPrefix("ReturnsValue<") && $0.hasSuffix(">") }) {
                parts.append("value: \(self.value) as \(value.dropFirst("ReturnsValue<".count).dropLast())")
            }
            if protocols.contains("OpensIntent") { parts.append("opensIntent: \(stop)") }
            if protocols.contains("ProvidesDialog") { parts.append("dialog: \(self.value)") }
            if protocols.contains("ShowsSnippetView") { parts.append("view: \(stop)") }
            return parts.isEmpty ? stop : ".result(\(parts.joined(separator: ", ")))"
        }

        private var arguments: String {
            let text = phrase.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"")
            return "(\"\(text)\", \(line))"
        }

        /// - Parameter result: what has to be returned although nothing is, so that the compiler knows the type.
        func text(for way: Way, result: String? = nil) -> (String, SetAsidePart.Kind) {
            switch way {
            case .stop: (result.map { "return \($0)" } ?? stop, .stop)
            case .error: ("throw \(Remedy.stop)Error\(arguments)\(result.map { "; return \($0)" } ?? "")", .error)
            case .skip: ("\(Remedy.stop)Skip\(arguments); return", .statement)
            }
        }
    }

    /// What a function has to return if its type is opaque and nothing in it is returned any more: from that the compiler infers
    /// the type. Nil for other functions, and where the parts of a builder say the type.
    ///
    /// - Parameter range: the code that goes.
    func result(of owner: Int, without range: Range<Int>, _ ending: Ending) -> String? {
        let piece = structure.pieces[owner]
        guard piece.kind == .function, piece.keyword == "func", isOpaque(piece), let type = piece.type?.text else { return nil }
        let returns = structure.pieces.indices.filter { index in
            structure.pieces[index].kind == .statement && structure.pieces[index].keyword == "return" && self.owner(of: index) == owner
        }
        guard returns.allSatisfy({ range.contains(structure.pieces[$0].range.lowerBound) }),
            piece.flags.contains("throws") || !returns.isEmpty
        else { return nil }
        return ending.result(of: type)
    }

    /// The protocols of an opaque type.
    private static func protocols(of type: String) -> [String] {
        var (parts, depth): ([String], Int) = ([""], 0)
        for character in type.dropFirst("some ".count) {
            if "<([".contains(character) { depth += 1 }
            if ">)]".contains(character) { depth -= 1 }
            if character == "&", depth == 0 { parts.append("") } else { parts[parts.count - 1].append(character) }
        }
        return parts.map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
    }

    /// How the code of a function or accessor, or a statement in one, can give the control back.
    func way(outOf index: Int) -> Way {
        let place = structure.pieces[index].range.lowerBound
        var next = index
        while next >= 0 {
            let piece = structure.pieces[next]
            let isThrowing = piece.flags.contains("throws")
            switch piece.kind {
            case .statement:
                if piece.flags.contains("defer") { return .stop }
                if piece.flags.contains("catches"), piece.body?.contains(place) ?? false { return .error }
            case .closure: return isThrowing ? .error : .stop
            case .function:
                // A caller that waits for a result, or for an answer, would wait without end or go on with a wrong one.
                let hasResult = piece.keyword != "func" || !["Void", "()"].contains(piece.type?.text ?? "Void")
                return isThrowing ? .error : hasResult || piece.flags.contains("answers") ? .stop : .skip
            case .accessor:
                return isThrowing ? .error : ["set", "willSet", "didSet"].contains(piece.keyword) ? .skip : .stop
            case .variable, .subscript:
                if piece.body != nil { return .stop }
            case .type: return .stop
            case .value:
                if piece.keyword == "default" { return .stop }
            default: break
            }
            next = piece.parent
        }
        return .stop
    }
}
