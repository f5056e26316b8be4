import Foundation

/// How all modules of a program use the types that are missing, so that what stands for a type is right in each of them before
/// the first is compiled.
struct TypeUses {
    private struct Source {
        let text: Data
        let language: LanguageSettings
        var structure: SourceStructure?
    }

    private var sources: [Source] = []
    /// The sources that have a word that begins as a type's name does, by the word.
    private var places: [String: [Int]] = [:]

    /// - Parameter conditions: how conditions of the sources are answered.
    init(of modules: [SourceModule], conditions: PlatformConditions) {
        for module in modules {
            for file in module.sources {
                guard let data = FileManager.default.contents(atPath: file.path) else { continue }
                let text = conditions.resolved(data) ?? data
                for word in IdentifierScanner.capitalizedWords(in: text) { places[word, default: []].append(sources.count) }
                sources.append(Source(text: text, language: module.language))
            }
        }
    }

    /// The places that name some types, or types inside them.
    ///
    /// - Parameters:
    ///   - names: the types' names.
    ///   - isLost: whether a type that a source declares was set aside. Where one was not, another type has the same name.
    ///   - read: tells the structures of texts.
    mutating func uses(
        of names: Set<String>, isLost: (String) -> Bool,
        read: ([[UInt8]], LanguageSettings) throws -> [SourceStructure]
    ) rethrows -> [SourceStructure.TypeUse] {
        let wanted = names.reduce(into: Set<Int>()) { $0.formUnion(places[$1] ?? []) }.sorted()
        for group in Dictionary(grouping: wanted.filter { sources[$0].structure == nil }, by: { sources[$0].language }).values {
            let found = try read(group.map { Array(sources[$0].text) }, sources[group[0]].language)
            for (index, structure) in zip(group, found) { sources[index].structure = structure }
        }
        let structures = wanted.compactMap { sources[$0].structure }
        var others: Set<String> = []
        for structure in structures {
            for piece in structure.pieces where names.contains(piece.name) && !isLost(piece.name) {
                if piece.kind == .typealias || piece.kind == .type && piece.keyword != "extension" { others.insert(piece.name) }
            }
        }
        return structures.flatMap { structure -> [SourceStructure.TypeUse] in
            let parameters = Set(structure.types.filter { $0.role == "parameter" }.map(\.path))
            return structure.types.filter { use in
                let name = String(use.path.prefix { $0 != "." })
                return names.contains(name) && !others.contains(name) && !parameters.contains(name)
            }
        }
    }
}
