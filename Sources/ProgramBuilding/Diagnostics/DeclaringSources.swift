import Foundation

/// Finds what a target lacks among the sources of its project that the target does not have.
struct DeclaringSources {
    /// How many sources are read at most. A mistake need not wait long for its message.
    private static let limit = 3_000

    private let folder: URL?
    private let known: Set<String>

    /// - Parameters:
    ///   - folder: the folder of the project; nil finds nothing.
    ///   - known: the paths of the sources that the program has.
    init(in folder: URL?, besides known: Set<String>) { (self.folder, self.known) = (folder, known) }

    /// Returns the source that declares each name, as its path in the folder; only the first one.
    func sources(of names: [MissingName]) -> [String: String] {
        let wanted = names.filter { $0.kind != .module && $0.name.utf8.count > 2 }
        guard let folder, !wanted.isEmpty else { return [:] }
        var found: [String: String] = [:]
        for source in candidates(in: folder) {
            let left = wanted.filter { found[$0.name] == nil }
            if left.isEmpty { break }
            guard let data = FileManager.default.contents(atPath: source.path) else { continue }
            let named = left.filter { data.range(ofWord: $0.name) != nil }
            guard !named.isEmpty else { continue }
            let text = String(decoding: data, as: UTF8.self)
            for name in named where DeclaringSources.declares(name, in: text) {
                found[name.name] = String(source.path.dropFirst(folder.path.count + 1))
            }
        }
        return found
    }

    /// Whether a source declares a name that others see: at the start of a line, or a member in a type or an extension.
    static func declares(_ missing: MissingName, in text: String) -> Bool {
        let isMember: Bool
        if case .member(let type) = missing.kind {
            let base = type.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
            guard !base.isEmpty, text.contains(base) else { return false }
            isMember = true
        } else {
            isMember = false
        }
        return text.split(separator: "\n").contains { line in
            guard line.contains(missing.name), line.first != " " && line.first != "\t" || isMember else { return false }
            var words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "@" }
            // Attributes and modifiers come before the keyword.
            while let first = words.first, first.hasPrefix("@") || modifiers.contains(first) { words.removeFirst() }
            guard words.count > 1, keywords.contains(words[0]) else { return false }
            return words[1] == missing.name[...]
        }
    }

    private static let keywords: Set<Substring> = [
        "struct", "class", "enum", "actor", "protocol", "typealias", "func", "let", "var", "case",
    ]
    private static let modifiers: Set<Substring> = [
        "public", "internal", "open", "package", "final", "static", "indirect", "nonisolated", "unsafe", "mutating", "lazy", "weak",
    ]

    private func candidates(in folder: URL) -> [URL] {
        var (sources, folders, place): ([URL], [URL], Int) = ([], [folder], 0)
        while place < min(folders.count, DeclaringSources.limit), sources.count < DeclaringSources.limit {
            let next = folders[place]
            place += 1
            for name in FileManager.default.sortedNames(in: next) where name.hasSuffix(".swift") && name != "Package.swift" {
                let source = next.appendingPathComponent(name)
                if !known.contains(source.path) { sources.append(source) }
            }
            folders += FileManager.default.searchedFolders(in: next)
        }
        return sources
    }
}
