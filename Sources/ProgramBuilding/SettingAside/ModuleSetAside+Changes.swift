import Files
import Foundation
import Processes

/// The changes of sources: placeholders for what nothing declares, and pieces that go, stop or throw.
extension ModuleSetAside {
    // MARK: Placeholders

    /// Adds types that stand for missing ones.
    ///
    /// - Parameter types: the modules of the types by the types' names.
    /// - Throws: `ProgramFailure` where the structure of sources cannot be read.
    func addPlaceholders(_ missing: [String: String], _ known: KnownNames) throws {
        let types = missing.filter { !Placeholders.ofProtocols.contains($0.key) }
        guard !types.isEmpty else { return }
        let lost = Set(lost.keys).union(program.lost.keys)
        let uses = try structures.values.flatMap(\.types) + program.uses(of: Set(types.keys), in: folder, isLost: lost.contains)
        for (name, module) in types.sorted(by: { $0.key < $1.key }) { addPlaceholder(name, module: module, uses, known) }
    }

    private func addPlaceholder(_ name: String, module: String, _ uses: [SourceStructure.TypeUse], _ known: KnownNames) {
        if missingModules.contains(name) || program.reasons[name] != nil {
            program.placeholders.add(module: name)
            for use in uses where use.path.hasPrefix(name + ".") {
                let rest = String(use.path.dropFirst(name.count + 1))
                let outer = String(rest.prefix { $0 != "." })
                program.placeholders.add(
                    rest, kind: kind(of: rest, used: use.path, uses), arity: use.arity, module: name,
                    isInside: known.compiled.contains(outer) || known.declared.contains(outer), place: place(of: use.path))
            }
            return
        }
        let arity = uses.filter { $0.path == name }.map(\.arity).max() ?? 0
        program.placeholders.add(
            name, kind: Placeholders.kind(of: name, in: uses), arity: arity, module: module, place: place(of: name))
        for use in uses where use.path.hasPrefix(name + ".") && use.path.allSatisfy({ $0 != "`" }) {
            guard use.path.split(separator: ".").allSatisfy({ $0.first?.isUppercase ?? false && $0 != "Type" }),
                !use.path.hasSuffix(".Type"), !use.path.hasSuffix(".Protocol")
            else { continue }
            program.placeholders.add(
                use.path, kind: kind(of: use.path, used: use.path, uses), arity: use.arity, module: module, place: place(of: use.path))
        }
    }

    /// The first place where the module's sources name a type, as `path:line`.
    private func place(of type: String) -> String? {
        for path in order {
            guard let use = structures[path]?.types.first(where: { $0.path == type }), let text = sources[path]?.text else { continue }
            return "\(path):\(Self.line(of: use.start, in: Array(text)))"
        }
        return nil
    }

    func kind(of path: String, used: String, _ uses: [SourceStructure.TypeUse]) -> Placeholders.Kind {
        let kind = Placeholders.kind(of: used, in: uses)
        // Types inside others cannot be protocols everywhere.
        return kind == .protocol && path.contains(".") ? .value : kind
    }

    func addNestedPlaceholder(_ name: String, of type: String) {
        let path = type.split(separator: ".").drop { $0 == Placeholders.moduleName }.joined(separator: ".")
        let plain = String(path.prefix { $0 != "<" })
        guard let around = program.placeholders[plain] else { return }
        let uses = structures.values.flatMap(\.types)
        let arity = uses.filter { $0.path == "\(plain).\(name)" }.map(\.arity).max() ?? 0
        program.placeholders.add("\(plain).\(name)", kind: .value, arity: arity, module: around.module)
    }

    /// Changes what a placeholder is where the compiler wants something else of it.
    func adaptPlaceholders(to error: CompilerMessage) {
        let quoted = error.quoted.map { String($0.split(separator: ".").last ?? "") }
        func has(_ name: String?) -> Placeholders.Entry? { name.flatMap { program.placeholders[$0] } }
        let isNoProtocol = error.text.contains("cannot apply to non-protocol type")
        if error.text.hasPrefix("inheritance from non-protocol") || isNoProtocol,
            let name = isNoProtocol ? quoted.last : quoted.first, let entry = has(name) {
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

    func change(
        for error: CompilerMessage, cause: Attribution.Cause, _ attribution: Attribution
    ) -> (change: Remedy.Change, part: SetAsidePart)? {
        guard let source = sources[error.file], let structure = structures[error.file], let offset = offset(of: error) else {
            return nil
        }
        var (name, module): (String, String)
        switch cause {
        case .missing(let missing, let owner): (name, module) = (missing, owner)
        case .follows(let taint): (name, module) = (taint, attribution.tainted[taint] ?? "")
        case .unfit(let message, let owner): (name, module) = (message == error.text ? error.textWithType : message, owner)
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
        func listed(_ change: Remedy.Change) -> (change: Remedy.Change, part: SetAsidePart) {
            (change, SetAsidePart(
                kind: change.kind, module: module, name: name, place: change.place, file: error.file, line: error.line))
        }
        let remedy = Remedy(structure: structure, text: Array(source.text))
        if let shared = error.nameThatCombineHas {
            let imports = structure.imports.map(\.text)
            if !imports.contains("Combine"), let other = error.moduleBesidesCombine(among: imports),
                // A module that is called like its type cannot be named before it.
                let change = other == shared
                    ? error.keyword(ofCandidate: shared).flatMap({ remedy.importing($0, shared, of: other) })
                    : remedy.qualified(shared, with: other, at: offset) {
                return listed(change)
            }
        }
        if let function = error.functionBehindMethod, let change = remedy.qualified(function.name, with: function.module, at: offset) {
            return listed(change)
        }
        if let cases = error.casesOfOtherSystems, let change = remedy.covering(cases, at: offset) { return listed(change) }
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
            isOfMissingType: isOfMissingType, madeClass: error.classOfAskedInitializer)
        return change.map(listed)
    }

    /// What a stop says about a name.
    ///
    /// - Parameter isOwn: whether the name is the user's own, of something that needs what is missing.
    private func phrase(_ name: String, of module: String, isOwn: Bool) -> String {
        let isApples = program.apple.isApples(module)
        if !isOwn, isApples, let dot = name.lastIndex(of: "."), !program.apple.members.contains(String(name[name.index(after: dot)...])) {
            // It can be of an extension of the app's own, whose file nobody named.
            return "\(name) is declared neither here nor by Darkroom"
        }
        if isOwn, module.isEmpty { return "\(name) needs what is not available here" }
        guard isOwn else { return program.apple.unavailable(name, of: module) }
        return isApples ? "what needs \(module) is not available on Linux" : "the module \(module) is not available"
    }

    /// Puts an import before the first one of a source, or on its first line.
    func importing(
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

    mutating func apply(
        _ list: [(change: Remedy.Change, part: SetAsidePart)], to path: String, _ names: KnownNames
    ) {
        guard var source = sources[path] else { return }
        let list = withoutConsequences(list, in: structures[path])
        let kept = SourceEdit.outermost(list.flatMap { [$0.change.edit] + $0.change.more })
        source.text = Data(SourceEdit.apply(kept, to: Array(source.text)))
        var known = Set(source.parts)
        var places: Set<Range<Int>> = []
        for (change, part) in list where kept.contains(change.edit) {
            // Of several errors in one piece, the first names the piece.
            guard places.insert(change.edit.range).inserted else { continue }
            if change.kind != .import, !change.isAnswer, known.insert(part).inserted { source.parts.append(part) }
            for name in change.lost where !name.isEmpty && !names.isOfOthersAlone(name) { source.lost[name] = part.module }
        }
        sources[path] = source
        structures[path] = nil
    }

    /// Leaves out what only follows from an error that a change answers: in the same body, the value of an object that could not be
    /// made has no type. What is still wrong afterwards is found in the next pass.
    private func withoutConsequences(
        _ list: [(change: Remedy.Change, part: SetAsidePart)], in structure: SourceStructure?
    ) -> [(change: Remedy.Change, part: SetAsidePart)] {
        guard let structure else { return list }
        let bodies: [SourceStructure.Piece.Kind] = [.function, .accessor, .variable, .subscript]
        let answered = list.filter(\.change.isAnswer).compactMap { answer -> Range<Int>? in
            let start = answer.change.edit.range.lowerBound
            let body = structure.chain(at: start).first { bodies.contains(structure.pieces[$0].kind) && !structure.isLocal($0) }
            return body.map { start..<max(start, structure.pieces[$0].range.upperBound) }
        }
        return list.filter { entry in
            entry.change.isAnswer || !answered.contains { $0.contains(entry.change.edit.range.lowerBound) }
        }
    }
}
