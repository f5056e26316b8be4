import Foundation

/// Finds the smallest piece of a source that an error stops, and what takes its place.
struct Remedy {
    /// A change of the source with what it sets aside.
    struct Change {
        var edit: SourceEdit
        /// Further edits that belong to it.
        var more: [SourceEdit] = []
        /// Whether it only says the same without Objective-C, so that nothing is set aside.
        var isAnswer = false
        let kind: SetAsidePart.Kind
        /// The declaration that the change is in.
        let place: String
        /// Where the piece begins.
        let start: Int
        /// The names that sources no longer find, or find with another type.
        var lost: [String] = []
        /// The type that a property gets because its value says so.
        var type: String?
    }

    let structure: SourceStructure
    let text: [UInt8]

    private typealias Piece = SourceStructure.Piece

    static let stop = "_setAside"

    /// - Parameters:
    ///   - offset: the place of the error.
    ///   - phrase: what is not available, as the stop says it.
    ///   - line: the user's line.
    ///   - missing: the missing name where the error names it.
    ///   - isModuleMissing: whether the name's whole module is missing.
    ///   - isOfMissingType: whether the name is a member of a type that is missing.
    ///   - madeClass: the class of Apple's whose initializer `self.init` calls.
    /// - Returns: nil where nothing can be done about the place.
    func change(
        at offset: Int, message: String, phrase: String, line: Int, missing: String?, isModuleMissing: Bool,
        isOfMissingType: Bool = false, madeClass: String? = nil
    ) -> Change? {
        let chain = structure.chain(at: offset)
        if let answer = withoutQuestion(at: offset, message) ?? bindingOfValue(at: offset, message)
            ?? optionalDateWords(at: offset, message) ?? matchesAtOnce(at: offset, message)
            ?? entryAlias(at: offset, message, in: chain) ?? parenthesizedOptional(at: offset, message) { return answer }
        if let answer = withoutOwnInitializer(at: offset, message, in: chain, madeClass: madeClass)
            ?? requiredInitializer(at: offset, message) ?? languagesFunction(at: offset, message)
            ?? answerToRuntime(message, in: chain) { return answer }
        if message.contains("so it cannot be used with '@convention(") { return withoutConvention(around: offset, in: chain) }
        if let change = withoutGalleryText(around: offset, in: chain) { return change }
        // UIKit's previews show view controllers, which are not drawn.
        if message == Remedy.unknownPreview, let outer = chain.last {
            var change = leaveOut(outer, as: "#Preview")
            change?.isAnswer = true
            return change
        }
        let ending = Ending(phrase: phrase, line: line)
        let stop = ending.stop
        // A preview needs widgets, entries or views, which a stop is not. Only a macro can stand outside of declarations.
        if let outer = chain.last, structure.pieces[outer].kind == .statement || structure.pieces[outer].name == "Preview",
            text[structure.pieces[outer].range].first == UInt8(ascii: "#") {
            return leaveOut(outer, as: "#Preview")
        }
        for (step, index) in chain.enumerated() {
            let piece = structure.pieces[index]
            switch piece.kind {
            case .attribute: return attribute(index, ending)
            case .statement where isCode(index):
                if let change = setLater(index, ending) { return change }
                let isUnused = (isModuleMissing || isOfMissingType)
                    && isUnused(index, missing: missing, isOfMissingType: isOfMissingType)
                if let change = statement(index, ending, isUnused: isUnused) { return change }
            case .closure:
                // An error about the closure as a whole belongs to the statement around it.
                continue
            case .value:
                if piece.keyword == "default" {
                    let edit = SourceEdit(range: piece.range, replacement: ending.value)
                    return isStopped(piece.range)
                        ? nil : Change(edit: edit, kind: .stop, place: declaration(around: index), start: piece.range.lowerBound)
                }
                if let variable = chain.dropFirst(step + 1).first, structure.pieces[variable].kind == .variable,
                    !isLocal(variable) {
                    return property(variable, stop: stop, hint: missing)
                }
            case .inherited:
                return inherited(index)
            case .variable where !isLocal(index), .function, .subscript, .type, .case, .typealias, .associatedtype, .macro,
                .accessor:
                if let change = declaration(index, message: message, ending) { return change }
            default: continue
            }
        }
        return nil
    }

    // MARK: Places

    /// Whether a statement is one of a body, and not a declaration of a type or a file.
    private func isCode(_ index: Int) -> Bool { structure.pieces[index].parent >= 0 }

    private func isLocal(_ variable: Int) -> Bool { structure.isLocal(variable) }

    /// The function, accessor, closure or property whose body a statement is in.
    func owner(of index: Int) -> Int? {
        var next = structure.pieces[index].parent
        while next >= 0 {
            let piece = structure.pieces[next]
            if piece.body != nil, piece.kind != .type, piece.kind != .statement { return next }
            next = structure.pieces[next].parent
        }
        return nil
    }

    /// The name of the declaration around a piece, as `Store.load()`.
    func declaration(around index: Int) -> String {
        var (names, next): ([String], Int) = ([], index)
        while next >= 0 {
            let piece = structure.pieces[next]
            switch piece.kind {
            case .type: names.append(piece.name)
            case .function, .subscript, .variable, .case, .typealias, .macro:
                // The list names the declaration of a body, and not what the body declares.
                names.removeAll()
                names.append(piece.kind == .macro ? "#\(piece.name)" : piece.name)
            default: break
            }
            next = piece.parent
        }
        return names.reversed().joined(separator: ".")
    }

    /// Whether a piece is a stop, or a body that does nothing else.
    private func isStopped(_ range: Range<Int>) -> Bool {
        let blanks: Set<UInt8> = [UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t")]
        let code = text[range].drop { blanks.contains($0) }
        return code.starts(with: Remedy.stop.utf8) || code.starts(with: "throw \(Remedy.stop)".utf8)
    }

    /// Whether a statement only tells the compiler the type that a function with a stop returns.
    private func followsStop(_ index: Int) -> Bool {
        let piece = structure.pieces[index]
        let before = structure.children(of: piece.parent).map { structure.pieces[$0] }
            .last { $0.kind == .statement && $0.range.upperBound <= piece.range.lowerBound }
        return before.map { isStopped($0.range) } ?? false
    }

    // MARK: Changes

    /// Replaces a statement, and what follows it in its block, by a stop. What follows would not be reached.
    private func statement(_ index: Int, _ ending: Ending, isUnused: Bool) -> Change? {
        let piece = structure.pieces[index]
        let end = max(piece.range.upperBound, piece.blockEnd ?? 0)
        // A stop that is in the way itself: the piece around it is next.
        if isStopped(piece.range) || followsStop(index) { return nil }
        let place = declaration(around: index)
        guard let owner = owner(of: index) else { return nil }
        let around = structure.pieces[owner]
        let isBundle = around.type?.text == "some Widget" || around.type?.text == "some WidgetBundle"
        if isBundle || isUnused {
            return Change(
                edit: SourceEdit(range: withSeparator(piece.range)), kind: .statement, place: place, start: piece.range.lowerBound)
        }
        let range = piece.range.lowerBound..<end
        let (text, kind) = ending.text(for: way(outOf: index), result: result(of: owner, without: range, ending))
        return Change(
            edit: SourceEdit(range: range, replacement: text), kind: kind, place: place, start: piece.range.lowerBound)
    }

    func isOpaque(_ piece: SourceStructure.Piece) -> Bool { piece.type?.text.hasPrefix("some ") ?? false }

    /// Takes an attribute away. A property whose wrapper is missing has no value.
    private func attribute(_ index: Int, _ ending: Ending) -> Change? {
        let piece = structure.pieces[index]
        let parent = piece.parent
        let place = declaration(around: index)
        let isWrapper = parent >= 0 && structure.pieces[parent].kind == .variable && !Remedy.plainAttributes.contains(piece.name)
            && !structure.pieces[parent].flags.contains("computed")
        if isWrapper, !isLocal(parent), let change = property(parent, stop: ending.stop, hint: nil) { return change }
        if isWrapper, isLocal(parent) {
            return statement(structure.pieces[parent].parent, ending, isUnused: false)
        }
        return Change(
            edit: SourceEdit(range: piece.range), kind: .attribute, place: place.isEmpty ? piece.name : place,
            start: piece.range.lowerBound)
    }

    /// Makes a function of C or of Objective-C, whose values C cannot have here, one of Swift's. Darkroom's functions that take one take both.
    private func withoutConvention(around offset: Int, in chain: [Int]) -> Change? {
        guard var index = chain.first(where: { [.variable, .function, .typealias, .inherited].contains(structure.pieces[$0].kind) }) else {
            return nil
        }
        // What a class's superclass is made for, its methods are, too.
        if structure.pieces[index].kind == .inherited { index = structure.pieces[index].parent }
        let piece = structure.pieces[index]
        let excerpt = String(decoding: text[piece.range], as: UTF8.self)
        let edits = excerpt.matches(of: #/@convention\((?:c|block)\)/#).map { match in
            let start = piece.range.lowerBound + excerpt[..<match.startIndex].utf8.count
            return SourceEdit(range: start..<start + match.output.utf8.count)
        }
        guard let first = edits.first else { return nil }
        return Change(
            edit: first, more: Array(edits.dropFirst()), kind: .attribute, place: declaration(around: index),
            start: first.range.lowerBound)
    }

    private static let plainAttributes: Set<String> = [
        "objc", "IBOutlet", "IBAction", "IBInspectable", "GKInspectable", "objcMembers",
        "nonobjc", "available", "MainActor", "discardableResult", "inlinable",
    ]

    /// Turns a stored property into a computed one that stops, so that the type around it can be made and used without it.
    func property(_ index: Int, stop: String, hint: String?) -> Change? {
        let piece = structure.pieces[index]
        guard !String(decoding: text[piece.range], as: UTF8.self).contains(Remedy.stop) else { return leaveOut(index) }
        // Local types and several variables in one declaration are rare.
        guard !piece.flags.contains("several") else { return leaveOut(index) }
        var type = piece.type?.text
        var called: String?
        if type == nil, let value = structure.children(of: index).first(where: { structure.pieces[$0].kind == .value }) {
            let name = structure.pieces[value].name
            type = ["String", "Int", "Double", "Bool"].first(where: structure.pieces[value].flags.contains)
            // A call of a type's initializer says the type.
            if let first = name.first, first.isUppercase, name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) {
                (type, called) = (name, name)
            }
        }
        guard let type, !isOpaqueText(type) else { return leaveOut(index) }
        let kept: Set<String> = [
            "static", "class", "private", "fileprivate", "internal", "package", "public", "open", "nonisolated", "override",
            "final",
        ]
        let modifiers = piece.modifiers.map(\.text).filter { kept.contains($0) }.joined(separator: " ")
        let attributes = structure.children(of: index).map { structure.pieces[$0] }
            .filter { $0.kind == .attribute && ["MainActor", "objc", "available", "discardableResult"].contains($0.name) }
            .map { String(decoding: text[$0.range], as: UTF8.self).replacingOccurrences(of: "\n", with: " ") }
            .joined(separator: " ")
        let isConstant = piece.keyword == "let"
        let accessors = isConstant ? "{ \(stop) }" : "{ get { \(stop) } set { \(stop) } }"
        let head = [attributes, modifiers, "var \(piece.name):"].filter { !$0.isEmpty }.joined(separator: " ")
        return Change(
            edit: SourceEdit(range: piece.range, replacement: "\(head) \(type) \(accessors)"), kind: .stop,
            place: declaration(around: index), start: piece.range.lowerBound, lost: ["$\(piece.name)", "_\(piece.name)"],
            type: called)
    }

    private func isOpaqueText(_ type: String) -> Bool { type.hasPrefix("some ") || type.hasSuffix("!") && type.contains("some ") }

    /// Takes a type out of what another one inherits.
    private func inherited(_ index: Int) -> Change? {
        let piece = structure.pieces[index]
        let siblings = structure.children(of: piece.parent).filter { structure.pieces[$0].kind == .inherited }
        guard let position = siblings.firstIndex(of: index) else { return nil }
        let range: Range<Int>
        if position > 0 {
            // From the comma before it.
            range = structure.pieces[siblings[position - 1]].range.upperBound..<piece.range.upperBound
        } else if siblings.count > 1 {
            range = piece.range.lowerBound..<structure.pieces[siblings[1]].range.lowerBound
        } else {
            guard let colon = text[..<piece.range.lowerBound].lastIndex(of: UInt8(ascii: ":")) else { return nil }
            range = colon..<piece.range.upperBound
        }
        return Change(
            edit: SourceEdit(range: range), kind: .attribute, place: declaration(around: piece.parent),
            start: piece.range.lowerBound, lost: [structure.pieces[piece.parent].name])
    }

    /// Something is wrong with a declaration as a whole.
    private func declaration(_ index: Int, message: String, _ ending: Ending) -> Change? {
        let piece = structure.pieces[index]
        if message.contains("does not override") || message.contains("'override'"),
            let modifier = piece.modifiers.first(where: { $0.text == "override" }) {
            return Change(
                edit: SourceEdit(range: modifier.range), kind: .attribute, place: declaration(around: index),
                start: piece.range.lowerBound)
        }
        if message.hasPrefix("overriding declaration requires an 'override' keyword") {
            return Change(
                edit: SourceEdit(range: piece.range.lowerBound..<piece.range.lowerBound, replacement: "override "),
                kind: .attribute, place: declaration(around: index), start: piece.range.lowerBound)
        }
        for name in ["dynamic", "weak", "unowned", "optional", "lazy"] where message.contains("'\(name)'") {
            if let modifier = piece.modifiers.first(where: { $0.text.hasPrefix(name) }) {
                if name == "optional" { return leaveOut(index) }
                return Change(
                    edit: SourceEdit(range: modifier.range), kind: .attribute, place: declaration(around: index),
                    start: piece.range.lowerBound)
            }
        }
        if piece.kind == .type, message.contains("does not conform to protocol '"),
            let name = message.split(separator: "'").dropLast(message.hasSuffix("'") ? 0 : 1).last.map(String.init) {
            let parts = Attribution.words(name)
            let conformance = structure.children(of: index).first {
                structure.pieces[$0].kind == .inherited && Self.names(structure.pieces[$0].name, protocol: parts.last ?? name)
            }
            if let conformance { return inherited(conformance) }
        }
        if [.function, .accessor].contains(piece.kind) || piece.kind == .variable && piece.flags.contains("computed")
            || piece.kind == .subscript, let body = piece.body, !isStopped(body), !isOpaque(piece), !isSignature(message) {
            let (text, kind) = ending.text(for: way(outOf: index))
            return Change(
                edit: SourceEdit(range: body, replacement: " \(text) "), kind: kind, place: declaration(around: index),
                start: body.lowerBound)
        }
        if piece.kind == .accessor { return nil }
        return leaveOut(index)
    }

    /// Whether `conformance` in an inheritance clause makes a type conform to a protocol: `Codable` to `Decodable`.
    private static func names(_ conformance: String, protocol name: String) -> Bool {
        let parts = Attribution.words(conformance)
        if parts.contains(name) { return true }
        let implied = [
            "Codable": ["Decodable", "Encodable"], "Hashable": ["Equatable"], "Comparable": ["Equatable"],
            "AppEntity": ["Identifiable", "DisplayRepresentable", "PersistentlyIdentifiable"],
        ]
        return parts.contains { implied[$0]?.contains(name) ?? false }
    }

    /// Whether an error about a function is one about its signature rather than its body.
    private func isSignature(_ message: String) -> Bool {
        !(message.contains("missing return") || message.contains("before being") || message.contains("not initialized"))
    }

    /// A range with the semicolon behind it, which separates nothing where the range is blank.
    func withSeparator(_ range: Range<Int>) -> Range<Int> {
        let next = text[range.upperBound...].firstIndex { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }
        guard let next, text[next] == UInt8(ascii: ";") else { return range }
        return range.lowerBound..<next + 1
    }

    func leaveOut(_ index: Int, as place: String? = nil) -> Change? {
        let piece = structure.pieces[index]
        guard !text[piece.range].allSatisfy({ $0 == UInt8(ascii: " ") }) else { return nil }
        let lost = piece.kind == .type && piece.keyword == "extension"
            ? structure.children(of: index).map { structure.pieces[$0].baseName }
            : piece.name.split(separator: ",").map { String($0.drop { $0 == " " }.prefix { $0 != "(" }) }
        return Change(
            edit: SourceEdit(range: withSeparator(piece.range)), kind: .declaration, place: place ?? declaration(around: index),
            start: piece.range.lowerBound, lost: lost.filter { $0 != "init" && $0 != "body" })
    }
}
