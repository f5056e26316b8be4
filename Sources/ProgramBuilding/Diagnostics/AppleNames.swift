import CairoGraphics
import Foundation
import Processes

/// The names of Apple's frameworks, and how to recognise theirs: `apple-names.json` in the resource folder.
struct AppleNames: Decodable {
    struct Framework: Decodable {
        /// What its names begin with, before a capital letter.
        var prefixes: [String]?
        /// Names without such a prefix.
        var names: [String]?
        /// Frameworks that come with an import of this one, besides Foundation.
        var implies: [String]?
        /// The framework that it is a hidden part of.
        var isPartOf: String?
        /// Whether it is a package's module that Darkroom has, and not Apple's.
        var isPackage: Bool?
    }

    let frameworks: [String: Framework]
    /// Methods and properties of Apple's types.
    let members: Set<String>

    /// - Throws: `ProgramFailure` where the table cannot be read.
    init(resources: ResourceFolder) throws {
        let file = resources.url.appendingPathComponent("apple-names.json")
        do {
            self = try JSONDecoder().decode(AppleNames.self, from: Data(contentsOf: file))
        } catch {
            throw ProgramFailure.badInput("\(file.path) cannot be read: \(error). Restore the package's own file.")
        }
    }

    /// Whether a module is Apple's.
    func isApples(_ module: String) -> Bool { frameworks[module].map { !($0.isPackage ?? false) } ?? false }

    /// What a stop says about a name of a module, which may be one of Apple's; the module is empty where it is not known.
    func unavailable(_ name: String, of module: String) -> String {
        if isApples(module) || module.isEmpty { return "\(name) is not available on Linux" }
        return module == name ? "the module \(module) is not available" : "\(name) of the module \(module) is not available"
    }

    /// The frameworks that list a name.
    func frameworks(listing name: String) -> [String] {
        frameworks.filter { $0.value.names?.contains(name) ?? false }.map(\.key).sorted()
    }

    /// The frameworks whose prefix a name has, those with the longest prefix first.
    func frameworks(byPrefixOf name: String) -> [String] {
        let lengths = frameworks.compactMap { framework -> (name: String, length: Int)? in
            let prefixes = (framework.value.prefixes ?? []).filter { isPrefix($0, of: name) }
            return prefixes.map(\.count).max().map { (framework.key, $0) }
        }
        return lengths.sorted { ($1.length, $0.name) < ($0.length, $1.name) }.map(\.name)
    }

    /// The longest prefix of a framework that a name begins with; nil where it begins with none.
    func prefix(of name: String) -> String? {
        frameworks.values.flatMap { $0.prefixes ?? [] }.filter { isPrefix($0, of: name) }.max { ($0.count, $0) < ($1.count, $1) }
    }

    /// Whether a capital letter follows the prefix, so that `CNContact` begins with `CN` and `CNN` does not. After a prefix
    /// that ends with an underscore or a small letter, anything may follow.
    private func isPrefix(_ prefix: String, of name: String) -> Bool {
        guard name.hasPrefix(prefix) else { return false }
        let rest = name.dropFirst(prefix.count)
        guard let last = prefix.last, last.isUppercase else { return true }
        guard let first = rest.first, first.isUppercase else { return false }
        // Abbreviations of the framework's own, as in AVURLAsset and UIHTMLView, have four letters and more.
        return rest.dropFirst().contains { $0.isLowercase }
    }
}
