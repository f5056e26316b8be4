import CairoGraphics
import Files
import Foundation
import Processes

/// What a program goes on without, for all of its modules: the names that are known, the types that stand for missing
/// ones, and the parts that were set aside.
final class SettingAside {
    let apple: AppleNames
    let table: MissingNameTable
    /// What the modules of the project that lack sources have on Apple's systems, by the modules' names.
    let incomplete: [String: String]
    /// Why modules of the project cannot be built, by the modules' names.
    private(set) var reasons: [String: String]
    /// Why modules that are there may lack names, by the modules' names.
    let otherVersions: [String: String]
    private let runtime: Runtime
    private let cache: URL
    /// The modules that every source may import.
    private(set) var provided: Set<String>
    private var asked: SwiftToolchain?
    private var reader: StructureReader?
    private var compiledNames: Set<String>?
    /// The names that sources see in any case, once they are read, and those of frameworks without them.
    private var commonNames: Set<String>?
    private var partialNames: [String: Set<String>] = [:]

    /// A text that changes with every build of Darkroom.
    var stamp: String { runtime.stamp }

    /// The types that stand for missing ones.
    var placeholders = Placeholders()
    /// The missing modules that a library of the program exports, by the library's name.
    var exports: [String: Set<String>] = [:]
    /// The names that were lost in the modules that are built, with the modules that they trace back to.
    var lost: [String: String] = [:]
    /// The methods that types may lack with Objective-C, in the modules that are built.
    var optionalMethods: Set<String> = []
    /// What was set aside in the modules that are built, in their order.
    var parts: [SetAsidePart] = []

    private let modules: [SourceModule]
    private let conditions: PlatformConditions
    private var typeUses: TypeUses?

    /// - Throws: `ProgramFailure` where a table of the resource folder cannot be read.
    init(
        program: ProgramDescription, reasons: [String: String], runtime: Runtime, cache: URL, conditions: PlatformConditions
    ) throws {
        (self.runtime, self.cache, self.reasons, self.conditions) = (runtime, cache, reasons, conditions)
        modules = program.modules
        otherVersions = program.otherVersions
        incomplete = program.modules.reduce(into: [:]) { $0[$1.name] = $1.lackedByImporters }
        apple = try AppleNames(resources: runtime.resources)
        table = try MissingNameTable(resources: runtime.resources)
        provided = runtime.moduleNames.union(program.modules.map(\.name)).union(
            program.clangModules.map(\.name).filter { reasons[$0] == nil }
        ).union([
            "Swift", "Foundation", "Dispatch", "Glibc", "Observation", "Synchronization", "RegexBuilder", "_Concurrency",
            "_StringProcessing", "FoundationNetworking", "FoundationEssentials", "FoundationInternationalization",
            "FoundationXML", Placeholders.moduleName,
        ]).union(runtime.moduleMaps.map { $0.deletingLastPathComponent().deletingPathExtension().lastPathComponent })
    }

    /// A copy that work on another thread changes. Both read the structure of sources through one reader.
    ///
    /// - Throws: `ProgramFailure` where the compiler cannot be run.
    func copy() throws -> SettingAside {
        if try canRead() { _ = try structureReader() }
        return SettingAside(copying: self)
    }

    private init(copying other: SettingAside) {
        (runtime, cache, reasons, conditions) = (other.runtime, other.cache, other.reasons, other.conditions)
        (modules, otherVersions, incomplete) = (other.modules, other.otherVersions, other.incomplete)
        (apple, table, provided) = (other.apple, other.table, other.provided)
        (asked, reader, compiledNames, typeUses) = (other.asked, other.reader, other.compiledNames, other.typeUses)
        (commonNames, partialNames) = (other.commonNames, other.partialNames)
        (placeholders, exports, lost, optionalMethods) = (other.placeholders, other.exports, other.lost, other.optionalMethods)
        (parts, imports, foreignArguments) = (other.parts, other.imports, other.foreignArguments)
    }

    /// Goes on without a module of the program that does not compile.
    func leaveOut(module name: String, because reason: String) {
        provided.remove(name)
        reasons[name] = reason
    }

    private func toolchain() throws -> SwiftToolchain {
        if let asked { return asked }
        let answer = try SwiftToolchain.current()
        asked = answer
        return answer
    }

    /// The compiler's arguments for a limit of its search.
    ///
    /// - Throws: `ProgramFailure` where the compiler cannot be asked for its version.
    func arguments(for limit: SolverLimit) throws -> [String] {
        limit.arguments(hasShortcuts: limit.usesShortcuts ? try toolchain().hasSolverShortcuts : false)
    }

    /// Whether the structure of sources can be read. Where it cannot, errors stay errors.
    func canRead() throws -> Bool { try toolchain().hasParser }

    /// The modules among `names` that do not exist.
    func missing(among names: Set<String>) throws -> Set<String> {
        let unknown = names.subtracting(provided)
        return unknown.isEmpty ? [] : unknown.subtracting(try toolchain().moduleNames)
    }

    private func structureReader() throws -> StructureReader {
        if let reader { return reader }
        let made = try StructureReader(resources: runtime.resources, toolchain: toolchain(), cache: cache)
        reader = made
        return made
    }

    /// - Returns: the structure of each text.
    /// - Throws: `ProgramFailure` where the parser cannot be run.
    func structures(of texts: [[UInt8]], language: LanguageSettings, in folder: URL) throws -> [SourceStructure] {
        try structureReader().structures(
            of: texts, conditions: (["DEBUG"] + language.conditions).unique(),
            modules: provided.union(try toolchain().moduleNames), in: folder)
    }

    /// The sources of a module with other words for what needs Objective-C and has the same meaning without it: methods that types may
    /// lack, methods of extensions that classes override, and what extensions override.
    ///
    /// - Parameter texts: by the sources' names.
    /// - Returns: only the sources that change.
    /// - Throws: `ProgramFailure` where the parser cannot be run.
    func withoutObjectiveC(_ texts: [String: Data], language: LanguageSettings, in folder: URL) throws -> [String: Data] {
        var changed: [String: Data] = [:]
        func read(where isWanted: (Data) -> Bool) throws -> [(name: String, text: [UInt8], structure: SourceStructure)] {
            try read { _, text in isWanted(text) }
        }
        func read(_ isWanted: (String, Data) -> Bool) throws -> [(name: String, text: [UInt8], structure: SourceStructure)] {
            let wanted = texts.map { (name: $0.key, text: changed[$0.key] ?? $0.value) }.filter { isWanted($0.name, $0.text) }
                .sorted { $0.name < $1.name }.map { ($0.name, Array($0.text)) }
            let found = try structures(of: wanted.map(\.1), language: language, in: folder)
            return zip(wanted, found).map { ($0.0, $0.1, $1) }
        }
        let hasOptional = texts.values.contains { OptionalMethods.mayDeclare(in: $0) }
        let hasOverrides = texts.values.contains { ExtensionOverrides.mayOverride(in: $0) }
        let overridden = OverriddenExtensions.candidates(in: texts)
        guard hasOptional || hasOverrides || !overridden.isEmpty || !optionalMethods.isEmpty, try canRead() else { return [:] }
        if hasOptional || !optionalMethods.isEmpty {
            let structures = try read(where: OptionalMethods.mayDeclare).map { ($0.name, $0.structure) }
            changed = OptionalMethods.rewritten(
                texts, structures: Dictionary(structures, uniquingKeysWith: { first, _ in first }), names: &optionalMethods)
        }
        var sources: [String: ExtensionOverrides.Source] = [:]
        if !overridden.isEmpty {
            for (name, text, structure) in try read({ name, _ in overridden.contains(name) }) {
                sources[name] = ExtensionOverrides.Source(text: text, structure: structure)
            }
            changed.merge(OverriddenExtensions.rewritten(sources, aliases: OverriddenExtensions.aliases(in: texts.values))) { $1 }
            sources = [:]
        }
        guard hasOverrides else { return changed }
        for (name, text, structure) in try read(where: ExtensionOverrides.mayOverride) {
            sources[name] = ExtensionOverrides.Source(text: text, structure: structure)
        }
        let classes = sources.values.reduce(into: Set<String>()) { $0.formUnion(ExtensionOverrides.classes(in: $1)) }
        guard !classes.isEmpty else { return changed }
        for (name, text, structure) in try read(where: { ExtensionOverrides.mayDeclare(classes, in: $0) }) {
            sources[name] = ExtensionOverrides.Source(text: text, structure: structure)
        }
        return changed.merging(ExtensionOverrides.rewritten(sources).mapValues { Data($0) }) { $1 }
    }

    /// How the program's modules use types that are missing. One module tells it all.
    ///
    /// - Parameter isLost: whether a type that a source declares was set aside.
    /// - Throws: `ProgramFailure` where the parser cannot be run.
    func uses(of names: Set<String>, in folder: URL, isLost: (String) -> Bool) throws -> [SourceStructure.TypeUse] {
        guard modules.count > 1, !names.isEmpty else { return [] }
        var uses = typeUses ?? TypeUses(of: modules, conditions: conditions)
        defer { typeUses = uses }
        return try uses.uses(of: names, isLost: isLost) { try structures(of: $0, language: $1, in: folder) }
    }

    /// The folder of the modules that are built.
    var imports: URL?
    /// The compiler's options for modules of C and macros.
    var foreignArguments: [String] = []

    /// The uses of names that do not compile in a source with some imports.
    ///
    /// - Throws: `ProgramFailure` where the compiler cannot be run.
    func unseen(
        among uses: Set<VisibleNames.Use>, importing modules: Set<String>, in folder: URL
    ) throws -> Set<VisibleNames.Use> {
        guard !uses.isEmpty else { return [] }
        let known = try runtime.moduleNames.union(toolchain().moduleNames)
            .union(imports.map { FileManager.default.moduleNames(in: $0) } ?? [])
        let arguments = try (imports.map { ["-I", $0.path] } ?? []) + runtime.searchArguments() + foreignArguments
        return try VisibleNames(arguments: arguments, folder: folder)
            .unseen(among: uses, importing: modules.intersection(known).union(SettingAside.implicitImports))
    }

    /// The modules that sources see without an import. On Apple's systems, sources that import only Foundation can use URLSession,
    /// observable objects, geometry types, the keychain and more.
    static let implicitImports = [
        "FoundationNetworking", "FoundationSupplement", "CoreGraphics", "Combine", "Observation", "Security",
    ]

    /// The names in the libraries of the program that are built so far.
    func namesOfLibraries() -> Set<String> {
        guard let imports else { return [] }
        return SettingAside.names(
            in: SettingAside.modules(in: imports).filter { !$0.lastPathComponent.hasPrefix(Placeholders.moduleName) })
    }

    /// The names of those of some frameworks that are declared here only in part, without those that sources see in any case.
    func partialNames(of frameworks: Set<String>) throws -> [String: Set<String>] {
        let wanted = frameworks.filter { apple.isApples($0) && provided.contains($0) && !SettingAside.whole.contains($0) }
        for module in wanted.sorted() where partialNames[module] == nil {
            let common = try commonNames ?? SettingAside.common.reduce(into: []) { try $0.formUnion(names(ofModule: $1)) }
            commonNames = common
            partialNames[module] = try names(ofModule: module).subtracting(common)
        }
        return partialNames.filter { wanted.contains($0.key) }
    }

    /// The names in a module that sources can import without building it. The toolchain's modules are folders.
    private func names(ofModule name: String) throws -> Set<String> {
        let theirs = try toolchain().modules.filter { $0.deletingPathExtension().lastPathComponent == name }
        return SettingAside.names(in: theirs.flatMap(SettingAside.modules) + [runtime.modules.appendingPathComponent("\(name).swiftmodule")])
    }

    /// The compiled modules in a folder.
    private static func modules(in folder: URL) -> [URL] {
        FileManager.default.sortedNames(in: folder).filter { $0.hasSuffix(".swiftmodule") }.map { folder.appendingPathComponent($0) }
    }

    /// The names in files of compiled modules.
    private static func names(in modules: [URL]) -> Set<String> {
        modules.reduce(into: []) { names, module in
            names.formUnion(FileManager.default.contents(atPath: module.path).map(IdentifierScanner.identifiers) ?? [])
        }
    }

    /// The frameworks of which this has all that widgets use, so that an error about one is rather the user's.
    private static let whole: Set<String> = [
        "ActivityKit", "AppIntents", "Charts", "Combine", "CoreGraphics", "CoreTransferable", "DeveloperToolsSupport", "Dispatch",
        "Foundation", "Observation", "OSLog", "SwiftData", "SwiftUI", "Swift", "UIKit", "UniformTypeIdentifiers", "WidgetKit", "os",
    ]

    /// The modules whose names, or names like theirs, other modules have, too.
    private static let common = [
        "CoreGraphics", "Foundation", "FoundationSupplement", "OpenCombine", "Swift", "SwiftUI", "SwiftUICore", "UIKit", "WidgetKitCore",
        "_Concurrency",
    ]

    /// The names in the modules that sources can import without building them. They are kept in the cache.
    func namesOfModules() throws -> Set<String> {
        if let compiledNames { return compiledNames }
        let chain = try toolchain()
        let identity = ContentHash.sha256(Data((runtime.stamp + chain.version + chain.hostLibraries.path).utf8)).prefix(16)
        let folder = cache.appendingPathComponent("toolchain", isDirectory: true)
        let file = folder.appendingPathComponent("names-\(identity)")
        let names: Set<String>
        if let text = try? String(contentsOf: file, encoding: .utf8) {
            names = Set(text.split(separator: "\n").map(String.init))
        } else {
            names = SettingAside.names(in: ([runtime.modules] + chain.modules).flatMap(SettingAside.modules))
            try FileWriter(cache: folder).write(Data(names.sorted().joined(separator: "\n").utf8), to: file.lastPathComponent)
        }
        compiledNames = names
        return names
    }
}
