import Foundation

/// What errors are about, as the compiler words them.
extension CompilerMessage {
    /// Whether a text is about a class that is asked for an object and may have no such initializer. With Objective-C, every class has
    /// those of Apple's classes.
    static func isAboutAskedClass(_ text: String) -> Bool {
        text.hasPrefix("constructing an object of class type '") && text.hasSuffix("' with a metatype value must use a 'required' initializer")
    }

    /// The place of the initializer that an asked class may lack: a path, or a name in a module; nil for other errors.
    var placeOfAskedInitializer: String? {
        guard Self.isAboutAskedClass(text) else { return nil }
        return excerpt.split(separator: "\n").first { $0.contains(": note: selected non-required initializer '") }
            .map { String($0.prefix { $0 != ":" }) }
    }

    /// The class whose initializer it is, where the place is a name in a module.
    var classOfAskedInitializer: String? {
        let names = placeOfAskedInitializer?.split(separator: ".") ?? []
        return names.count == 3 && names[2] == "init" ? String(names[1]) : nil
    }

    /// The name of a type that is ambiguous because sources see Combine without an import, which Apple's do not; nil for other
    /// errors.
    var nameThatCombineHas: String? {
        guard let match = text.wholeMatch(of: #/'(\w+)' is ambiguous for type lookup in this context/#),
            candidates.contains(where: { $0.hasPrefix("OpenCombine.") || $0.contains("/OpenCombine/") })
        else { return nil }
        return String(match.output.1)
    }

    /// Returns the module of the other candidate for a name that Combine has, too: one of those that the source imports.
    func moduleBesidesCombine(among imports: [String]) -> String? {
        imports.first { module in candidates.contains { $0.hasPrefix("\(module).") || $0.contains("/\(module)/") } }
    }

    /// The keyword with which the other candidate's source declares it: `struct`; nil where the message does not show the source.
    func keyword(ofCandidate name: String) -> String? {
        excerpt.matches(of: #/\b(struct|class|enum|protocol|typealias|actor) (\w+)/#).first { $0.output.2 == name }
            .map { $0.output.1 == "actor" ? "class" : String($0.output.1) }
    }

    /// A function of a module whose name an instance's method has, too; nil for other errors.
    var functionBehindMethod: (name: String, module: String)? {
        text.wholeMatch(of: #/use of '(\w+)' refers to instance method rather than global function '.+' in module '(\w+)'/#)
            .map { (String($0.output.1), String($0.output.2)) }
    }

    /// The places of the declarations that the compiler found for a name: paths, or names in modules.
    private var candidates: [String] {
        excerpt.split(separator: "\n").filter { $0.hasSuffix(": note: found this candidate") }
            .map { String($0.prefix { $0 != ":" }) }
    }

    /// The module that a source with `MemberImportVisibility` has to import for a member; nil for other errors.
    var moduleToImport: String? {
        text.firstMatch(of: #/is not available due to missing import of defining module '(\w+)'/#).map { String($0.output.1) }
    }

    /// Whether a call has other arguments than what it calls takes.
    var isAboutCall: Bool {
        hasExtraArguments
            || ["missing argument", "incorrect argument label", "extraneous argument label"].contains(where: text.hasPrefix)
    }

    /// Whether a closure has other parameters than its place wants. The compiler also says so where it finds no meaning for a closure's
    /// code and tries another form of the function that takes it.
    var isAboutClosure: Bool {
        text.hasPrefix("contextual closure type '") || text.hasPrefix("contextual type for closure argument expects")
    }

    /// The text with the name of the type whose initializer it is about, where the compiler leaves the name out.
    var textWithType: String {
        let text = text.trimmingCharacters(in: .whitespaces)
        guard text.hasSuffix("to initializer"), column > 0,
            let line = excerpt.split(separator: "\n").first(where: { isLine($0) }), let bar = line.range(of: "| ")
        else { return text }
        let word = line[bar.upperBound...].utf8.dropFirst(column - 1)
        let name = String(Substring(word).prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." })
        return name.isEmpty ? text : "\(text) of \(name)"
    }

    /// Whether a call has arguments that the function here does not take.
    var hasExtraArguments: Bool {
        text.hasPrefix("argument passed to call that takes no arguments") || text.hasPrefix("extra argument")
            || text.hasPrefix("extra trailing closure")
    }

    /// Whether it is about what a class has from its superclass.
    var isAboutBase: Bool {
        [
            "does not override", "'override'", "'super'", "superclass", "'required' initializer", "has no initializers",
        ].contains(where: text.contains)
    }

    /// The class that declares what the compiler does not let an extension override, or what it does not let a class override
    /// because an extension declares it. With Objective-C, both can be done with methods of Apple's classes.
    var overridden: String? {
        let isInExtension = text.hasSuffix("cannot be overridden from extension")
        let isOfExtension = text.contains("is declared in extension of") && text.hasSuffix("cannot be overridden")
        return isInExtension || isOfExtension ? quoted.last : nil
    }

    /// The protocol whose values are to conform to it themselves. Those of Objective-C's protocols do.
    var selfConforming: String? {
        guard let match = text.firstMatch(of: #/type 'any (\w+)' cannot conform to '(\w+)'/#), match.output.1 == match.output.2 else { return nil }
        return String(match.output.1)
    }

    /// Whether it is about a part of the language that only Apple's systems have.
    var needsObjectiveC: Bool {
        [
            "Objective-C interoperability is disabled", "@objc", "'#selector'", "#keyPath", "@NSManaged", "@NSCopying",
            "@IBOutlet", "@IBAction", "@GKInspectable", "AnyObject' member", "'dynamic'",
        ].contains(where: text.contains)
    }

    /// The cases that a switch does not cover, if all of them are of widget families that other systems have, such as a watch's corner:
    /// Apple's declarations hide these from sources for an iPhone. Nil for other errors.
    var casesOfOtherSystems: [String]? {
        guard text == "switch must be exhaustive" else { return nil }
        let cases = notes.compactMap { $0.wholeMatch(of: #/add missing case: '\.(\w+)'/#).map { String($0.output.1) } }
        return !cases.isEmpty && cases.allSatisfy(["accessoryCorner", "systemExtraLargePortrait"].contains) ? cases : nil
    }
}
