import Files
import Foundation

/// What the modules of a program were compiled from and into, as a key for each. A module has to be compiled again where a key
/// of one that it imports has changed.
struct ModuleKeys {
    /// The module that all sources see where the program has it.
    static let shared = "Darwin"

    private var keys: [String: String] = [:]

    func has(_ module: String) -> Bool { keys[module] != nil }

    /// The key of what a module imports; empty where it imports none of the program's modules.
    func key(ofImports names: Set<String>) -> String {
        let known = names.union([ModuleKeys.shared]).sorted().compactMap { name in keys[name].map { "\(name) \($0)" } }
        return known.isEmpty ? "" : ModuleKeys.short(known)
    }

    /// Remembers a module that has been compiled.
    ///
    /// - Parameters:
    ///   - contents: the module's file, which can stay the same where a type that stands for a missing one becomes something
    ///     else: it only names the type.
    ///   - placeholders: such types that its sources name.
    ///   - imports: the modules that it imports. What they name reaches the modules that import this one.
    mutating func add(_ module: String, contents: Data, placeholders: Placeholders, imports: Set<String>) {
        keys[module] = ModuleKeys.short([ContentHash.sha256(contents), placeholders.key, key(ofImports: imports)])
    }

    private static func short(_ lines: [String]) -> String {
        String(ContentHash.sha256(Data(lines.joined(separator: "\n").utf8)).prefix(16))
    }
}
