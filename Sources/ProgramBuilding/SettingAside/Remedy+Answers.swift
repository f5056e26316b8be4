import Foundation

/// Errors whose answer says the same without what only Apple's systems have, so that nothing is set aside.
extension Remedy {
    /// A change that only says the same without Objective-C.
    func answer(at range: Range<Int>, _ replacement: String? = nil) -> Change {
        Change(
            edit: SourceEdit(range: range, replacement: replacement), isAnswer: true, kind: .attribute, place: "", start: range.lowerBound)
    }

    /// Calls a method of a delegate without asking whether the delegate has it. Protocols of Objective-C's have methods that
    /// delegates may lack; here they have all of them, and those that a delegate lacks do nothing. Nor does it ask for a value that
    /// can be nil on Apple's systems alone. Nil for other errors.
    func withoutQuestion(at offset: Int, _ message: String) -> Change? {
        guard message.hasPrefix(Remedy.question), text.indices.contains(offset), text[offset] == UInt8(ascii: "?") else { return nil }
        return answer(at: offset..<offset + 1)
    }

    /// Whether a message that begins with `start` names the type of a function behind it.
    static func isAboutMethod(_ message: String, _ start: String) -> Bool {
        message.hasPrefix(start + "(") || message.hasPrefix(start + "@MainActor (")
    }

    /// Makes an object in an extension of one of Apple's classes. With Objective-C, `self.init` makes one of the class that is
    /// asked; here the extended class makes it. Nil for other errors.
    func withoutOwnInitializer(at offset: Int, _ message: String, in chain: [Int], madeClass: String?) -> Change? {
        let call = Array("self.init(".utf8)
        guard CompilerMessage.isAboutAskedClass(message),
            let type = chain.map({ structure.pieces[$0] }).first(where: { $0.kind == .type }), type.keyword == "extension",
            // The compiler names the word or the name behind it.
            let start = [offset, offset - 5].first(where: { $0 >= 0 && text[$0...].starts(with: call) })
        else { return nil }
        return answer(at: start..<start + call.count, "self ~=> \(madeClass ?? type.name)(")
    }

    /// Marks an initializer as required, or adds it. Objects of Objective-C's classes can be made of any class that is asked; without
    /// Objective-C, a class has to say so. Nil for other errors.
    func requiredInitializer(at offset: Int, _ message: String) -> Change? {
        let (place, addition): (Int, String)
        if message == Remedy.requiredOverride, text.indices.contains(offset), text[offset...].starts(with: "init".utf8) {
            (place, addition) = (offset, "required ")
        } else if message.hasPrefix(Remedy.requiredProvision), text.indices.contains(offset), text[offset] == UInt8(ascii: "}") {
            (place, addition) = (offset, "required init() { super.init() } ")
        } else {
            return nil
        }
        return answer(at: place..<place, addition)
    }

    /// Calls the language's `abs`, of which Foundation on Linux has one for each `CGFloat`. Nil for other errors.
    func languagesFunction(at offset: Int, _ message: String) -> Change? {
        guard message == Remedy.absoluteValue, text.indices.contains(offset), text[offset...].starts(with: "abs".utf8) else { return nil }
        return answer(at: offset..<offset, "Swift.")
    }

    /// Calls the form of `enumerateMatches` that keeps its closure no longer than the call, as Apple's does: it may use what a longer
    /// life forbids. Nil for other errors.
    func matchesAtOnce(at offset: Int, _ message: String) -> Change? {
        let name = Array("enumerateMatches".utf8)
        guard message.hasPrefix("escaping closure captures "), text.indices.contains(offset), text[offset] == UInt8(ascii: "{"),
            // Before the closure, its call stands with arguments that have no braces.
            let start = text[..<offset].lastIndex(where: { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") }),
            let call = text[start..<offset].firstRange(of: name), text[call.lowerBound - 1] == UInt8(ascii: ".")
        else { return nil }
        return answer(at: call.lowerBound..<call.lowerBound, "_")
    }

    /// Gives a switch cases that it never meets. Nil where its brace does not end the line.
    func covering(_ cases: [String], at offset: Int) -> Change? {
        guard text.indices.contains(offset), text[offset...].starts(with: "switch".utf8) else { return nil }
        let line = text[offset...].prefix { $0 != UInt8(ascii: "\n") }
        guard let last = line.lastIndex(where: { $0 > 32 }), line[last] == UInt8(ascii: "{") else { return nil }
        let names = cases.map { ".\($0)" }.joined(separator: ", ")
        return answer(at: last + 1..<last + 1, " case \(names): Swift.fatalError();")
    }

    /// Names the module of a type. Nil where the type does not stand at the place.
    func qualified(_ type: String, with module: String, at offset: Int) -> Change? {
        guard text.indices.contains(offset), text[offset...].starts(with: type.utf8) else { return nil }
        return answer(at: offset..<offset, "\(module).")
    }

    /// Imports one declaration of a module, which then has precedence over those of other modules. Nil where the source does already.
    func importing(_ keyword: String, _ name: String, of module: String) -> Change? {
        let line = "import \(keyword) \(module).\(name); "
        guard let start = structure.imports.map(\.range.lowerBound).min(),
            !text[start...].starts(with: line.utf8)
        else { return nil }
        return answer(at: start..<start, line)
    }

    /// What Objective-C's runtime alone asks an object. Nothing asks it here, so a class goes without its own answer.
    func answerToRuntime(_ message: String, in chain: [Int]) -> Change? {
        guard message.hasPrefix("overriding non-open instance method") || message.contains("cannot be overridden"),
            let function = chain.first(where: { structure.pieces[$0].kind == .function }),
            Remedy.runtimeQuestions.contains(structure.pieces[function].name)
        else { return nil }
        var change = leaveOut(function)
        change?.isAnswer = true
        change?.lost = []
        return change
    }

    private static let runtimeQuestions: Set<String> = ["responds(to:)", "forwardingTarget(for:)"]

    /// What the compiler says where a source without SwiftUI shows a preview.
    static let unknownPreview = "no macro named 'Preview'"

    /// What the compiler says where an extension of `CGFloat` calls the language's function.
    static let absoluteValue = "static member 'abs' cannot be used on instance of type 'CGFloat'"

    /// What the compiler says where a class overrides a required initializer.
    private static let requiredOverride = "use the 'required' modifier to override a required initializer"

    /// How the compiler begins to say that a class lacks a required initializer.
    private static let requiredProvision = "'required' initializer 'init()' must be provided by subclass of '"

    /// Whether an error is about an initializer that only classes without Objective-C require.
    static func isAboutRequiredInitializer(_ message: String) -> Bool {
        message == requiredOverride || message.hasPrefix(requiredProvision)
    }

    /// How the compiler begins to say that a value, or a method, is there in any case.
    static let question = "cannot use optional chaining on non-optional value of type '"
}
