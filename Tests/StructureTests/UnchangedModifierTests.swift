import Foundation
import Testing

/// A modifier that returns its view unchanged says why: its comment has "Effect: none" and a reason, or that of the extension
/// around it does. A modifier that should draw, and does not, reports that instead.
@Suite struct UnchangedModifierTests {
    /// A function whose body is `self`.
    private static var unchanged: Regex<(Substring, Substring)> {
        #/public func (`?\w+`?)[^{}]*->\s*(?:some \w+[^{}]*|Self)\{\s*(?:return )?self\s*\}/#
    }

    @Test func modifiersWithoutEffectSayWhy() throws {
        let folder = Project.folder.appendingPathComponent("Sources")
        var count = 0
        for file in Project.swiftFiles(in: folder) {
            let source = try Project.text(of: folder.appendingPathComponent(file))
            for match in source.matches(of: Self.unchanged) {
                count += 1
                let lines = source[..<match.range.lowerBound].split(separator: "\n", omittingEmptySubsequences: false)
                if Self.saysWhy(before: lines) { continue }
                Issue.record("\(file):\(lines.count): \(match.1) changes nothing; say “Effect: none” and why, or report it.")
            }
        }
        #expect(count > 200)
    }

    @Test(arguments: [
        ("/// Effect: none, because it is still.\n@MainActor\n", true), ("/// Moves the view.\n", false),
        ("// Effect: none, because it is still.\nextension View {\n    func other() {}\n\n", true),
        ("extension View {\n    // Effect: none, because it is still.\n\n    func other() {}\n", true),
        ("// Effect: none, because it is still.\nextension View {}\n\nextension View {\n", false),
    ]) func comments(before: String, saysWhy: Bool) {
        let lines = (before + "    nonisolated ").split(separator: "\n", omittingEmptySubsequences: false)
        #expect(Self.saysWhy(before: lines) == saysWhy)
    }

    /// - Parameter lines: The source up to a function's keywords.
    private static func saysWhy(before lines: [Substring]) -> Bool {
        // The type or extension around the function begins at the left edge, and its comment is above.
        let scope = lines.lastIndex { $0.contains(#/^(public |package )?(struct|final class|enum|extension) /#) }
        var first = scope ?? 0
        while first > 0, lines[first - 1].hasPrefix("//") || lines[first - 1].hasPrefix("@") { first -= 1 }
        let around = lines[first..<(scope ?? first)] + lines[(scope ?? 0)...].filter { $0.hasPrefix("    // ") }
        var own = lines.count - 1
        while own > 0, lines[own - 1].contains(#/^ *(\/\/\/|@)/#) { own -= 1 }
        let comments = Array(around) + Array(lines[own...])
        return comments.map { $0.drop { $0 == " " || $0 == "/" } }.joined(separator: " ").contains("Effect: none")
    }
}
