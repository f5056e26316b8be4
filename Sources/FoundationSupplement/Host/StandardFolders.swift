import Foundation

// `homeDirectory` and `temporaryDirectory` are Foundation's own; a second one would be ambiguous.
extension URL {
    /// The `Documents` folder in the home folder.
    public static var documentsDirectory: URL { folder(.documentDirectory) }
    public static var cachesDirectory: URL { folder(.cachesDirectory) }
    public static var applicationSupportDirectory: URL { folder(.applicationSupportDirectory) }
    public static var libraryDirectory: URL { homeDirectory.appendingPathComponent("Library", isDirectory: true) }

    private static func folder(_ directory: FileManager.SearchPathDirectory) -> URL {
        FileManager.default.urls(for: directory, in: .userDomainMask).first ?? homeDirectory
    }
}
