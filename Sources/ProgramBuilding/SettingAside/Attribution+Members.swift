/// Where unknown members come from.
extension Attribution {
    func cause(ofMember name: String, of type: String, imports: [String], isCalled: Bool) -> Cause {
        let words = Attribution.words(type)
        if let taint = words.first(where: { tainted[$0] != nil }) { return .follows(name: taint) }
        if let module = tainted[name] { return .missing(name: "\(type).\(name)", module: module) }
        // The expansion of #Predicate calls what Foundation has for each operator and function.
        if type == "PredicateExpressions", name.hasPrefix("build_") {
            return .missing(name: "#Predicate with \(name.dropFirst(6))", module: "Foundation")
        }
        let missing = MissingName(kind: .member(of: type), name: name, places: [])
        let shown = "\(Attribution.base(of: type)).\(name)"
        if let entry = table.entry(for: missing), entry.status == .notYet { return .missing(name: shown, module: "SwiftUI") }
        let framework = framework(of: Attribution.base(of: type), isListed: true)
            ?? words.lazy.filter { !known.declared.contains($0) }.compactMap { self.framework(of: $0) }.first
        if !isOwn(type), apple.members.contains(name), !known.compiled.contains(name) {
            return .missing(name: shown, module: framework ?? "SwiftUI")
        }
        guard !isOwn(type), !known.isMisspelt(name) else { return .user }
        if let framework, framework != "CoreGraphics", Attribution.ofObjects.contains(name) { return .missing(name: shown, module: "ObjectiveC") }
        // What Apple's list lacks is of a package that is missing, where packages extend the framework's types.
        let package = imports.contains { apple.frameworks[$0] == nil } ? module(of: name, among: imports) : nil
        if let framework, let package, Attribution.extended.contains(framework) { return .missing(name: shown, module: package) }
        // Members of extensions can be used in all sources of a module as soon as one imports the extension's module.
        if let framework, Attribution.basic.contains(framework), let first = packages.first { return .missing(name: shown, module: first) }
        // Types of values have all their members here.
        if let framework, !isValue(type) { return .missing(name: shown, module: framework) }
        if let module = package ?? imports.first ?? packages.first { return .missing(name: shown, module: module) }
        return .user
    }

    /// The cause of an unknown member of a type of the module's own: a missing package has it in an extension of a protocol, as one of
    /// Encodable. Nil where it is misspelt, or no package of those in question can have it.
    ///
    /// - Parameter packages: the missing packages in question.
    func cause(ofOwnMember name: String, of type: String, among packages: [String], isCalled: Bool) -> Cause? {
        guard let first = packages.first, isOwn(type), !Attribution.isWrapper(type), name.count > 3, !known.isMisspelt(name),
            !known.differsAtItsEnd(name)
        else { return nil }
        // A property that other types have is rather one that the user's type has no more.
        guard isCalled || !known.compiled.contains(name) && !known.declared.contains(name) else { return nil }
        let module = packages.count > 1 ? module(of: name, among: packages) : first
        return .missing(name: "\(Attribution.base(of: type)).\(name)", module: module)
    }

    /// Whether a source that is not there is called after an extension of a type, as `Env+Keys` or `ColorExtension`, and most likely
    /// declares a member.
    func isOfAbsentExtension(_ type: String, member name: String) -> Bool {
        guard !known.declares(member: name), !known.isMisspelt(name) else { return false }
        let base = Attribution.base(of: type)
        return absentNames.contains { source in
            source.hasPrefix(base + "+") || ["Extension", "Extensions", "Ext"].contains { source == base + $0 || source == $0 + base }
        }
    }

    /// Whether the module's sources declare a type. One of Apple's may be named with one of theirs, or with a parameter's, in brackets.
    private func isOwn(_ type: String) -> Bool {
        let base = Attribution.base(of: type)
        return known.declared.contains(base) && !known.compiled.contains(base)
    }

    /// Whether a type is a value of which Darkroom has all members. Nothing but a package or another source of the user's adds some to it.
    func isValue(_ type: String) -> Bool {
        let base = Attribution.base(of: type)
        return Attribution.values.contains(base) && !known.declared.contains(base)
    }

    /// Whether a type only gives the members of the one in its brackets.
    static func isWrapper(_ type: String) -> Bool {
        type.hasPrefix("Binding<") || type.hasPrefix("Bindable<") || type.hasSuffix(".Wrapper")
    }

    /// The name of a type without what is in its brackets. Wrappers stand for the type in theirs.
    static func base(of type: String) -> String {
        if type.hasPrefix("[") { return type.contains(": ") ? "Dictionary" : "Array" }
        let words = words(type).filter { $0 != "some" && $0 != "any" }
        return (isWrapper(type) ? words.dropFirst().first : words.first) ?? type
    }

    /// The framework that a name's prefix, or also a list, tells. Foundation's names have AppKit's prefix, and only Foundation's are here.
    func framework(of name: String, isListed: Bool = false) -> String? {
        let listing = isListed && !known.declared.contains(name) ? apple.frameworks(listing: name) : []
        let first = listing.first ?? apple.frameworks(byPrefixOf: name).first
        return first == "AppKit" && known.compiled.contains(name) ? "Foundation" : first
    }

    /// The frameworks of which this one has nearly all, and whose types many packages extend.
    private static let basic: Set<String> = ["CoreGraphics", "Foundation", "Dispatch"]
    /// The frameworks whose types many packages extend.
    private static let extended = basic.union(["UIKit", "AppKit", "CoreFoundation", "ObjectiveC", "SwiftUI", "Combine"])

    /// Types of Core Graphics and SwiftUI that are values.
    private static let values: Set<String> = [
        "CGFloat", "CGPoint", "CGSize", "CGRect", "CGVector", "CGAffineTransform", "Color", "Font", "EdgeInsets", "Animation",
    ]

    /// What Objective-C finds by name at run time, on all objects.
    private static let ofObjects: Set<String> = [
        "method", "methodSignature", "perform", "value", "setValue", "setValuesForKeys", "dictionaryWithValues", "mutableArrayValue",
        "responds", "instancesRespond", "instanceMethod", "forwardingTarget", "willChangeValue", "didChangeValue", "observe",
    ]
}

extension CompilerMessage {
    /// The place of the initializer that a class's subclasses have to have: a path, or a name in a module; nil for other errors.
    var placeOfRequiredInitializer: String? {
        guard Remedy.isAboutRequiredInitializer(text) else { return nil }
        let notes = [": note: overridden required initializer is here", ": note: 'required' initializer is declared in superclass here"]
        return excerpt.split(separator: "\n").first { line in notes.contains(where: line.contains) }.map { String($0.prefix { $0 != ":" }) }
    }

    /// Whether a condition asks for words of a date formatter as if they could be nil, as on Apple's systems.
    var bindsDateWords: Bool {
        guard text.hasPrefix(Remedy.binding), ["[String]", "String"].contains(quoted.last) else { return false }
        let source = excerpt.split(separator: "\n").first { $0.drop { $0 == " " }.hasPrefix("\(line) |") } ?? ""
        return source.matches(of: #/=\s*([\w.?!()]+)/#).contains { Remedy.isDateWords($0.output.1) }
    }
}
