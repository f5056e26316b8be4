/// `Bundle.module`, which the package manager generates for targets with resources.
enum BundleAccessor {
    /// The accessor's source; nil for modules outside packages and for those without resources.
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
