import Foundation

/// Gives user defaults the URLs that they have on Apple's systems: those of web pages are kept as archives, those of files as paths.
///
/// On Linux, every URL that was set comes back as one of a file.
// The class has no properties of its own, so that all user defaults can stand for one.
package final class DefaultsURLs: UserDefaults {
    private class Unchanged: UserDefaults {}

    /// Whether user defaults are corrected. The first use corrects them, for the rest of the process.
    package static let isInstalled = MethodTable.replaceMethods(
        of: UserDefaults.self, by: DefaultsURLs.self, plain: Unchanged.self, count: 2)

    package override func set(_ url: URL?, forKey defaultName: String) {
        guard let url else { return removeObject(forKey: defaultName) }
        let archive = url.isFileURL ? nil : try? NSKeyedArchiver.archivedData(withRootObject: url as NSURL, requiringSecureCoding: true)
        set((archive ?? url.standardizedFileURL.path) as Any, forKey: defaultName)
    }

    package override func url(forKey defaultName: String) -> URL? {
        switch object(forKey: defaultName) {
        case let path as String: URL(fileURLWithPath: (path as NSString).expandingTildeInPath)
        case let archive as Data: (try? NSKeyedUnarchiver.unarchivedObject(ofClass: NSURL.self, from: archive)) as URL?
        case let url as URL: url
        default: nil
        }
    }
}
