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

    private let program: SettingAside
    private let module: SourceModule
    private let folder: URL
    private(set) var sources: [String: Source] = [:]
    private var structures: [String: SourceStructure] = [:]
    private var order: [String]
    /// The sources whose unknown names were set aside before they were compiled.
    private var looked: Set<String> = []
    /// The error for which the module is compiled without the checks of Swift 6 for data races; nil where it has them.
    var raceError: String?
    /// How far the compiler searches in one expression.
    var solverLimit = SolverLimit.early
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
        let record = SetAsideRecord.read(from: folder, stamp: program.stamp, missing: missing)
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

    /// The texts of the sources, by path.
    var texts: [String: Data] { sources.mapValues(\.text) }

    /// Keeps what was set aside for the next build.
    func record() throws {
        let missing = try program.missing(among: missingModules)
        let kept = sources.filter { !$0.value.parts.isEmpty || String(ContentHash.sha256($0.value.text)) != $0.value.origin }
        try SetAsideRecord(
            stamp: program.stamp, missing: missing, placeholders: program.placeholders, sources: kept,
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
                let implied = program.apple.frameworks[item.text].map { ["Foundation"] + ($0.implies ?? []) }
                    ?? ["Foundation", "UIKit"]
                let replacement = implied.map { "import \($0)" }.joined(separator: "; ")
                edits.append(SourceEdit(range: item.range, replacement: replacement.isEmpty ? nil : replacement))
                // What Darkroom has of Objective-C's runtime, all sources see.
                if item.text != "ObjectiveC" {
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
        let known = KnownNames(
            compiled: try program.namesOfModules().union(program.namesOfLibraries()),
            declared: structures.values.reduce(into: []) { $0.formUnion(Self.declaredNames(in: $1)) }, frequent: frequentNames())
        let errors = errors.compactMap { error in
            if let key = unknownEnvironmentKey(at: error, known) { return key }
            guard error.isUnclear else { return error }
            return unknownMember(at: error, known) ?? (waitsForUnclear ? nil : error)
        }
        var tainted = taint()
        var attribution = Attribution(
            apple: program.apple, table: program.table, known: known,
            missingModules: missingModules.union(program.reasons.keys), tainted: tainted,
            package: module.isThirdParty ? module.name : nil, absent: module.lacks, need: need, sources: Set(order), views: views,
            provided: program.provided)
        // Errors that name what is missing come first: others follow from them.
        let before = program.placeholders
        var rest: [CompilerMessage] = []
        for error in errors {
            guard let missing = error.missing, missing.kind == .global,
                case .missing(let name, let module) = cause(of: error, attribution)
            else { continue }
            tainted[name] = module
            if error.text.hasPrefix("cannot find type '") { addPlaceholder(name, module: module) }
        }
        for error in errors {
            if let missing = error.missing, case .member(let type) = missing.kind, error.text.contains("' is not a member type of ") {
                addNestedPlaceholder(missing.name, of: type)
            }
            adaptPlaceholders(to: error)
        }
        attribution.tainted = taint(with: tainted)
        var changes: [String: [(change: Remedy.Change, part: SetAsidePart)]] = [:]
        // What an error that names no missing type changes: it can follow from an import that another source lacks.
        var following: [String: [(change: Remedy.Change, part: SetAsidePart)]] = [:]
        // Of several errors in one piece, one that names what is missing says most.
        for error in errors.filter({ $0.missing != nil }) + errors.filter({ $0.missing == nil }) {
            let cause = cause(of: error, attribution)
            guard cause != .user, sources[error.file] != nil else {
                rest.append(error)
                continue
            }
            // What follows from a missing type may compile with the type that stands for it.
            if error.missing == nil, program.placeholders != before { continue }
            if error.text.hasPrefix("cannot find type '"), let name = error.missing?.name, program.placeholders.names.contains(name),
                program.placeholders != before {
                continue
            }
            if let change = change(for: error, cause: cause, attribution) {
                if error.missing?.kind == .global || change.change.kind == .import {
                    changes[error.file, default: []].append(change)
                } else {
                    following[error.file, default: []].append(change)
                }
            } else if program.placeholders == before {
                rest.append(error)
            }
        }
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
        known.formUnion(["Self", "Any", "AnyObject", "Protocol", "Type", "Builtin", "Void"])
        var unknown: [CompilerMessage] = []
        for path in importing {
            guard let structure = structures[path], let text = sources[path]?.text else { continue }
            let bytes = Array(text)
            func add(_ name: String, at place: Int, _ message: String) {
                guard name.first?.isUppercase ?? false, !known.contains(name) else { return }
                let line = Self.line(of: place, in: bytes)
                let start = bytes[..<place].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
                unknown.append(
                    CompilerMessage(file: path, line: line, column: place - start + 1, text: message, excerpt: message))
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
    }

    private mutating func readStructures(of paths: Set<String>) throws {
        let wanted = paths.filter { structures[$0] == nil && sources[$0] != nil }.sorted()
        let found = try program.structures(
            of: wanted.map { Array(sources[$0]?.text ?? Data()) }, language: module.language, in: folder)
        for (path, structure) in zip(wanted, found) { structures[path] = structure }
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

    // MARK: Causes

    /// The module's own views and shapes.
    private var views: Set<String> {
        structures.values.reduce(into: []) { names, structure in
            for piece in structure.pieces
            where piece.kind == .inherited && piece.parent >= 0 && ["View", "Shape", "InsettableShape"].contains(piece.name) {
                names.insert(structure.pieces[piece.parent].name)
            }
        }
    }

    /// Something missing that the module needs: a framework that a source imports, or what was set aside in it or in one of
    /// its libraries. Nil where it needs nothing.
    private var need: String? {
        missingModules.min() ?? parts.first { $0.kind != .import }?.module ?? program.lost.min { $0.key < $1.key }?.value
    }

    /// The error that the compiler would have found in an expression that it gave up on: one of a member that nothing has.
    /// Nil where every member exists somewhere.
    private func unknownMember(at error: CompilerMessage, _ known: KnownNames) -> CompilerMessage? {
        guard let text = sources[error.file]?.text, let structure = structures[error.file], let place = offset(of: error),
            let piece = structure.chain(at: place).first(where: { ![.closure, .value, .attribute].contains(structure.pieces[$0].kind) })
        else { return nil }
        let range = structure.pieces[piece].range
        let excerpt = String(decoding: Array(text)[range], as: UTF8.self)
        for match in excerpt.matches(of: #/\.([A-Za-z_]\w*)/#) {
            let name = String(match.output.1)
            guard !known.compiled.contains(name), !known.declared.contains(name), !program.placeholders.names.contains(name) else { continue }
            let message = "cannot infer contextual base in reference to member '\(name)'"
            let start = range.lowerBound + excerpt[..<match.output.1.startIndex].utf8.count
            let lineStart = text[..<(text.startIndex + start)].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? text.startIndex
            return CompilerMessage(
                file: error.file, line: Self.line(of: start, in: Array(text)), column: start - (lineStart - text.startIndex) + 1,
                text: message, excerpt: error.excerpt)
        }
        return nil
    }

    /// The error that the compiler means where it finds no form of `@Environment` that takes a key: nothing has the key.
    /// Nil for other errors.
    private func unknownEnvironmentKey(at error: CompilerMessage, _ known: KnownNames) -> CompilerMessage? {
        let starts = ["no exact matches in call to initializer", "cannot infer key path type from context"]
        guard starts.contains(where: error.text.hasPrefix), let text = sources[error.file]?.text, let place = offset(of: error)
        else { return nil }
        let start = text[..<(text.startIndex + place)].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? text.startIndex
        let end = text[start...].firstIndex(of: UInt8(ascii: "\n")) ?? text.endIndex
        let line = String(decoding: text[start..<end], as: UTF8.self)
        guard let match = line.firstMatch(of: #/@Environment\(\\\.(\w+)/#) else { return nil }
        let name = String(match.output.1)
        guard !known.compiled.contains(name), !known.declared.contains(name) else { return nil }
        return CompilerMessage(
            file: error.file, line: error.line, column: error.column,
            text: "value of type 'EnvironmentValues' has no member '\(name)'", excerpt: error.excerpt)
    }

    /// Whether the module needs something missing.
    var isIncomplete: Bool { need != nil || module.lacks != nil || module.isThirdParty }

    private func offset(of error: CompilerMessage) -> Int? {
        guard let text = sources[error.file]?.text else { return nil }
        var (line, place) = (1, text.startIndex)
        while line < error.line {
            guard let next = text[place...].firstIndex(of: UInt8(ascii: "\n")) else { return nil }
            (line, place) = (line + 1, next + 1)
        }
        let end = text[place...].firstIndex(of: UInt8(ascii: "\n")) ?? text.endIndex
        // Without a column, it is about the line, which begins after its indentation.
        guard error.column > 0 else {
            return (text[place..<end].firstIndex { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") } ?? place) - text.startIndex
        }
        return min(place + error.column - 1, end) - text.startIndex
    }

    private func cause(of error: CompilerMessage, _ attribution: Attribution) -> Attribution.Cause {
        guard let source = sources[error.file], let structure = structures[error.file], let offset = offset(of: error) else {
            return .user
        }
        var (bases, extended): (Set<String>, String?) = ([], nil)
        if let type = structure.chain(at: offset).first(where: { structure.pieces[$0].kind == .type }) {
            let inherited = structure.children(of: type).filter { structure.pieces[$0].kind == .inherited }
            bases = Set(inherited.flatMap { Attribution.words(structure.pieces[$0].name) })
            bases.formUnion(Attribution.words(structure.pieces[type].name))
            addAncestors(to: &bases)
            if structure.pieces[type].keyword == "extension" { extended = structure.pieces[type].name }
            if error.text.contains("has no initializers") { bases.formUnion(structure.signature(of: type)) }
        }
        let end = source.text.startIndex + offset + (error.missing?.name.utf8.count ?? 0)
        return attribution.cause(
            of: error, imports: source.imports, line: Self.words(ofLineAt: offset, in: source.text), hasSwiftUI: structure.imports.contains { $0.text == "SwiftUI" },
            isCalled: end < source.text.endIndex && source.text[end] == UInt8(ascii: "("),
            identifiers: Self.identifiers(around: offset, in: structure), bases: bases, extended: extended)
    }

    /// Adds what the module's own types among some types inherit.
    private func addAncestors(to bases: inout Set<String>) {
        var next = bases
        while !next.isEmpty {
            var found: Set<String> = []
            for structure in structures.values {
                for (index, piece) in structure.pieces.enumerated()
                where piece.kind == .type && piece.keyword == "class" && next.contains(piece.name) {
                    let inherited = structure.children(of: index).filter { structure.pieces[$0].kind == .inherited }
                    found.formUnion(inherited.flatMap { Attribution.words(structure.pieces[$0].name) })
                }
            }
            next = found.subtracting(bases)
            bases.formUnion(next)
        }
    }

    /// The words of the line at a place.
    private static func words(ofLineAt offset: Int, in text: Data) -> Set<String> {
        let place = min(text.startIndex + offset, text.endIndex)
        let start = text[..<place].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? text.startIndex
        let end = text[place...].firstIndex(of: UInt8(ascii: "\n")) ?? text.endIndex
        return Set(Attribution.words(String(decoding: text[start..<end], as: UTF8.self)))
    }

    /// The identifiers of the statement or signature at a place.
    private static func identifiers(around offset: Int, in structure: SourceStructure) -> Set<String> {
        for index in structure.chain(at: offset) {
            switch structure.pieces[index].kind {
            case .statement: return structure.identifiers(in: index)
            case .value where structure.pieces[index].parent >= 0 && structure.pieces[structure.pieces[index].parent].kind != .variable:
                return structure.identifiers(in: index)
            case .attribute, .inherited, .value, .closure: continue
            case .type: return structure.signature(of: index)
            default: return structure.signature(of: index).union(structure.pieces[index].kind == .variable ? structure.identifiers(in: index) : [])
            }
        }
        return []
    }

    /// The names that trace back to something missing: what was set aside, and declarations whose types name it.
    private func taint(with more: [String: String] = [:]) -> [String: String] {
        var tainted = more
        for (name, module) in program.placeholders.modulesByName { tainted[name] = module }
        tainted.merge(program.lost) { first, _ in first }
        for source in sources.values { tainted.merge(source.lost) { first, _ in first } }
        for name in Remedy.stops { tainted[name] = "" }
        for _ in 0..<3 {
            let count = tainted.count
            for structure in structures.values {
                for (index, piece) in structure.pieces.enumerated() {
                    let names: [String]
                    switch piece.kind {
                    case .type where piece.keyword != "extension": names = [piece.name]
                    case .function where piece.keyword == "func": names = [piece.baseName]
                    case .variable, .case, .typealias, .associatedtype: names = piece.name.components(separatedBy: ", ")
                    default: continue
                    }
                    guard names.contains(where: { tainted[$0] == nil }), !names.contains("body"), !names.contains("init") else { continue }
                    var words = structure.signature(of: index)
                    // The type of a variable comes from its value where nothing else says it.
                    if piece.kind == .variable, piece.type == nil { words = structure.identifiers(in: index) }
                    if let word = words.subtracting(names).sorted().first(where: { tainted[$0] != nil }) {
                        for name in names where tainted[name] == nil { tainted[name] = tainted[word] }
                    }
                }
            }
            if tainted.count == count { break }
        }
        return tainted.filter { !KnownNames.ofTheLanguage.contains($0.key) }
    }

    // MARK: Placeholders

    private func addPlaceholder(_ name: String, module: String) {
        let uses = structures.values.flatMap(\.types)
        if missingModules.contains(name) || program.reasons[name] != nil {
            program.placeholders.add(module: name)
            for use in uses where use.path.hasPrefix(name + ".") {
                let rest = String(use.path.dropFirst(name.count + 1))
                program.placeholders.add(rest, kind: kind(of: rest, used: use.path, uses), arity: use.arity, module: name)
            }
            return
        }
        let arity = uses.filter { $0.path == name }.map(\.arity).max() ?? 0
        program.placeholders.add(name, kind: Placeholders.kind(of: name, in: uses), arity: arity, module: module)
        for use in uses where use.path.hasPrefix(name + ".") && use.path.allSatisfy({ $0 != "`" }) {
            guard use.path.split(separator: ".").allSatisfy({ $0.first?.isUppercase ?? false && $0 != "Type" }),
                !use.path.hasSuffix(".Type"), !use.path.hasSuffix(".Protocol")
            else { continue }
            program.placeholders.add(use.path, kind: kind(of: use.path, used: use.path, uses), arity: use.arity, module: module)
        }
    }

    private func kind(of path: String, used: String, _ uses: [SourceStructure.TypeUse]) -> Placeholders.Kind {
        let kind = Placeholders.kind(of: used, in: uses)
        // Types inside others cannot be protocols everywhere.
        return kind == .protocol && path.contains(".") ? .value : kind
    }

    private func addNestedPlaceholder(_ name: String, of type: String) {
        let path = type.split(separator: ".").drop { $0 == Placeholders.moduleName }.joined(separator: ".")
        let plain = String(path.prefix { $0 != "<" })
        guard let around = program.placeholders[plain] else { return }
        let uses = structures.values.flatMap(\.types)
        let arity = uses.filter { $0.path == "\(plain).\(name)" }.map(\.arity).max() ?? 0
        program.placeholders.add("\(plain).\(name)", kind: .value, arity: arity, module: around.module)
    }

    /// Changes what a placeholder is where the compiler wants something else of it.
    private func adaptPlaceholders(to error: CompilerMessage) {
        let quoted = error.quoted.map { String($0.split(separator: ".").last ?? "") }
        func has(_ name: String?) -> Placeholders.Entry? { name.flatMap { program.placeholders[$0] } }
        if error.text.hasPrefix("inheritance from non-protocol"), let name = quoted.first, let entry = has(name) {
            program.placeholders.change(name, to: .protocol, arity: entry.arity)
        } else if error.text.hasPrefix("multiple inheritance from classes"), let name = quoted.last, has(name) != nil {
            program.placeholders.change(name, to: .protocol, arity: 0)
        } else if error.text.hasPrefix("inheritance from a final class"), let name = quoted.first, let entry = has(name) {
            program.placeholders.change(name, to: .superclass, arity: entry.arity)
        } else if error.text.contains("cannot specialize non-generic type"), let name = quoted.first.map({ String($0.prefix { $0 != "<" }) }),
            let entry = has(name) {
            program.placeholders.change(name, to: entry.kind == .protocol ? .superclass : entry.kind, arity: max(1, entry.arity))
        } else if error.text.contains("must be a class type or protocol") || error.text.contains("non-class, non-protocol"),
            let name = quoted.first(where: { has($0) != nil }), let entry = has(name) {
            program.placeholders.change(name, to: .protocol, arity: entry.arity)
        }
    }

    // MARK: Changes

    private func change(
        for error: CompilerMessage, cause: Attribution.Cause, _ attribution: Attribution
    ) -> (change: Remedy.Change, part: SetAsidePart)? {
        guard let source = sources[error.file], let structure = structures[error.file], let offset = offset(of: error) else {
            return nil
        }
        var (name, module): (String, String)
        switch cause {
        case .missing(let missing, let owner): (name, module) = (missing, owner)
        case .follows(let taint): (name, module) = (taint, attribution.tainted[taint] ?? "")
        case .unfit(let message, let owner): (name, module) = (message, owner)
        case .notImported(let missing, let owner):
            (name, module) = (missing, source.imports.first ?? owner)
            if let change = importing(owner, in: source, structure) { return change }
        case .user: return nil
        }
        let isOwn: Bool
        if case .follows = cause { isOwn = program.placeholders[name] == nil } else { isOwn = false }
        if name.hasPrefix(Remedy.stop) {
            // Something is wrong around an earlier stop, which says what is missing.
            if let earlier = source.parts.last(where: { $0.line <= error.line && [.stop, .error, .statement].contains($0.kind) }) {
                (name, module) = (earlier.name, earlier.module)
            } else {
                (name, module) = (source.parts.first?.name ?? "", source.parts.first?.module ?? "")
            }
        }
        let remedy = Remedy(structure: structure, text: Array(source.text))
        // Members of a missing module's extensions can be used in sources that do not import it.
        let isModuleMissing = source.imports.contains(module) || error.missing.map { $0.kind != .global } ?? false
            && (missingModules.contains(module) || program.reasons[module] != nil)
        let isOfMissingType = if case .member(let type)? = error.missing?.kind {
            Attribution.words(type).contains { program.placeholders[$0] != nil }
        } else { false }
        var phrase = phrase(name, of: module, isOwn: isOwn)
        if case .unfit = cause { phrase = "this code does not compile here (\(name))" }
        let change = remedy.change(
            at: offset, message: error.text, phrase: phrase, line: error.line,
            missing: error.missing?.name ?? (module.isEmpty ? nil : name), isModuleMissing: isModuleMissing,
            isOfMissingType: isOfMissingType)
        return change.map { change in
            (change, SetAsidePart(
                kind: change.kind, module: module, name: name, place: change.place, file: error.file, line: error.line))
        }
    }

    /// What a stop says about a name.
    ///
    /// - Parameter isOwn: whether the name is the user's own, of something that needs what is missing.
    private func phrase(_ name: String, of module: String, isOwn: Bool) -> String {
        let isApples = program.apple.frameworks[module] != nil || module.isEmpty
        if isOwn { return isApples ? "what needs \(module) is not available on Linux" : "the module \(module) is not available" }
        if isApples { return "\(name) is not available on Linux" }
        return module == name ? "the module \(module) is not available" : "\(name) of the module \(module) is not available"
    }

    /// Puts an import before the first one of a source, or on its first line.
    private func importing(
        _ module: String, in source: Source, _ structure: SourceStructure
    ) -> (change: Remedy.Change, part: SetAsidePart)? {
        guard !structure.imports.contains(where: { $0.text == module }) else { return nil }
        let start = structure.imports.map(\.range.lowerBound).min() ?? 0
        let change = Remedy.Change(
            edit: SourceEdit(range: start..<start, replacement: "import \(module); "), kind: .import, place: "", start: start)
        let line = Self.line(of: start, in: Array(source.text))
        let part = SetAsidePart(kind: .import, module: module, name: module, place: "", file: source.path, line: line)
        return (change, part)
    }

    private mutating func apply(
        _ list: [(change: Remedy.Change, part: SetAsidePart)], to path: String, _ names: KnownNames
    ) {
        guard var source = sources[path] else { return }
        let kept = SourceEdit.outermost(list.flatMap { [$0.change.edit] + $0.change.more })
        source.text = Data(SourceEdit.apply(kept, to: Array(source.text)))
        var known = Set(source.parts)
        var places: Set<Range<Int>> = []
        for (change, part) in list where kept.contains(change.edit) {
            // Of several errors in one piece, the first names the piece.
            guard places.insert(change.edit.range).inserted else { continue }
            if change.kind != .import, known.insert(part).inserted { source.parts.append(part) }
            for name in change.lost where !name.isEmpty && !names.isOfOthersAlone(name) { source.lost[name] = part.module }
        }
        sources[path] = source
        structures[path] = nil
    }

    // MARK: Lines

    private static func line(of offset: Int, in text: [UInt8]) -> Int {
        1 + text[..<offset].reduce(0) { $0 + ($1 == UInt8(ascii: "\n") ? 1 : 0) }
    }
}
