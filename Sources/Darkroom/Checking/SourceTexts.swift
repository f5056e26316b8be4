import Foundation
import Processes

/// The texts of the extension's sources, as checks of resources read them.
struct SourceTexts {
    private let texts: [String]

    /// Reads the sources of the program in a bundle; nil where they are not known.
    init?(of bundle: URL) {
        guard let paths = ProgramSources.paths(of: bundle) else { return nil }
        texts = paths.compactMap { try? String(contentsOfFile: $0, encoding: .utf8) }
    }

    /// Creates texts that were read already.
    init(_ texts: [String]) { self.texts = texts }

    /// Returns those of some keys that a string in the sources is, in which values may stand in the places of the key's.
    func mentioned(_ keys: Set<String>) -> Set<String> {
        let literals = texts.reduce(into: Set<String>()) { $0.formUnion(SourceTexts.literals(in: $1)) }
        return keys.filter { literals.contains(SourceTexts.pattern($0)) }
    }

    /// Returns whether a file that names a symbol asks for the version of the system that brought it, or a later one.
    func guards(_ name: String, since version: String) -> Bool {
        texts.contains { text in
            text.contains("\"\(name)\"")
                && text.matches(of: #/available\(\s*iOS\s+(\d+(?:\.\d+)*)/#).contains {
                    !VersionOrder.precedes(String($0.output.1), version)
                }
        }
    }

    /// The texts in quotes, with a mark in the place of each value.
    private static func literals(in text: String) -> [String] {
        text.matches(of: #/"((?:[^"\\\n]|\\.)*)"/#).map { pattern(String($0.output.1).replacing(#/\\\((?:[^()]|\([^()]*\))*\)/#, with: "%@")) }
    }

    private static func pattern(_ key: String) -> String {
        key.replacing("\\n", with: "\n").replacing("\\\"", with: "\"").replacing("%%", with: "%")
            .replacing(#/%(\d+\$)?[-+0]*\d*(\.\d+)?(hh|h|ll|l|q|z|t|j|L)?[@dDiuUxXfFeEgGcCs]/#, with: "\u{FFFC}")
    }
}

/// Versions of systems, such as 16.4.
enum VersionOrder {
    /// Returns whether a version is older than another one. Parts that are missing are 0.
    static func precedes(_ first: String, _ second: String) -> Bool {
        func parts(_ text: String) -> [Int] { text.split(separator: ".").map { Int($0) ?? 0 } }
        var (a, b) = (parts(first), parts(second))
        while a.count < b.count { a.append(0) }
        while b.count < a.count { b.append(0) }
        return a.lexicographicallyPrecedes(b)
    }
}
