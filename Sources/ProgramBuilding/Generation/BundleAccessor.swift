/// `Bundle.module`, as the package manager makes it for targets with resources.
enum BundleAccessor {
    /// The accessor's source; nil for modules that are no package's.
    static func text(for module: SourceModule) -> String? {
        guard module.language.conditions.contains("SWIFT_PACKAGE"), module.bundle != nil || !module.resources.isEmpty else {
            return nil
        }
        let value =
            module.bundle.map {
                "Bundle(url: Bundle.main.bundleURL.appendingPathComponent(\"\($0)\")) ?? .main"
            } ?? ".main"
        return """
            import Foundation

            extension Foundation.Bundle {
                /// The bundle with the target's resources.
                nonisolated static let module: Bundle = \(value)
            }

            """
    }
}
