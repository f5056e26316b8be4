import Files
import Foundation

/// Asks the compiler which names of types sources see, and can use in the place of an unknown one.
///
/// The tables of compiled modules have names of all kinds, also of types inside of others, such as `Locale.Script`, and of modules
/// that a source does not import. Nobody who writes `Scrypt(…)` means that.
struct VisibleNames {
    /// How a source uses a name.
    struct Use: Hashable {
        enum Kind: Hashable {
            case type, call, value
            /// A member of a type, whose name some generic parameters can stand for: `T` of `<T: Encodable>`.
            case member(of: String, parameters: String = "")
        }

        let name: String
        let kind: Kind
    }

    /// The compiler's options with which it finds the modules.
    let arguments: [String]
    /// Takes the source that the compiler reads.
    let folder: URL

    /// The uses that do not compile because nothing has the name, or only a protocol where something is made.
    ///
    /// - Parameter modules: the modules that the source imports.
    /// - Throws: `ProgramFailure` where the compiler cannot be run.
    func unseen(among uses: Set<Use>, importing modules: Set<String>) throws -> Set<Use> {
        guard !uses.isEmpty else { return [] }
        let uses = uses.sorted { ($0.name, "\($0.kind)") < ($1.name, "\($1.kind)") }
        let code = uses.enumerated().map { number, use in
            switch use.kind {
            case .type: "typealias _A\(number) = `\(use.name)`"
            case .call: "func _a\(number)() { _ = `\(use.name)`.init }"
            case .value: "func _a\(number)() { _ = `\(use.name)` }"
            case .member(let type, let parameters):
                "func _a\(number)\(parameters)(_ x: \(type)) { _ = x.`\(use.name)`; _ = (\(type)).`\(use.name)` }"
            }
        }
        let head = modules.sorted().map { "import \($0)" }.joined(separator: "; ")
        let text = ([head] + code).joined(separator: "\n") + "\n"
        let file = folder.appendingPathComponent("visible-names.swift")
        try FileWriter(cache: folder).write(Data(text.utf8), to: file.lastPathComponent)
        let result = try Subprocess(
            "swiftc", ["-typecheck", "-parse-as-library", "-module-name", "VisibleNames"] + arguments + [file.path]).run()
        let errors = CompilerMessage.errors(in: result.output)
        // Without the modules, the compiler finds no name.
        let isBlind = result.output.contains("<unknown>:0: error:") || errors.contains { $0.file != file.path || $0.line == 1 }
        guard !isBlind else { return [] }
        let lines = Dictionary(grouping: errors, by: \.line)
        return Set(uses.enumerated().filter { Self.isUnseen($1, lines[$0 + 2] ?? []) }.map(\.element))
    }

    private static func isUnseen(_ use: Use, _ errors: [CompilerMessage]) -> Bool {
        guard case .member = use.kind else {
            let marks = ["cannot find ", "cannot be constructed because it has no accessible initializers"]
            return errors.contains { error in marks.contains { error.text.contains($0) } }
        }
        // Neither the type nor its values have it.
        return errors.count == 2 && errors.allSatisfy { $0.text.hasSuffix("has no member '\(use.name)'") }
    }
}
