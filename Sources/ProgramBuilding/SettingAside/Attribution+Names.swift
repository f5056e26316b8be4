import Foundation

/// Where unknown names come from, and which are misspelt.
extension Attribution {
    /// Whether a framework exists here, so that a source only has to import it. Sources see Foundation always, and a Mac's see AppKit.
    private func isImportable(_ framework: String) -> Bool {
        !["AppKit", "Foundation", "CoreFoundation", "ObjectiveC", "Dispatch"].contains(framework) && !missingModules.contains(framework)
            && provided.contains(framework)
    }

    /// The missing modules that are not Apple's, in order.
    var packages: [String] { missingModules.filter { apple.frameworks[$0] == nil }.sorted() }

    static func words(_ text: String) -> [String] {
        text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
    }

    /// Whether an import is a typing mistake: it is like a module that is there, and neither a framework of Apple's nor a product
    /// of one of the project's packages has its name.
    func isMisspelt(module name: String) -> Bool {
        guard apple.frameworks[name] == nil, table.modules[name] == nil, !missingModules.contains(name) else { return false }
        let near = KnownNames(compiled: Set(apple.frameworks.keys), declared: [])
        return near.isMisspelt(name) || apple.frameworks.keys.contains { $0.lowercased() == name.lowercased() }
    }

    func cause(ofGlobal name: String, imports: [String], hasSwiftUI: Bool, isCalled: Bool) -> Cause {
        if let module = tainted[name] { return module.isEmpty ? .follows(name: name) : .missing(name: name, module: module) }
        if missingModules.contains(name) { return .missing(name: name, module: name) }
        if let absent, foreign.contains(name) { return .missing(name: name, module: absent) }
        // Bridging headers and packages in Objective-C import it for all sources.
        if known.compiled.contains(name), !known.declared.contains(name),
            let module = apple.frameworks(byPrefixOf: name).first(where: isImportable) {
            return .notImported(name: name, module: module)
        }
        if let module = appleModule(of: name, imports: imports) { return .missing(name: name, module: module) }
        guard !imports.isEmpty else { return .user }
        if !hasSwiftUI, known.compiled.contains(name), !known.declared.contains(name), isType(name) {
            return .notImported(name: name, module: "SwiftUI")
        }
        let imported = imports.filter { apple.frameworks[$0] == nil }
        // DockView is of Docks, whatever else it is like.
        let isNamesake = imported.contains { name.commonPrefix(with: $0).count >= 4 }
        // What the sources declare elsewhere, as inside of a type, does not keep a package from having the name, too.
        let isDeclared = imported.isEmpty && known.declared.contains(name)
        guard isNamesake || !isMisspelt(name, mistakes: imported.isEmpty ? 2 : 1), !isDeclared,
            isType(name) || isCalled && name.count > (imported.isEmpty ? 3 : 1)
        else { return .user }
        return .missing(name: name, module: module(of: name, among: imports))
    }

    /// The framework of Apple's that has a name; nil where none is known to.
    private func appleModule(of name: String, imports: [String]) -> String? {
        guard !known.declared.contains(name) else { return nil }
        let listing = apple.frameworks(listing: name)
        if known.compiled.contains(name) {
            // The source lacks an import, save that Foundation's and C's names come with all frameworks.
            let everywhere = ["Foundation", "CoreFoundation", "Security", "ObjectiveC", "Dispatch"]
            return (listing + apple.frameworks(byPrefixOf: name)).first(where: everywhere.contains)
        }
        // Names such as Map or Model are Apple's only where the framework is imported, or exists here without the name.
        if let module = listing.first(where: { imports.contains($0) || sourceImports.contains($0) }) { return module }
        if let module = listing.first(where: { !missingModules.contains($0) && isShared($0) }) { return module }
        if table.names[name] != nil, !isMisspelt(name) { return listing.first ?? apple.frameworks(byPrefixOf: name).first ?? "SwiftUI" }
        let byPrefix = apple.frameworks(byPrefixOf: name)
        guard !byPrefix.isEmpty, !isMisspelt(name) else { return nil }
        if let seen = byPrefix.first(where: imports.contains) ?? byPrefix.first(where: sourceImports.contains)
            ?? byPrefix.first(where: listing.contains) { return seen }
        // DDLog is of CocoaLumberjack, which the source imports, and not of DeviceDiscoveryExtension, which it does not.
        let isImported = imports.contains { apple.frameworks[$0] == nil }
        return byPrefix.first.flatMap { isImported && Attribution.rare.contains($0) ? nil : $0 }
    }

    /// Frameworks that hardly any app imports, and whose prefixes packages have, too.
    private static let rare: Set<String> = ["DeviceDiscoveryExtension", "IOKit", "Messages"]

    /// Of names with a prefix of Apple's, only those with the same prefix are similar.
    private func isMisspelt(_ name: String, mistakes: Int = 2) -> Bool {
        known.isMisspelt(name, prefix: apple.prefix(of: name) ?? "", mistakes: mistakes)
    }

    /// The first of some names that is one of Apple's by its prefix, and not the user's.
    func appleName(among names: Set<String>) -> (name: String, module: String)? {
        names.sorted().lazy.filter { !known.declared.contains($0) }
            .compactMap { name in framework(of: name).map { (name, $0) } }.first
    }

    /// Whether sources see a framework's names without an import that could be missing.
    private func isShared(_ framework: String) -> Bool {
        [
            "Foundation", "SwiftUI", "UIKit", "WidgetKit", "CoreData", "Darwin", "ObjectiveC", "Dispatch", "CoreGraphics",
            "CoreTransferable", "Symbols", "AppIntents",
        ].contains(framework)
    }

    func isType(_ name: String) -> Bool { name.first?.isUppercase ?? false }

    /// The one of several missing modules that a name of no known framework is most likely of.
    func module(of name: String, among imports: [String]) -> String {
        let packages = imports.filter { apple.frameworks[$0] == nil }
        // FirebaseApp is of FirebaseCore, and Analytics of FirebaseAnalytics.
        if name.count >= 4, let best = packages.first(where: { $0.hasSuffix(name) }) { return best }
        func shared(_ module: String) -> Int { name.commonPrefix(with: module).count }
        if let best = packages.max(by: { shared($0) < shared($1) }), shared(best) >= 4 { return best }
        // Image(systemSymbol:) is of SFSafeSymbols.
        let words = name.matches(of: #/[A-Z]?[a-z]{4,}/#).map { $0.output.lowercased() }
        if let best = packages.first(where: { package in words.contains { package.lowercased().contains($0) } }) { return best }
        return packages.first ?? imports.first ?? ""
    }
}
