import Foundation
import Testing

/// Functions that take the place of Foundation's initializers have their types. A debug build hides a difference; an
/// optimized one ends the compiler.
@Suite struct InitializerReplacementTests {
    /// A function with the symbol name of an initializer, which ends in `fC`, and its parameters.
    private static var replacement: Regex<(Substring, Substring)> {
        #/@_silgen_name\("\$s\w+fC"\)\s*public static func \w+\(([^)]*)\)/#
    }

    @Test func parametersAreOwned() throws {
        var count = 0
        for file in Project.swiftFiles(in: Project.folder.appendingPathComponent("Sources/FoundationSupplement")) {
            let source = try Project.text(of: Project.folder.appendingPathComponent("Sources/FoundationSupplement/\(file)"))
            for match in source.matches(of: Self.replacement) {
                for parameter in match.1.split(separator: ",") {
                    count += 1
                    // A type has no owner, and some parameters of Foundation's initializers are shared.
                    let isShared = parameter.contains("__shared") && match.0.contains("h_")
                    #expect(
                        parameter.contains("__owned") || isShared || parameter.contains("inout") || parameter.hasSuffix("AnyClass"),
                        "\(file): an initializer owns its parameters; write __owned in \(parameter).")
                }
            }
        }
        #expect(count >= 2)
    }
}
