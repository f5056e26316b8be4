import Files
import Foundation
import Processes

/// What an error comes from: a name or a module that is missing, or the user.
extension ModuleSetAside {
    /// Something missing that the module needs: a framework that a source imports, or what was set aside in it or in one of
    /// its libraries. Nil where it needs nothing.
    var need: String? {
        missingModules.min() ?? parts.first { $0.kind != .import }?.module ?? program.lost.min { $0.key < $1.key }?.value
    }

    /// The error that the compiler would have found in an expression that it gave up on: one of a member that nothing has.
    /// Nil where every member exists somewhere.
    func unknownMember(at error: CompilerMessage, _ known: KnownNames) -> CompilerMessage? {
        guard let text = sources[error.file]?.text, let structure = structures[error.file], let place = offset(of: error) else {
            return nil
        }
        // What is unknown can also be in a statement around the one that the compiler names, as where that is in a closure.
        return structure.statements(at: place).lazy
            .compactMap { unknownMember(in: structure.pieces[$0].range, of: text, error, known) }.first
    }

    /// Whether each statement on which the compiler gave up has a clear error of the user's, so that it is of no use to search further.
    func explainsUnclear(among errors: [CompilerMessage]) -> Bool {
        func statement(_ error: CompilerMessage) -> String? {
            offset(of: error).flatMap { structures[error.file]?.statements(at: $0).last }.map { "\(error.file) \($0)" }
        }
        let clear = Set(ownErrors.filter { !$0.isVague }.map(statement))
        return errors.filter(\.isUnclear).allSatisfy { error in statement(error).map(clear.contains) ?? false }
    }

    /// Whether a declaration around an error has a missing type in its signature. No value of it comes there, so it does not help to search
    /// further for what its body means.
    func isBelowPlaceholder(_ error: CompilerMessage) -> Bool {
        let names = program.placeholders.names.subtracting(program.placeholders.modules)
        guard !names.isEmpty, let text = sources[error.file].map({ Array($0.text) }), let structure = structures[error.file],
            let place = offset(of: error)
        else { return false }
        return structure.signatures(around: place, of: text).contains { !names.isDisjoint(with: Attribution.words($0)) }
    }

    /// The error of the first member in a part of a source that nothing has.
    private func unknownMember(
        in range: Range<Int>, of text: Data, _ error: CompilerMessage, _ known: KnownNames
    ) -> CompilerMessage? {
        let excerpt = String(decoding: Array(text)[range], as: UTF8.self)
        for match in excerpt.matches(of: #/\.([A-Za-z_]\w*)/#) {
            let name = String(match.output.1)
            // The names of modules are read from three letters on.
            guard name.utf8.count > 2, !known.compiled.contains(name), !known.declared.contains(name), !program.placeholders.names.contains(name) else { continue }
            let message = "cannot infer contextual base in reference to member '\(name)'"
            let start = range.lowerBound + excerpt[..<match.output.1.startIndex].utf8.count
            let lineStart = text[..<(text.startIndex + start)].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? text.startIndex
            return CompilerMessage(
                file: error.file, line: Self.line(of: start, in: Array(text)), column: start - (lineStart - text.startIndex) + 1,
                text: message, excerpt: error.excerpt)
        }
        return nil
    }

    /// The errors in the predicates that ask other predicates, where the compiler says of none which it means; else the error itself.
    func placed(_ error: CompilerMessage) -> [CompilerMessage] {
        guard error.text == CompilerMessage.nestedPredicate, sources[error.file] == nil else { return [error] }
        let found = order.flatMap { path -> [CompilerMessage] in
            guard let data = sources[path]?.text, let structure = structures[path] else { return [] }
            let (text, bytes) = (String(decoding: data, as: UTF8.self), Array(data))
            return text.matches(of: #/\.evaluate\(/#).compactMap { match in
                let place = text.utf8.distance(from: text.startIndex, to: match.range.lowerBound)
                let around = structure.chain(at: place).map { structure.pieces[$0] }.filter { [.statement, .variable].contains($0.kind) }
                    .map { String(decoding: bytes[$0.range], as: UTF8.self) }
                guard around.contains(where: { $0.contains("#Predicate") || $0.contains("#Expression") }) else { return nil }
                return Self.message(error.text, in: path, at: place, of: bytes)
            }
        }
        return found.isEmpty ? [error] : found
    }

    /// The error that the compiler means where it finds no form of `@Environment` that takes a key: nothing has the key.
    /// Nil for other errors.
    func unknownEnvironmentKey(at error: CompilerMessage, _ known: KnownNames) -> CompilerMessage? {
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

    /// The types of compiled modules that unknown ones are like and that their sources do not see. So they are not what the user meant.
    /// Other names can be those of members of the type around a place.
    ///
    /// - Parameter errors: those that would be the user's.
    /// - Throws: `ProgramFailure` where the compiler cannot be run.
    func unseenNames(like errors: [CompilerMessage], _ known: KnownNames) throws -> Set<String> {
        guard isIncomplete else { return [] }
        var (wanted, imports): (Set<VisibleNames.Use>, Set<String>) = ([], [])
        for error in errors where !error.text.hasPrefix("unknown attribute ") {
            guard let name = error.missing?.name, name.first?.isUppercase ?? false else { continue }
            let near = known.near(name, prefix: program.apple.prefix(of: name) ?? "").filter { !known.declared.contains($0) }
            guard !near.isEmpty else { continue }
            imports.formUnion(structures[error.file]?.imports.map(\.text) ?? [])
            wanted.formUnion(near.map { VisibleNames.Use(name: $0, kind: kindOfUse(at: error)) })
        }
        let unseen = try program.unseen(among: wanted, importing: imports, in: folder)
        // Another use of the name may compile.
        return Set(unseen.map(\.name)).subtracting(wanted.subtracting(unseen).map(\.name))
    }

    /// The names of compiled modules that unknown members are like and that their types do not have, by the types.
    ///
    /// Only members that would be the user's mistakes are looked at.
    ///
    /// - Throws: `ProgramFailure` where the compiler cannot be run.
    func unseenMembers(like errors: [CompilerMessage], _ attribution: Attribution) throws -> [String: Set<String>] {
        guard isIncomplete else { return [:] }
        let known = attribution.known
        var (wanted, imports): ([VisibleNames.Use: Set<String>], Set<String>) = ([:], [])
        for error in errors {
            guard let (kind, name) = error.missing, case .member(let type) = kind, cause(of: error, attribution) == .user else { continue }
            let near = known.near(name).filter { !known.declared.contains($0) }
            guard !near.isEmpty else { continue }
            imports.formUnion(structures[error.file]?.imports.map(\.text) ?? [])
            let use = kindOfMember(of: type, known)
            for candidate in near { wanted[VisibleNames.Use(name: candidate, kind: use), default: []].insert(type) }
        }
        let unseen = try program.unseen(among: Set(wanted.keys), importing: imports, in: folder)
        return unseen.reduce(into: [:]) { found, use in
            for type in wanted[use] ?? [] { found[type, default: []].insert(use.name) }
        }
    }

    /// How a source that does not see the module's own types can ask for a member of one, or of one of Apple's: what a type of the
    /// module's has of Apple's protocols and classes, a parameter has that conforms to them and inherits from them.
    private func kindOfMember(of type: String, _ known: KnownNames) -> VisibleNames.Use.Kind {
        let base = Attribution.base(of: type)
        let isOpaque = type.hasPrefix("some ") || type.hasPrefix("any ")
        guard isOpaque || known.declared.contains(base) else { return .member(of: type) }
        var inherited = conformances(of: [base]).union([base])
        addAncestors(to: &inherited)
        if isOpaque { inherited.insert(base) }
        let plain = KnownNames.ofTheLanguage.subtracting(["Error"])
        let names = inherited.filter { known.compiled.contains($0) && !known.declared.contains($0) && !plain.contains($0) }
        return .member(of: "T", parameters: names.isEmpty ? "<T>" : "<T: \(names.sorted().joined(separator: " & "))>")
    }

    /// How a source uses the name that an error is about.
    private func kindOfUse(at error: CompilerMessage) -> VisibleNames.Use.Kind {
        if error.text.hasPrefix("cannot find type '") { return .type }
        guard let text = sources[error.file]?.text, let start = offset(of: error), let name = error.missing?.name else { return .value }
        return Self.isCall(at: text.startIndex + start + name.utf8.count, in: text, withClosure: false) ? .call : .value
    }

    /// Whether the module needs something missing.
    var isIncomplete: Bool { need != nil || module.lacks != nil || module.isThirdParty }

    func offset(of error: CompilerMessage) -> Int? {
        sources[error.file]?.text.withUnsafeBytes { text in
            func lineEnd(_ start: Int) -> Int { text[start...].firstIndex(of: UInt8(ascii: "\n")) ?? text.count }
            var (line, place) = (1, 0)
            while line < error.line {
                let end = lineEnd(place)
                guard end < text.count else { return nil }
                (line, place) = (line + 1, end + 1)
            }
            let end = lineEnd(place)
            // Without a column, it is about the line, which begins after its indentation.
            guard error.column > 0 else {
                return text[place..<end].firstIndex { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") } ?? place
            }
            return min(place + error.column - 1, end)
        } ?? nil
    }

    func cause(of error: CompilerMessage, _ attribution: Attribution) -> Attribution.Cause {
        guard let source = sources[error.file], let structure = structures[error.file], let offset = offset(of: error) else {
            return .user
        }
        if error.text.hasPrefix(Remedy.binding),
            Remedy(structure: structure, text: Array(source.text)).bindsInResultBuilder(at: offset) {
            return .unfit(message: error.text, module: "Swift")
        }
        if error.text == Remedy.forcing,
            Remedy(structure: structure, text: Array(source.text)).endOfDateWordsVariable(unwrappedAt: offset) != nil {
            return .unfit(message: error.text, module: "Foundation")
        }
        var attribution = attribution
        var isMember = false
        if case .member(let type)? = error.missing?.kind {
            isMember = true
            attribution.known.unseen.formUnion(attribution.unseenMembers[type] ?? [])
        }
        attribution.sourceImports = Set(structure.imports.map(\.text))
        let end = source.text.startIndex + offset + (error.missing?.name.utf8.count ?? 0)
        let isCalled = Self.isCall(at: end, in: source.text, withClosure: isMember)
        var (bases, extended): (Set<String>, String?) = ([], nil)
        if let type = structure.chain(at: offset).first(where: { structure.pieces[$0].kind == .type }) {
            let inherited = structure.children(of: type).filter { structure.pieces[$0].kind == .inherited }
            bases = Set(inherited.flatMap { Attribution.words(structure.pieces[$0].name) })
            bases.formUnion(Attribution.words(structure.pieces[type].name))
            addAncestors(to: &bases)
            if structure.pieces[type].keyword == "extension" { extended = structure.pieces[type].name }
            // An extension of a class of Apple's reaches the classes that inherit from it.
            if structure.pieces[type].keyword == "class", isCalled, error.missing?.kind == .global {
                extended = inherited.first.map { structure.pieces[$0].name }.flatMap { attribution.known.declared.contains($0) ? nil : $0 }
            }
            if error.text.contains("has no initializers") { bases.formUnion(structure.signature(of: type)) }
        }
        var (ancestors, conformances): (Set<String>, Set<String>) = ([], [])
        if case .member(let type)? = error.missing?.kind {
            ancestors = Set(Attribution.words(type))
            conformances = self.conformances(of: ancestors)
            addAncestors(to: &ancestors)
            ancestors.subtract(Attribution.words(type))
            // The type also has the members of missing protocols that extensions in other sources add.
            let own = Attribution.words(type).last
            for (name, bases) in declared.values.flatMap(\.conformances) where name == own {
                ancestors.formUnion(bases.filter { attribution.tainted[$0] != nil })
            }
        }
        return attribution.cause(
            of: error, imports: source.imports + otherVersions(in: structure), line: Self.words(ofLineAt: offset, in: source.text),
            hasSwiftUI: structure.imports.contains { $0.text == "SwiftUI" },
            isCalled: isCalled,
            identifiers: Self.identifiers(around: offset, in: structure), bases: bases, extended: extended,
            incomplete: structure.imports.lazy.compactMap { program.incomplete[$0.text] }.first, ancestors: ancestors,
            conformances: conformances)
    }

    /// The modules that a source imports and that are checked out in another version than the project has agreed on.
    func otherVersions(in structure: SourceStructure) -> [String] {
        structure.imports.map(\.text).filter { program.otherVersions[$0] != nil }
    }

    /// Whether a name that ends at a place is called, with arguments or, if `withClosure` says so, with a closure alone.
    private static func isCall(at end: Int, in text: Data, withClosure: Bool) -> Bool {
        guard end < text.endIndex else { return false }
        if text[end] == UInt8(ascii: "(") { return true }
        return withClosure && text[end...].first { $0 != UInt8(ascii: " ") } == UInt8(ascii: "{")
    }

    /// What the declarations and the extensions of some types name as protocols.
    private func conformances(of types: Set<String>) -> Set<String> {
        types.reduce(into: []) { found, type in
            for source in declared.values { found.formUnion(source.basesByName[type] ?? []) }
        }
    }

    /// Adds what the module's own types among some types inherit.
    private func addAncestors(to bases: inout Set<String>) {
        var next = bases
        while !next.isEmpty {
            let found = next.reduce(into: Set<String>()) { found, name in found.formUnion(ancestors[name] ?? []) }
            next = found.subtracting(bases)
            bases.formUnion(next)
        }
    }

    /// What the module's own classes inherit, as words, by the classes' names.
    func inheritedNames() -> [String: Set<String>] {
        declared.values.reduce(into: [:]) { all, source in
            for (name, bases) in source.classes { all[name, default: []].formUnion(bases) }
        }
    }

    /// The words of the line at a place.
    static func words(ofLineAt offset: Int, in text: Data) -> Set<String> {
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
    func taint(with more: [String: String] = [:]) -> [String: String] {
        var tainted = more
        for (name, module) in program.placeholders.modulesByName { tainted[name] = module }
        tainted.merge(program.lost) { first, _ in first }
        for source in sources.values { tainted.merge(source.lost) { first, _ in first } }
        for name in Remedy.stops { tainted[name] = "" }
        let declarations = order.flatMap { declared[$0]?.declarations ?? [] }
        for _ in 0..<3 {
            let count = tainted.count
            for (names, words) in declarations where names.contains(where: { tainted[$0] == nil }) {
                guard let word = words.filter({ tainted[$0] != nil }).min() else { continue }
                for name in names where tainted[name] == nil { tainted[name] = tainted[word] }
            }
            if tainted.count == count { break }
        }
        return tainted.filter { !KnownNames.ofTheLanguage.contains($0.key) }
    }

    /// The types that go without an attribute of a missing package, with the package's module.
    var typesWithoutMacros: [String: String] {
        var types: [String: String] = [:]
        for part in parts where part.kind == .attribute && program.apple.frameworks[part.module] == nil {
            let type = part.place.split(separator: ".").last.map(String.init) ?? ""
            if type.first?.isUppercase ?? false, !part.name.isEmpty { types[type] = part.module }
        }
        return types
    }

    /// The names that trace back to something missing where an error is: with the variables of the bodies around it.
    func taint(at error: CompilerMessage, with tainted: [String: String]) -> [String: String] {
        guard let structure = structures[error.file], let place = offset(of: error) else { return tainted }
        var found = tainted
        let locals = structure.pieces.indices.filter { structure.isLocal($0) && structure.isVisible($0, at: place) }
        for index in locals {
            let names = structure.pieces[index].name.components(separatedBy: ", ")
            if let word = structure.typeWords(of: index).subtracting(names).sorted().first(where: { found[$0] != nil }) {
                for name in names where found[name] == nil && !KnownNames.ofTheLanguage.contains(name) { found[name] = found[word] }
            }
        }
        return found
    }
}
