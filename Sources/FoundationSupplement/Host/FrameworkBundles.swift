import Foundation

/// The frameworks of an app extension. Their code is part of the program, and their resources lie in folders of their own
/// in the extension's bundle.
package enum FrameworkBundles {
    /// The folder of the frameworks in a bundle.
    package static let folderName = "Frameworks"

    /// Returns the folders of the frameworks in a bundle, in alphabetical order.
    package static func folders(in bundle: URL) -> [URL] {
        let folder = bundle.appendingPathComponent(folderName, isDirectory: true)
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { $0.hasSuffix(".framework") }.sorted()
            .map { folder.appendingPathComponent($0, isDirectory: true) }
    }

    /// The bundles of the program's frameworks, by the names of their modules.
    static let all = Dictionary(
        folders(in: Bundle.main.bundleURL).compactMap { folder in
            Bundle(path: folder.path).map { (folder.deletingPathExtension().lastPathComponent, $0) }
        }, uniquingKeysWith: { first, _ in first })

    /// Returns the name of the module that declares a class.
    static func module(of type: AnyClass) -> String {
        let name = String(reflecting: type)
        let inExtension = "(extension in "
        guard name.hasPrefix(inExtension) else { return String(name.prefix { $0 != "." }) }
        return String(name.dropFirst(inExtension.count).prefix { $0 != ")" })
    }
}

// Foundation looks for the library that contains a class, or for loaded bundles. Here every class is in the program. These
// functions have the symbol names of Foundation's own initializers, and their types: an optimized build fails where a
// parameter is not owned, as an initializer's is.
extension Bundle {
    /// Takes the place of `Bundle(for:)`.
    @_silgen_name("$s10Foundation6BundleC3forACyXlXp_tcfC")
    public static func _hostBundle(for aClass: AnyClass) -> Bundle {
        FrameworkBundles.all[FrameworkBundles.module(of: aClass)] ?? .main
    }

    /// Takes the place of `Bundle(identifier:)`.
    @_silgen_name("$s10Foundation6BundleC10identifierACSgSS_tcfC")
    public static func _hostBundle(identifier: __owned String) -> Bundle? {
        if Bundle.main.bundleIdentifier == identifier { return .main }
        return FrameworkBundles.all.sorted { $0.key < $1.key }.map(\.value).first { $0.bundleIdentifier == identifier }
            ?? Bundle.allBundles.first { $0.bundleIdentifier == identifier }
    }
}
