import Foundation

/// Names for classes that Foundation on Linux has too, but without a way to make objects. In its own names, a module finds
/// Darkroom's classes first.
enum FoundationNames {
    private static let names = ["NSComparisonPredicate", "NSExpression"]

    /// The source; nil where the module's sources mention none of them.
    static func text(for module: SourceModule) -> String? {
        var found: Set<String> = []
        for source in module.sources {
            guard let data = FileManager.default.contents(atPath: source.path) else { continue }
            found.formUnion(names.filter { data.range(of: Data($0.utf8)) != nil })
        }
        guard !found.isEmpty else { return nil }
        return "import FoundationSupplement\n\n"
            + found.sorted().map { "public typealias \($0) = FoundationSupplement._\($0)\n" }.joined()
    }
}
