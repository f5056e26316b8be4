import Foundation

/// A plugin of a package that runs before a module is compiled, and that may generate sources for it.
struct BuildToolPlugin: Equatable {
    /// Where the package is that has the plugin.
    enum Place: Equatable {
        case local(URL)
        case remote(RemotePackage)
    }

    let name: String
    /// Nil where the package is not known, or does not give others the plugin.
    var place: Place?

    /// Whether it may generate sources. Plugins that check or format them do not.
    var generatesSources: Bool { !["lint", "format"].contains { name.lowercased().contains($0) } }

    /// Whether it runs SwiftGen.
    var isSwiftGen: Bool { name.lowercased().contains("swiftgen") }

    /// Whether it may generate sources, and its package is known.
    var canRun: Bool { generatesSources && place != nil }
}
