import Foundation

/// Names that Foundation on Linux has too, but without a way to use them. In its own names, a module finds Darkroom's first.
enum FoundationNames {
    private static let classes = ["NSComparisonPredicate", "NSExpression", "PersonNameComponentsFormatter"]

    /// The older names of string encodings, which are numbers on Apple's systems.
    private static let encodings = [
        "NSASCIIStringEncoding": 1, "NSUTF8StringEncoding": 4, "NSISOLatin1StringEncoding": 5,
        "NSUnicodeStringEncoding": 10, "NSUTF16StringEncoding": 10,
    ]

    /// The source; nil where the module's sources mention none of them.
    static func text(for module: SourceModule) -> String? {
        var found: Set<String> = []
        for source in module.sources {
            guard let data = FileManager.default.contents(atPath: source.path) else { continue }
            found.formUnion((classes + encodings.keys).filter { data.range(of: Data($0.utf8)) != nil })
        }
        guard !found.isEmpty else { return nil }
        let declarations = found.sorted().map { name in
            encodings[name].map { "public var \(name): UInt { \($0) }\n" }
                ?? "public typealias \(name) = FoundationSupplement._\(name)\n"
        }
        return "import FoundationSupplement\n\n" + declarations.joined()
    }
}
