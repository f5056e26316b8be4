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

        private var arguments: String {
            let text = phrase.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"")
            return "(\"\(text)\", \(line))"
        }

        func text(for way: Way) -> (String, SetAsidePart.Kind) {
            switch way {
            case .stop: (stop, .stop)
            case .error: ("throw \(Remedy.stop)Error\(arguments)", .error)
            case .skip: ("\(Remedy.stop)Skip\(arguments); return", .statement)
            }
        }
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
