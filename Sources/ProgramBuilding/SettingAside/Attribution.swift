import Foundation

/// Decides whether an error of the compiler traces back to a name that Apple's frameworks or a missing package have, or is
/// the user's own.
struct Attribution {
    enum Cause: Equatable {
        /// A name of a module that is missing, or that lacks the name.
        case missing(name: String, module: String)
        /// A name that exists, in a module that the source imports only through a missing one.
        case notImported(name: String)
        /// Something that was set aside earlier.
        case follows(name: String)
        case user
    }

    let apple: AppleNames
    let table: MissingNameTable
    let known: KnownNames
    /// The missing modules that any source of the module imports.
    let missingModules: Set<String>
    /// The names that were set aside or depend on such names, with the modules that they trace back to.
    let tainted: [String: String]

    /// - Parameters:
    ///   - message: the error.
    ///   - imports: the missing modules that its source imports.
    ///   - hasSwiftUI: whether its source imports SwiftUI.
    ///   - identifiers: the identifiers in the piece that it is about.
    func cause(
        of message: CompilerMessage, imports: [String], hasSwiftUI: Bool = true, identifiers: Set<String>
    ) -> Cause {
        if let (kind, name) = message.missing {
            switch kind {
            case .module: return isMisspelt(module: name) ? .user : .missing(name: name, module: name)
            case .global: return cause(ofGlobal: name, imports: imports, hasSwiftUI: hasSwiftUI)
            case .member(let type):
                let cause = cause(ofMember: name, of: type, imports: imports)
                // A member of something that was set aside has whatever name it has there.
                if cause == .user, known.isMisspelt(name) { return .user }
                if cause != .user { return cause }
            }
        }
        let words = Set((message.quoted + message.notes).flatMap(Attribution.words))
        for name in words.sorted() where tainted[name] != nil { return .follows(name: name) }
        if let name = identifiers.sorted().first(where: { tainted[$0] != nil }) { return .follows(name: name) }
        if let name = Attribution.objectiveC(message.text) { return .missing(name: name, module: "ObjectiveC") }
        return .user
    }

    static func words(_ text: String) -> [String] {
        text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
    }

    /// What a message calls a part of the language that only Apple's systems have; nil for other messages.
    private static func objectiveC(_ message: String) -> String? {
        let marks = [
            "Objective-C interoperability is disabled", "@objc", "'#selector'", "#keyPath", "@NSManaged", "@NSCopying",
            "@IBOutlet", "@IBAction", "@GKInspectable", "AnyObject' member", "'dynamic'",
        ]
        return marks.contains { message.contains($0) } ? "Objective-C" : nil
    }

    /// Whether an import is a typing mistake: it is like a module that is there, and no framework of Apple's has its name.
    func isMisspelt(module name: String) -> Bool {
        guard apple.frameworks[name] == nil, table.modules[name] == nil else { return false }
        let near = KnownNames(compiled: Set(apple.frameworks.keys), declared: [])
        return near.isMisspelt(name) || apple.frameworks.keys.contains { $0.lowercased() == name.lowercased() }
    }

    private func cause(ofGlobal name: String, imports: [String], hasSwiftUI: Bool) -> Cause {
        if let module = tainted[name] { return module.isEmpty ? .follows(name: name) : .missing(name: name, module: module) }
        if missingModules.contains(name) { return .missing(name: name, module: name) }
        if let module = appleModule(of: name, imports: imports) { return .missing(name: name, module: module) }
        guard !imports.isEmpty else { return .user }
        if !hasSwiftUI, known.compiled.contains(name), !known.declared.contains(name), isType(name) {
            return .notImported(name: name)
        }
        // DockView is of Docks, whatever else it is like.
        let isNamesake = imports.contains { apple.frameworks[$0] == nil && name.commonPrefix(with: $0).count >= 4 }
        guard isNamesake || !known.isMisspelt(name), !known.declared.contains(name), isType(name) else { return .user }
        return .missing(name: name, module: module(of: name, among: imports))
    }

    private func cause(ofMember name: String, of type: String, imports: [String]) -> Cause {
        let words = Attribution.words(type)
        if let taint = words.first(where: { tainted[$0] != nil }) { return .follows(name: taint) }
        if let module = tainted[name] { return .missing(name: "\(type).\(name)", module: module) }
        let missing = MissingName(kind: .member(of: type), name: name, places: [])
        let shown = "\(words.first { $0 != "some" && $0 != "any" } ?? type).\(name)"
        if let entry = table.entry(for: missing), entry.status == .notYet { return .missing(name: shown, module: "SwiftUI") }
        let isOwn = words.contains { known.declared.contains($0) && !known.compiled.contains($0) }
        if !isOwn, apple.members.contains(name), !known.compiled.contains(name) {
            return .missing(name: shown, module: appleModule(of: words.first ?? "", imports: []) ?? "SwiftUI")
        }
        guard !isOwn, !known.isMisspelt(name) else { return .user }
        if let framework = words.lazy.compactMap({ apple.frameworks(byPrefixOf: $0).first }).first {
            return .missing(name: shown, module: framework)
        }
        // Members of extensions can be used in all sources of a module as soon as one imports the extension's module.
        let packages = missingModules.filter { apple.frameworks[$0] == nil }
        if let first = imports.first { return .missing(name: shown, module: packages.contains(first) ? first : module(of: name, among: imports)) }
        return packages.sorted().first.map { .missing(name: shown, module: $0) } ?? .user
    }

    /// The framework of Apple's that has a name; nil where none is known to.
    private func appleModule(of name: String, imports: [String]) -> String? {
        // A name that Darkroom has is another thing: the source lacks an import, or declares it itself.
        guard !known.compiled.contains(name), !known.declared.contains(name) else { return nil }
        let listing = apple.frameworks(listing: name)
        // Names such as Map or Model are Apple's only where the framework is imported, or exists here without the name.
        if let module = listing.first(where: imports.contains) { return module }
        if let module = listing.first(where: { !missingModules.contains($0) && isShared($0) }) { return module }
        if table.names[name] != nil, !known.isMisspelt(name) { return listing.first ?? apple.frameworks(byPrefixOf: name).first ?? "SwiftUI" }
        let byPrefix = apple.frameworks(byPrefixOf: name)
        guard !byPrefix.isEmpty, !known.isMisspelt(name) else { return nil }
        return byPrefix.first(where: imports.contains) ?? byPrefix.first
    }

    /// Whether sources see a framework's names without an import that could be missing.
    private func isShared(_ framework: String) -> Bool {
        ["Foundation", "SwiftUI", "UIKit", "WidgetKit", "CoreData", "ObjectiveC", "Dispatch", "CoreGraphics"].contains(framework)
    }

    private func isType(_ name: String) -> Bool { name.first?.isUppercase ?? false }

    /// The one of several missing modules that a name of no known framework is most likely of.
    private func module(of name: String, among imports: [String]) -> String {
        let packages = imports.filter { apple.frameworks[$0] == nil }
        // FirebaseApp is of FirebaseCore.
        func shared(_ module: String) -> Int { name.commonPrefix(with: module).count }
        if let best = packages.max(by: { shared($0) < shared($1) }), shared(best) >= 4 { return best }
        return packages.first ?? imports.first ?? ""
    }
}
