/// `Bundle.module`, which the package manager and Tuist generate for targets with resources.
enum BundleAccessor {
    /// The accessor's source; nil for modules of other projects and for those without resources.
    static func text(for module: SourceModule) -> String? {
        let names = module.sources.map(\.lastPathComponent)
        let accessors = module.resourceAccessors
        // A project may keep what Tuist has generated.
        let isTuist = accessors?.bundle != nil && !names.contains { $0.hasPrefix("TuistBundle+") }
        guard isTuist || module.language.conditions.contains("SWIFT_PACKAGE"), module.bundle != nil || !module.resources.isEmpty else {
            return nil
        }
        let value =
            module.bundle.map {
                "Bundle(url: Bundle.main.bundleURL.appendingPathComponent(\"\($0)\")) ?? .main"
            } ?? ".main"
        let text = """
            import Foundation

            extension Foundation.Bundle {
                /// The bundle with the target's resources.
                nonisolated static let module: Bundle = \(value)
            }

            """
        guard isTuist, let accessors, !names.contains("\(accessors.product)Resources.swift") else { return text }
        // The form for Objective-C, which Swift can use as well.
        let importing = module.language.upcomingFeatures.contains("InternalImportsByDefault") ? "public " : ""
        return importing + text + """

            public final class \(ModuleName.identifier(accessors.product))Resources: NSObject {
                public nonisolated class var bundle: Bundle { .module }
            }

            """
    }
}
