import Files
import Foundation
import Processes

/// The sources of one module as the compiler reads them, with what cannot be compiled set aside step by step.
struct ModuleSetAside {
    /// A source with what was set aside in it.
    struct Source: Codable {
        let path: String
        /// A hash of the text before anything was set aside.
        let origin: String
        var text: Data
        var parts: [SetAsidePart] = []
        /// The missing modules that it imports.
        var imports: [String] = []
        /// The names that were lost by what was set aside, with their modules.
        var lost: [String: String] = [:]
    }

    let program: SettingAside
    let module: SourceModule
    let folder: URL
    var sources: [String: Source] = [:]
    var structures: [String: SourceStructure] = [:]
    /// What the sources declare, by path.
    private(set) var declared: [String: DeclaredNames] = [:]
    /// What the module's own classes inherit, as words, by the classes' names.
    private(set) var ancestors: [String: Set<String>] = [:]
    let order: [String]
    /// The sources whose unknown names were set aside before they were compiled.
    private var looked: Set<String> = []
    /// The error for which the module is compiled without the checks of Swift 6 for data races; nil where it has them.
    var raceError: String?
    /// How far the compiler searches in one expression.
    var solverLimit = SolverLimit.first
    /// Whether an attempt changed the placeholders.
    private(set) var changesPlaceholders = false
    /// The errors of the last attempt that are the user's own.
    private(set) var ownErrors: [CompilerMessage] = []
    /// The names that misspelt ones in these errors most likely stand for.
    private(set) var near: [String: String] = [:]

    /// - Parameters:
    ///   - texts: the sources that the user wrote, with answered conditions, in order.
    ///   - imports: the modules that each imports, conditions aside.
    ///   - folder: takes the record of what was set aside.
    init(
        program: SettingAside, module: SourceModule, texts: [(path: String, text: Data, imports: [String])], folder: URL
    ) throws {
        (self.program, self.module, self.folder) = (program, module, folder)
        order = texts.map(\.path)
        var candidates: [String] = []
        let missing = try program.missing(among: Set(texts.flatMap(\.imports)))
        let record = SetAsideRecord.read(
            from: folder, stamp: program.stamp, missing: missing, files: order, incomplete: program.incomplete)
        for (path, text, imports) in texts {
            let origin = String(ContentHash.sha256(text))
            if let known = record?.sources[path], known.origin == origin {
                sources[path] = known
                looked.insert(path)
                continue
            }
            sources[path] = Source(path: path, origin: origin, text: text)
            let exported = imports.contains { !(program.exports[$0] ?? []).isEmpty }
            if exported || !missing.isDisjoint(with: imports) { candidates.append(path) }
        }
        if let record {
            program.placeholders.merge(record.placeholders)
            raceError = record.raceError
            solverLimit = record.solverLimit
        }
        if !candidates.isEmpty, try program.canRead() { try removeImports(of: candidates, missing: missing) }
    }

    /// Whether something is set aside.
    var isEmpty: Bool { sources.values.allSatisfy { $0.parts.isEmpty } }

    /// The names that were lost, with the modules that they trace back to.
    var lost: [String: String] { sources.values.reduce(into: [:]) { $0.merge($1.lost) { first, _ in first } } }

    var parts: [SetAsidePart] { order.flatMap { sources[$0]?.parts ?? [] } }

    /// The missing modules that the module's sources import.
    var missingModules: Set<String> { Set(sources.values.flatMap(\.imports)) }

    /// The missing modules whose extensions the sources can see. Packages of others see none of the project's.
    private var visibleMissingModules: Set<String> { module.isThirdParty ? missingModules : missingModules.union(program.reasons.keys) }

    /// The texts of the sources, by path.
    var texts: [String: Data] { sources.mapValues(\.text) }

    /// Keeps what was set aside for the next build.
    func record() throws {
        let missing = try program.missing(among: missingModules)
        let kept = sources.filter { !$0.value.parts.isEmpty || String(ContentHash.sha256($0.value.text)) != $0.value.origin }
        try SetAsideRecord(
            stamp: program.stamp, missing: missing, files: Set(order), incomplete: program.incomplete, placeholders: program.placeholders, sources: kept,
            raceError: raceError, solverLimit: solverLimit).write(to: folder)
    }

    // MARK: Imports

    private mutating func removeImports(of paths: [String], missing: Set<String>) throws {
        let texts = paths.map { Array(sources[$0]?.text ?? Data()) }
        let found = try program.structures(of: texts, language: module.language, in: folder)
        for (index, path) in paths.enumerated() {
            structures[path] = found[index]
            let attribution = Attribution(
                apple: program.apple, table: program.table, known: KnownNames(), missingModules: Set(program.reasons.keys),
                tainted: [:])
            let gone = found[index].imports.filter { missing.contains($0.text) && !attribution.isMisspelt(module: $0.text) }
            let exported = found[index].imports.flatMap { program.exports[$0.text] ?? [] }
            let text = texts[index]
            var edits: [SourceEdit] = []
            for item in gone {
                // A package in Objective-C exports the frameworks that its headers include.
                let framework = program.apple.frameworks[item.text]
                let implied = framework.map { ["Foundation"] + ($0.implies ?? []) + [$0.isPartOf].compactMap(\.self) }
                    ?? ["Foundation", "UIKit"]
                let replacement = implied.map { "import \($0)" }.joined(separator: "; ")
                edits.append(SourceEdit(range: item.range, replacement: replacement.isEmpty ? nil : replacement))
                // What Darkroom has of Objective-C's runtime, all sources see. Nothing is missing of a part of a framework either.
                if item.text != "ObjectiveC", framework?.isPartOf == nil {
                    let line = Self.line(of: item.range.lowerBound, in: text)
                    sources[path]?.parts.append(
                        SetAsidePart(kind: .import, module: item.text, name: item.text, place: "", file: path, line: line))
                }
                if String(decoding: text[item.range], as: UTF8.self).contains("@_exported") {
                    program.exports[module.name, default: []].insert(item.text)
                }
            }
            sources[path]?.imports = (gone.map(\.text) + exported).unique()
            if !edits.isEmpty {
                sources[path]?.text = Data(SourceEdit.apply(edits, to: text))
                structures[path] = nil
            }
        }
    }

    // MARK: Errors

    /// Sets aside what the errors trace back to.
    ///
    /// - Parameter waitsForUnclear: whether to leave alone the expressions that the compiler gave up on, unless a name in them
    ///   says why.
    /// - Returns: whether anything changed, so that the sources should be compiled again.
    /// - Throws: `ProgramFailure` where the structure of the sources cannot be read.
    mutating func setAside(_ errors: [CompilerMessage], waitsForUnclear: Bool = false) throws -> Bool {
        changesPlaceholders = false
        guard try program.canRead() else {
            ownErrors = errors
            return false
        }
        try readStructures(of: Set(order))
        var known = KnownNames(
            compiled: try program.namesOfModules().union(program.namesOfLibraries()),
            declared: structures.values.reduce(into: []) { $0.formUnion(Self.declaredNames(in: $1)) }, frequent: frequentNames())
        known.visible = order.reduce(into: []) { names, path in names.formUnion(declared[path]?.declarations.flatMap(\.names) ?? []) }
        let errors = errors.flatMap(placed).compactMap { error in
            if let key = unknownEnvironmentKey(at: error, known) { return key }
            guard error.isUnclear || error.isAboutClosure || error.isUndiagnosed else { return error }
            // A name in the closure may be what is wrong with it.
            if !error.isUnclear { return unknownMember(at: error, known) ?? error }
            return unknownMember(at: error, known) ?? (waitsForUnclear && !isBelowPlaceholder(error) ? nil : error)
        }
        var tainted = taint()
        var attribution = Attribution(
            apple: program.apple, table: program.table, known: known,
            missingModules: visibleMissingModules.union(structures.values.flatMap(otherVersions)), tainted: tainted,
            package: module.isThirdParty ? module.name : nil, absent: module.lacks, foreign: module.foreignNames,
            absentNames: module.absentNames, lacksSources: module.lacksSources, need: need, sources: Set(order),
            provided: program.provided, exported: program.exports[module.name] ?? [],
            partialNames: try program.partialNames(of: Set(structures.values.flatMap { $0.imports.map(\.text) })),
            withoutMacros: typesWithoutMacros)
        // Errors that name what is missing come first: others follow from them.
        let before = program.placeholders
        var rest: [CompilerMessage] = []
        var types: [String: String] = [:]
        let doubtful = errors.filter { $0.missing?.kind == .global }.filter { error in
            !note(cause(of: error, attribution), of: error, &tainted, &types)
        }
        known.unseen = try unseenNames(like: doubtful, known)
        if !known.unseen.isEmpty {
            attribution.known = known
            for error in doubtful { _ = note(cause(of: error, attribution), of: error, &tainted, &types) }
        }
        try addPlaceholders(types, known)
        for error in errors {
            if let missing = error.missing, case .member(let type) = missing.kind, error.text.contains("' is not a member type of ") {
                addNestedPlaceholder(missing.name, of: type)
            }
            adaptPlaceholders(to: error)
        }
        attribution.tainted = taint(with: tainted)
        attribution.unseenMembers = try unseenMembers(like: errors, attribution)
        var changes: [String: [(change: Remedy.Change, part: SetAsidePart)]] = [:]
        // What an error that names no missing type changes: it can follow from an import that another source lacks.
        var following: [String: [(change: Remedy.Change, part: SetAsidePart)]] = [:]
        var namedTypes: [String: String] = [:]
        let mistakes = mistakes(among: errors, attribution)
        // Of several errors in one piece, one that names what is missing says most.
        let common = attribution.tainted
        for error in errors.filter({ $0.missing != nil }) + errors.filter({ $0.missing == nil }) {
            attribution.tainted = taint(at: error, with: common)
            let cause = cause(of: error, attribution)
            guard cause != .user, sources[error.file] != nil else {
                rest.append(error)
                continue
            }
            // What follows from a missing type may compile with the type that stands for it.
            if error.missing == nil, program.placeholders != before {
                if let change = change(for: error, cause: cause, attribution), change.change.isAnswer {
                    following[error.file, default: []].append(change)
                }
                continue
            }
            if error.text.hasPrefix("cannot find type '"), let name = error.missing?.name, program.placeholders.names.contains(name),
                program.placeholders != before {
                continue
            }
            if let change = change(for: error, cause: cause, attribution) {
                // With the piece, a mistake in it would go.
                if change.change.kind != .import, mistakes[error.file]?.contains(where: change.change.edit.range.contains) ?? false { continue }
                // A property that is set aside names the missing type of its value.
                if let type = change.change.type, type == error.missing?.name, case .missing(_, let module) = cause {
                    namedTypes[type] = module
                }
                if error.missing?.kind == .global || change.change.kind == .import {
                    changes[error.file, default: []].append(change)
                } else {
                    following[error.file, default: []].append(change)
                }
            } else if program.placeholders == before {
                rest.append(error)
            }
        }
        try addPlaceholders(namedTypes, known)
        changesPlaceholders = program.placeholders != before
        ownErrors = errors.filter(Set(rest).contains)
        near = [:]
        for name in rest.compactMap({ $0.missing?.name }) { near[name] = known.nearest(to: name, prefix: program.apple.prefix(of: name) ?? "") }
        if !changes.values.joined().contains(where: { $0.change.kind == .import }) {
            changes.merge(following) { $0 + $1 }
        }
        for (path, list) in changes {
            // Other errors of a source can follow from the import that it lacks.
            let imports = list.filter { $0.change.kind == .import }
            apply(imports.isEmpty ? list : imports, to: path, known)
        }
        return changesPlaceholders || !changes.isEmpty
    }

    /// The places of errors that are mistakes of the user's in any case, by the sources' paths.
    private func mistakes(among errors: [CompilerMessage], _ attribution: Attribution) -> [String: [Int]] {
        var places: [String: [Int]] = [:]
        for error in errors {
            let isMistake = error.missing.map { attribution.known.isMisspelt($0.name) } ?? UserErrors.contains(error, sources: attribution.sources)
            guard isMistake, !module.isThirdParty, let place = offset(of: error), cause(of: error, attribution) == .user else { continue }
            places[error.file, default: []].append(place)
        }
        return places
    }

    /// Notes the name of something missing with its module, and whether it is a type's.
    ///
    /// - Returns: whether an error is about one.
    private func note(
        _ cause: Attribution.Cause, of error: CompilerMessage, _ tainted: inout [String: String], _ types: inout [String: String]
    ) -> Bool {
        guard case .missing(let name, let module) = cause else { return false }
        tainted[name] = module
        if error.text.hasPrefix("cannot find type '") { types[name] = module }
        return true
    }

    /// Sets aside what names that nothing declares need, in the sources that import missing modules, before the compiler
    /// looks for them: it takes long to find out what is wrong with an expression.
    ///
    /// - Parameter generated: sources that the tool generates for the module.
    /// - Throws: `ProgramFailure` where the structure of the sources cannot be read.
    mutating func setAsideUnknownNames(generated: [URL]) throws {
        let importing = sources.values.filter { !$0.imports.isEmpty && !looked.contains($0.path) }.map(\.path).sorted()
        guard !importing.isEmpty, try program.canRead() else { return }
        looked.formUnion(importing)
        try readStructures(of: Set(order))
        var known = try program.namesOfModules().union(program.namesOfLibraries())
        for structure in structures.values {
            known.formUnion(Self.declaredNames(in: structure))
            known.formUnion(structure.types.filter { $0.role == "parameter" }.map(\.path))
        }
        for file in generated {
            let text = FileManager.default.contents(atPath: file.path).map { String(decoding: $0, as: UTF8.self) } ?? ""
            known.formUnion(Attribution.words(text))
        }
        known.formUnion(program.placeholders.names)
        // A module's name can stand before a type's, also in the module itself.
        known.formUnion(program.provided)
        known.formUnion(["Self", "Any", "AnyObject", "Protocol", "Type", "Builtin", "Void"])
        var unknown: [CompilerMessage] = []
        for path in importing {
            guard let structure = structures[path], let text = sources[path]?.text else { continue }
            let bytes = Array(text)
            func add(_ name: String, at place: Int, _ message: String) {
                // Names of two letters, such as Alamofire's AF, are not among those that are read from modules.
                guard name.first?.isUppercase ?? false, name.utf8.count > 2, !known.contains(name), !Self.isConstantOfC(name) else { return }
                unknown.append(Self.message(message, in: path, at: place, of: bytes))
            }
            for use in structure.types where use.role != "parameter" {
                let name = String(use.path.prefix { $0 != "." })
                let message = use.role == "attribute" ? "unknown attribute '\(name)'" : "cannot find type '\(name)' in scope"
                add(name, at: use.start, message)
            }
            for reference in structure.references {
                add(reference.text, at: reference.range.lowerBound, "cannot find '\(reference.text)' in scope")
            }
        }
        if !unknown.isEmpty { _ = try setAside(unknown) }
        try setAsideUnknownMembers(of: importing)
    }

    /// Whether a name is one as the C library's constants have, such as `AF_INET`. No list of modules has those that are macros.
    private static func isConstantOfC(_ name: String) -> Bool {
        name.contains { $0.isNumber || $0 == "_" } && name.allSatisfy { $0.isASCII && ($0.isUppercase || $0.isNumber || $0 == "_") }
            || ["SIGINT", "SIGTERM", "SIGKILL", "SIGABRT", "SIGPIPE", "SIGHUP", "POLLIN", "POLLOUT"].contains(name)
    }

    /// Sets aside what needs members of missing types.
    ///
    /// - Throws: `ProgramFailure` where the structure of the sources cannot be read.
    private mutating func setAsideUnknownMembers(of paths: [String]) throws {
        // What the sources add to a type, it has.
        let extended = Set(structures.values.flatMap(\.types).filter { $0.role == "extension" }.map(\.path))
        let types = program.placeholders.names.subtracting(program.placeholders.modules).subtracting(extended)
        guard !types.isEmpty else { return }
        try readStructures(of: Set(order))
        var unknown: [CompilerMessage] = []
        for path in paths {
            guard let structure = structures[path], let text = sources[path].map({ Array($0.text) }) else { continue }
            for use in MemberUse.all(in: structure, of: text, types: types) {
                let message = "value of type '\(use.type)' has no member '\(use.member)'"
                unknown.append(Self.message(message, in: path, at: use.offset, of: text))
            }
        }
        if !unknown.isEmpty { _ = try setAside(unknown) }
    }

    /// What the compiler would say about a place in a source.
    static func message(_ text: String, in path: String, at place: Int, of bytes: [UInt8]) -> CompilerMessage {
        let start = bytes[..<place].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        return CompilerMessage(
            file: path, line: line(of: place, in: bytes), column: place - start + 1, text: text, excerpt: text)
    }

    private mutating func readStructures(of paths: Set<String>) throws {
        let wanted = paths.filter { structures[$0] == nil && sources[$0] != nil }.sorted()
        let found = try program.structures(
            of: wanted.map { Array(sources[$0]?.text ?? Data()) }, language: module.language, in: folder)
        for (path, structure) in zip(wanted, found) { structures[path] = structure }
        for path in paths where declared[path] == nil || wanted.contains(path) {
            declared[path] = structures[path].map(DeclaredNames.init)
        }
        ancestors = inheritedNames()
    }

    /// The names that sources use too often to be misspelt in each place.
    private func frequentNames() -> Set<String> {
        var counts: [String: Int] = [:]
        for structure in structures.values {
            for use in structure.types { counts[String(use.path.prefix { $0 != "." }), default: 0] += 1 }
            for reference in structure.references { counts[reference.text, default: 0] += 1 }
            for name in structure.pieces.flatMap(\.used) where name.first?.isLowercase ?? false { counts[name, default: 0] += 1 }
        }
        return Set(counts.filter { $0.value >= 3 }.keys)
    }

    private static func declaredNames(in structure: SourceStructure) -> Set<String> {
        var names: Set<String> = []
        let types = Set(structure.types.flatMap { Attribution.words($0.path) })
        for piece in structure.pieces {
            switch piece.kind {
            case .type where piece.keyword != "extension": names.insert(piece.name)
            // With the names of the parameters.
            case .function, .subscript: names.formUnion(piece.used.subtracting(types).union([piece.baseName]))
            case .variable, .case:
                names.formUnion(piece.name.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) })
            case .typealias, .associatedtype: names.insert(piece.name)
            default: break
            }
        }
        return names
    }

    static func line(of offset: Int, in text: [UInt8]) -> Int {
        1 + text[..<offset].reduce(0) { $0 + ($1 == UInt8(ascii: "\n") ? 1 : 0) }
    }
}
