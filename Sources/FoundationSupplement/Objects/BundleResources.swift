import Foundation

extension Bundle {
    // Foundation on Linux gives objects of NSURL. A text that is no optional makes these the better match.

    /// Returns the places of the resources with an extension in a folder of the bundle.
    public func urls(forResourcesWithExtension ext: String, subdirectory subpath: String?) -> [URL]? {
        let extensionOrNone: String? = ext
        return Self.values(urls(forResourcesWithExtension: extensionOrNone, subdirectory: subpath))
    }

    /// Returns the places of the resources with an extension in a folder of the bundle, those of one language.
    public func urls(
        forResourcesWithExtension ext: String, subdirectory subpath: String?, localization localizationName: String?
    ) -> [URL]? {
        let extensionOrNone: String? = ext
        return Self.values(urls(forResourcesWithExtension: extensionOrNone, subdirectory: subpath, localization: localizationName))
    }

    /// Returns the places of the resources with an extension in a folder of the bundle at a place.
    public class func urls(forResourcesWithExtension ext: String?, subdirectory subpath: String?, in bundleURL: URL) -> [URL]? {
        values(urls(forResourcesWithExtension: ext, subdirectory: subpath, in: bundleURL as NSURL))
    }

    private static func values(_ urls: [NSURL]?) -> [URL]? { urls?.map { $0 as URL } }
}
