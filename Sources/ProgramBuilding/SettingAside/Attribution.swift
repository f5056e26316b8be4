import Foundation

/// Decides whether an error of the compiler traces back to a name that Apple's frameworks or a missing package have, or is
/// the user's own.
struct Attribution {
    enum Cause: Equatable {
        /// A name of a module that is missing, or that lacks the name.
        case missing(name: String, module: String)
        /// A name that exists, in a module that the source imports only through something that is missing.
        case notImported(name: String, module: String)
        /// Something that was set aside earlier.
        case follows(name: String)
        /// Code that a missing module, or a framework that is declared only in part, most likely stops.
        case unfit(message: String, module: String)
        case user
    }

    let apple: AppleNames
    let table: MissingNameTable
    var known: KnownNames
    /// The missing modules that any source of the module imports.
    var missingModules: Set<String>
    /// The names that were set aside or depend on such names, with the modules that they trace back to.
    var tainted: [String: String]
    /// The package that the sources belong to, where others keep it; nil for the user's own sources. It compiles on Apple's
    /// systems, so no error in it is the user's.
    var package: String?
    /// What the module has on Apple's systems beside its sources, as a list names it; nil where it has nothing more.
    var absent: String?
    /// The classes and protocols that the module's sources in Objective-C declare.
    var foreign: Set<String> = []
    /// The names that the module's sources which are not there are called after.
    var absentNames: Set<String> = []
    /// The module without these sources, as a list names it.
    var lacksSources = ""
    /// Something missing that the module needs, which explains errors that nothing else does; nil where it needs nothing.
    var need: String?
    /// The paths of the module's sources.
    var sources: Set<String> = []
    /// The names that types do not have although they are like an unknown member, by the types as the compiler writes them.
    var unseenMembers: [String: Set<String>] = [:]
    /// The modules that sources can import.
    var provided: Set<String> = []
    /// All modules that the error's source imports, missing or not.
    var sourceImports: Set<String> = []
    /// The missing modules that some source of the module exports to all others.
    var exported: Set<String> = []
    /// The names that frameworks declare here which are declared only in part, without those that the language, Foundation, SwiftUI and
    /// UIKit have, too.
    var partialNames: [String: Set<String>] = [:]
    /// The module's types that go without an attribute, with the module that has it. As a macro it may have given them members.
    var withoutMacros: [String: String] = [:]

    /// - Parameters:
    ///   - message: the error.
    ///   - imports: the missing modules that its source imports.
    ///   - line: the words of its line.
    ///   - hasSwiftUI: whether its source imports SwiftUI.
    ///   - isCalled: whether a parenthesis follows the place.
    ///   - identifiers: the identifiers in the piece that it is about.
    ///   - bases: the types that the type around the place inherits or extends.
    ///   - extended: the type that the extension around the place extends.
    ///   - incomplete: a module of the project's that its source imports and that lacks sources, as a list names it.
    ///   - ancestors: what the type that lacks a member inherits, where it is the module's own.
    ///   - conformances: what its declaration and its extensions name as protocols.
    func cause(
        of message: CompilerMessage, imports: [String], line: Set<String> = [], hasSwiftUI: Bool = true,
        isCalled: Bool = false, identifiers: Set<String>, bases: Set<String> = [], extended: String? = nil,
        incomplete: String? = nil, ancestors: Set<String> = [], conformances: Set<String> = []
    ) -> Cause {
        if message.text == CompilerMessage.crashText {
            return .unfit(message: "the compiler crashes", module: package ?? absent ?? need ?? "")
        }
        // No module adds a part to a tuple.
        if let name = message.missing?.name, name.allSatisfy(\.isNumber) { return .user }
        // A macro whose declaration is there, and whose implementation could not be built.
        if message.text.hasPrefix("external macro implementation type '"), let name = message.missing?.name,
            let module = message.quoted.first?.prefix(while: { $0 != "." }), package != nil || missingModules.contains(String(module)) {
            return .missing(name: name, module: String(module))
        }
        // A module can lack sources in Objective-C, too.
        if let (kind, name) = message.missing, kind == .global, absentNames.contains(name), !known.declared.contains(name) {
            return .missing(name: name, module: lacksSources)
        }
        if let (kind, name) = message.missing, case .member(let type) = kind, isOfAbsentExtension(type, member: name) {
            return .missing(name: "\(Attribution.base(of: type)).\(name)", module: lacksSources)
        }
        let cause = knownCause(
            of: message, imports: imports, hasSwiftUI: hasSwiftUI, isCalled: isCalled, identifiers: identifiers, bases: bases,
            extended: extended, ancestors: ancestors, conformances: conformances)
        guard cause == .user else { return cause }
        if let module = moduleOfMacro(message) { return .unfit(message: message.text, module: module) }
        // A line that names a module whose sources are not there makes no sense without them.
        if let incomplete, absent == nil, package == nil, message.missing == nil, line.contains(String(incomplete.prefix { $0 != " " })) {
            return .unfit(message: message.text, module: incomplete)
        }
        // A type that is missing has functions of its own, which those of an extension can call by the same name.
        if message.isAboutCall, let type = extended.map(Attribution.lastName(of:)), tainted[type] != nil, message.hasDeclaration(in: sources) {
            return .follows(name: type)
        }
        // Others' packages compile on Apple's systems, or nobody calls what does not, such as an old preview.
        guard package != nil || !UserErrors.contains(message, sources: sources) else { return cause }
        if let label = unknownSubscriptLabel(message), absent == nil, let module = self.package ?? packages.first {
            return .missing(name: "subscript(\(label):)", module: module)
        }
        if message.missing == nil, let module = partialFramework(of: message, line: line) {
            return .unfit(message: message.text, module: module)
        }
        if let base = bases.union(extended.map { [$0] } ?? []).sorted().first(where: { tainted[$0] != nil }),
            message.missing.map({ !known.isMisspelt($0.name) }) ?? true {
            return .follows(name: base)
        }
        // A source that imports nothing missing is judged as if nothing was missing elsewhere, unless the compiler itself cannot tell.
        if imports.isEmpty, exported.isEmpty, absent == nil, package == nil, incomplete == nil, message.missing == nil, !message.isVague {
            return withoutNeed.likelyCause(of: message, imports: imports, line: line, identifiers: identifiers)
        }
        // What the sources that are not there declare, the modules that import theirs lack, too.
        if let incomplete, absent == nil, package == nil, message.missing?.kind == .global {
            var other = self
            other.absent = incomplete
            return other.likelyCause(of: message, imports: imports, line: line, identifiers: identifiers)
        }
        return likelyCause(of: message, imports: imports, line: line, identifiers: identifiers)
    }

    /// The same where nothing is missing elsewhere.
    private var withoutNeed: Attribution {
        var other = self
        other.need = nil
        other.missingModules = []
        return other
    }

    /// The cause of an error that traces back to no missing name.
    ///
    /// Apple's systems have what Darkroom lacks, and the same sources compile there. So an error in code that needs such
    /// things is most likely theirs, unless the code itself shows a mistake.
    private func likelyCause(
        of message: CompilerMessage, imports: [String], line: Set<String>, identifiers: Set<String>
    ) -> Cause {
        if let package {
            return message.missing.map { .missing(name: $0.name, module: package) }
                ?? .unfit(message: message.text, module: package)
        }
        let package = imports.first { apple.frameworks[$0] == nil } ?? packages.first
        if case (.member(let type), let name)? = message.missing {
            // Nothing has a member of this name, so it is of an extension that is missing, or newer than Darkroom.
            let isUnknown = name.count > 3 && !known.isMisspelt(name) && !known.compiled.contains(name) && !known.declares(member: name)
            // What is missing extends Result, not the user's type in Result<Model, Error>. A binding's members are those of its value.
            let isOfGeneric = package != nil && !Attribution.isWrapper(type)
            let words = Attribution.words(isOfGeneric ? String(type.prefix { $0 != "<" }) : type)
            guard isUnknown, !words.contains(where: known.declared.contains), package ?? absent != nil || !isValue(type) else { return .user }
            let shown = "\(words.first { $0 != "some" && $0 != "any" } ?? type).\(name)"
            return .missing(name: shown, module: package ?? absent ?? need ?? "")
        }
        if let (kind, name) = message.missing {
            // Where sources are not there, their names may well be like some of a framework's, as Tide is like Time.
            let near = absent == nil ? known : KnownNames(declared: known.declared, frequent: known.frequent)
            // A name of a source that is not there can also be one inside of a type elsewhere, where the compiler finds it.
            let isDeclared = known.declared.contains(name) && !(absent != nil && isType(name))
            let nearest = near.nearest(to: name, mistakes: package == nil ? 2 : 1)
            // A source that is not there can well have `baseUrl` beside a `baseURL`.
            let isMisspelt = nearest.map { absentNames.isEmpty || $0.lowercased() != name.lowercased() } ?? false
            guard kind == .global, !isMisspelt, !isDeclared, name.count > (absent == nil ? 3 : 2) else { return .user }
            // A type that exists only has to be imported, unless it is one inside another type.
            if isType(name), known.compiled.contains(name) { return absent.map { .missing(name: name, module: $0) } ?? .user }
            // The sources can be using a package that only another one of the module imports. Other modules than packages do not make
            // names of theirs likely that no list has.
            return (package ?? absent ?? (imports.isEmpty && exported.isEmpty ? nil : need)).map { .missing(name: name, module: $0) } ?? .user
        }
        if let (type, label) = unknownLabel(message), !known.declared.contains(type) {
            // An extension of a missing package's has a label that Apple's names do not contain, such as Image(systemSymbol:).
            let missing = apple.members.contains(label) || absent != nil ? [] : package.map { [$0] + packages } ?? []
            let module = missing.isEmpty ? apple.frameworks(listing: type).first ?? "Foundation" : self.module(of: label, among: missing)
            return .missing(name: "\(type).init(\(label):)", module: module)
        }
        // The compiler names the start of a statement, whose later lines have the reason.
        if message.isUndiagnosed, let (_, module) = appleName(among: identifiers) { return .unfit(message: message.text, module: module) }
        // A framework that is declared only in part may have this in another form.
        if let (_, module) = appleName(among: line) { return .unfit(message: message.text, module: module) }
        // They are parts of Foundation, as users know it.
        if message.declaring.contains(where: Attribution.partial.contains) { return .unfit(message: message.text, module: "Foundation") }
        // What the module needs explains the error, but only what the source itself imports is likely the part of it that does.
        guard package ?? absent ?? need != nil else { return .user }
        let own = imports.first { apple.frameworks[$0] == nil } ?? imports.first
        return .unfit(message: message.text, module: own ?? absent ?? "")
    }

    /// The framework whose names an error is about, if it is declared here only in part and the error's source imports it: it can have
    /// another form of what the source uses.
    private func partialFramework(of message: CompilerMessage, line: Set<String>) -> String? {
        let modules = sourceImports.filter { partialNames[$0] != nil }.sorted()
        guard !modules.isEmpty else { return nil }
        if let module = modules.first(where: message.declaring.contains) { return module }
        let types = Set(message.quoted.flatMap(Attribution.words)).filter(isType)
        // The compiler names no type where a call has other arguments.
        let names = message.isAboutCall ? types.union(line) : types
        return modules.first { module in
            names.contains { !known.declared.contains($0) && partialNames[module]?.contains($0) ?? false }
        }
    }

    /// A type that exists and the first label of a call of its initializer that no function here has; nil for other errors.
    private func unknownLabel(_ message: CompilerMessage) -> (type: String, label: String)? {
        guard message.isAboutCall || message.text.hasPrefix("no exact matches in call to initializer"),
            let code = message.excerpt.split(separator: "\n").first(where: { message.isLine($0) && $0.contains("(") })
        else { return nil }
        for match in code.matches(of: /\b([A-Z]\w*)\((\w+):/) {
            let (type, label) = (String(match.output.1), String(match.output.2))
            let isUnknown = !known.compiled.contains(label) && !known.declared.contains(label) && !known.isMisspelt(label)
            if isUnknown, known.compiled.contains(type) { return (type, label) }
        }
        return nil
    }

    /// The label of a subscript that the sources do not declare, in an error that comes where an extension of a missing package's has it; nil for
    /// other errors.
    private func unknownSubscriptLabel(_ message: CompilerMessage) -> String? {
        let starts = ["extraneous argument label '", "cannot use optional chaining on non-optional value", "incorrect argument label in subscript"]
        guard starts.contains(where: message.text.hasPrefix) else { return nil }
        for line in message.excerpt.split(separator: "\n").filter(message.isLine) {
            for match in line.matches(of: /[\w\])?!]\[(\w+):/) {
                let label = String(match.output.1)
                if !known.declared.contains(label), !Attribution.subscriptLabels.isMisspelt(label) { return label }
            }
        }
        return nil
    }

    /// The labels of the language's own subscripts.
    private static let subscriptLabels = KnownNames(declared: ["default", "keyPath", "dynamicMember", "unchecked"])

    /// The last name of a path, as `Data` of `Moya.Data`.
    private static func lastName(of path: String) -> String { words(path).last ?? path }

    /// The type of what a queue of Dispatch does. On Apple's systems, sources of earlier versions see it without `@Sendable`, and it is that of
    /// any other closure.
    private static let dispatchedWork = "@Sendable @convention(block) () -> Void"

    /// Modules without a prefix of their own that have less than Apple's.
    private static let partial: Set<String> = [
        "Foundation", "FoundationEssentials", "FoundationInternationalization", "FoundationNetworking", "FoundationXML",
        "FoundationSupplement",
    ]

    /// The cause that the names in an error, and those around it, tell.
    private func knownCause(
        of message: CompilerMessage, imports: [String], hasSwiftUI: Bool, isCalled: Bool, identifiers: Set<String>,
        bases: Set<String>, extended: String?, ancestors: Set<String>, conformances: Set<String>
    ) -> Cause {
        // Members that Foundation's types have in Foundation on Apple's systems can lie in other modules here.
        if let module = message.moduleToImport { return .notImported(name: message.quoted.first ?? module, module: module) }
        // UIKit has previews of its own, which are not drawn.
        if message.text == Remedy.unknownPreview, !hasSwiftUI { return .unfit(message: message.text, module: "UIKit") }
        if let (kind, name) = message.missing {
            switch kind {
            case .module: return isMisspelt(module: name) ? .user : .missing(name: name, module: name)
            case .global:
                let cause = cause(ofGlobal: name, imports: imports, hasSwiftUI: hasSwiftUI, isCalled: isCalled)
                // A name without a type before it may be a member of a type that lacks it here.
                guard cause == .user, !isType(name), !known.isMisspelt(name) else { return cause }
                if let base = bases.sorted().first(where: { tainted[$0] != nil }) { return .follows(name: base) }
                // What conforms to a delegate's protocol has no members of it.
                let classes = bases.filter { base in !["Delegate", "DataSource"].contains(where: base.hasSuffix) }
                if let (base, module) = appleName(among: classes) { return .missing(name: "\(base).\(name)", module: module) }
                // An extension calls what an extension of a missing package has. One of Apple's protocols may ask types of the
                // user's for a method of the same name, as Encodable asks for encode.
                let isOwn = known.declared.contains(name) && !(isCalled && known.compiled.contains(name))
                if let extended, known.compiled.contains(extended), !isOwn, let package = packages.first {
                    return .missing(name: "\(extended).\(name)", module: package)
                }
                return .user
            case .member(let type):
                let cause = cause(ofMember: name, of: type, imports: imports, isCalled: isCalled)
                // A member of something that was set aside has whatever name it has there.
                if cause == .user, known.isMisspelt(name) { return .user }
                if cause != .user { return cause }
                if !known.compiled.contains(name), !known.declared.contains(name),
                    let base = Attribution.words(type).first(where: { withoutMacros[$0] != nil }) {
                    return .missing(name: "\(base).\(name)", module: withoutMacros[base] ?? "")
                }
                // The user's type has it from a missing protocol that it conforms to.
                if let base = conformances.sorted().first(where: { !(tainted[$0] ?? "").isEmpty && !known.declared.contains($0) }) {
                    return .missing(name: "\(base).\(name)", module: tainted[base] ?? "")
                }
                // Or from a protocol of a missing module's that it inherits.
                let isUnknown = !known.compiled.contains(name) && !known.declared.contains(name)
                if isUnknown, let base = ancestors.sorted().first(where: { tainted[$0] != nil }) { return .follows(name: base) }
                // Or a package that the source imports extends what it conforms to.
                let seen = imports.filter { apple.frameworks[$0] == nil }
                if let found = self.cause(ofOwnMember: name, of: type, among: seen, isCalled: isCalled) { return found }
                // The user's class has it from the class of Apple's that it inherits.
                if isUnknown, let (base, module) = appleName(among: ancestors) {
                    return .missing(name: "\(base).\(name)", module: module)
                }
                // An extension in a package that only another source imports reaches all sources.
                if isCalled, isUnknown,
                    let found = self.cause(ofOwnMember: name, of: type, among: packages, isCalled: isCalled) { return found }
            }
        }
        let words = Set((message.quoted + message.notes).flatMap(Attribution.words))
        for name in words.sorted() where tainted[name] != nil { return .follows(name: name) }
        if let name = identifiers.sorted().first(where: { tainted[$0] != nil }) { return .follows(name: name) }
        if let base = bases.sorted().first(where: { tainted[$0] != nil }), message.isAboutBase {
            return .follows(name: base)
        }
        if let cause = cause(ofUnavailable: message) ?? cause(ofImplicitMember: message) { return cause }
        if message.isAboutBase || message.hasExtraArguments,
            let (name, module) = appleName(among: message.hasExtraArguments ? identifiers.union(bases).filter { !isValue($0) } : bases) {
            return .missing(name: name, module: module)
        }
        // A method of one of Apple's delegates has one of Apple's types first.
        if [Remedy.question, Remedy.binding].contains(where: { Remedy.isAboutMethod(message.text, $0) }),
            let first = Attribution.words(message.quoted.last ?? "").first(where: { $0 != "MainActor" }),
            !known.declared.contains(first), !apple.frameworks(byPrefixOf: first).isEmpty || first.hasPrefix("URL") {
            return .missing(name: "Objective-C", module: "ObjectiveC")
        }
        // Objects of a Realm are Objective-C's, which are made of any class.
        if Remedy.isAboutRequiredInitializer(message.text), message.excerpt.contains("RealmSwift") {
            return .unfit(message: message.text, module: "RealmSwift")
        }
        // With Objective-C, initializers of Apple's classes are not required.
        if let place = message.placeOfRequiredInitializer, !sources.contains(place) { return .missing(name: "Objective-C", module: "ObjectiveC") }
        // A class of Apple's is asked for an object, or what takes the place of that does not know the class.
        if let place = message.placeOfAskedInitializer, !sources.contains(place) {
            return .missing(name: "Objective-C", module: "ObjectiveC")
        }
        if message.excerpt.contains("self ~=> ") { return .missing(name: "Objective-C", module: "ObjectiveC") }
        if message.nameThatCombineHas != nil { return .unfit(message: message.text, module: "Combine") }
        if message.functionBehindMethod != nil { return .unfit(message: message.text, module: "ObjectiveC") }
        if message.casesOfOtherSystems != nil { return .unfit(message: message.text, module: "WidgetKit") }
        if message.text == CompilerMessage.nestedPredicate { return .unfit(message: message.text, module: "Foundation") }
        if message.bindsDateWords { return .unfit(message: message.text, module: "Foundation") }
        if message.text.contains(Attribution.dispatchedWork), message.text.contains("must be unwrapped") {
            return .unfit(message: message.text, module: "Dispatch")
        }
        if message.text.hasPrefix(Remedy.invalidEntry) { return .unfit(message: message.text, module: "WidgetKit") }
        if Remedy.isAboutOptionalType(message.text) { return .unfit(message: message.text, module: "Swift") }
        if message.text == Remedy.absoluteValue { return .unfit(message: message.text, module: "Foundation") }
        let isOverridden = message.overridden.map { !known.declared.contains($0) } ?? false
        let isSelfConforming = message.selfConforming.map { known.compiled.contains($0) && !known.declared.contains($0) } ?? false
        if message.needsObjectiveC || isOverridden || isSelfConforming { return .missing(name: "Objective-C", module: "ObjectiveC") }
        return .user
    }

    /// The module of the macro that would have made the initializer which a call expects; nil for other errors. Without it, the type has
    /// the one that the compiler makes.
    private func moduleOfMacro(_ message: CompilerMessage) -> String? {
        guard !withoutMacros.isEmpty, message.isAboutCall, message.excerpt.contains("declared here") else { return nil }
        for line in message.excerpt.split(separator: "\n") where line.contains("|") {
            let words = Attribution.words(String(line))
            for (keyword, name) in zip(words, words.dropFirst()) where ["struct", "class", "actor"].contains(keyword) {
                if let module = withoutMacros[name] { return module }
            }
        }
        return nil
    }

    /// The cause of an error about something that Apple's Foundation has and this one declares as unavailable, or about a
    /// conformance to one of Objective-C's protocols.
    private func cause(ofUnavailable message: CompilerMessage) -> Cause? {
        let (text, quoted) = (message.text, message.quoted)
        if text.contains("' is unavailable") || text.contains("not supported in swift-corelibs-foundation"),
            let name = quoted.first, !known.declared.contains(String(name.prefix { $0 != "(" })) {
            return .missing(name: name, module: "Foundation")
        }
        if text.contains("conform to '") || text.contains("does not conform to expected type '"), let name = quoted.last,
            ["NSCoding", "NSSecureCoding", "NSCopying", "NSItemProviderReading", "NSItemProviderWriting", "CVarArg"].contains(name) {
            return .missing(name: name, module: "Foundation")
        }
        return nil
    }

    /// The cause of an error about a member without a type before it, such as `.glassProminent`.
    private func cause(ofImplicitMember message: CompilerMessage) -> Cause? {
        let starts = ["cannot infer contextual base in reference to member '", "reference to member '"]
        guard starts.contains(where: message.text.hasPrefix), let name = message.quoted.first, !known.compiled.contains(name),
            !known.declared.contains(name), !known.isMisspelt(name)
        else { return nil }
        if apple.members.contains(name) { return .missing(name: name, module: "SwiftUI") }
        return packages.first.map { .missing(name: name, module: $0) }
    }
}
