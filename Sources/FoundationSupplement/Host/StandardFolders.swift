import Foundation

// `homeDirectory` and `temporaryDirectory` are Foundation's own; a second one would be ambiguous.
extension URL {
    /// The `Documents` folder in the home folder.
    public static var documentsDirectory: URL { folder(.documentDirectory) }
    public static var cachesDirectory: URL { folder(.cachesDirectory) }
    public static var applicationSupportDirectory: URL { folder(.applicationSupportDirectory) }
    public static var applicationDirectory: URL { homeDirectory.appendingPathComponent("Applications", isDirectory: true) }
    public static var desktopDirectory: URL { folder(.desktopDirectory) }
    public static var downloadsDirectory: URL { folder(.downloadsDirectory) }
    public static var moviesDirectory: URL { folder(.moviesDirectory) }
    public static var musicDirectory: URL { folder(.musicDirectory) }
    public static var picturesDirectory: URL { folder(.picturesDirectory) }
    public static var libraryDirectory: URL { homeDirectory.appendingPathComponent("Library", isDirectory: true) }

    private static func folder(_ directory: FileManager.SearchPathDirectory) -> URL {
        FileManager.default.urls(for: directory, in: .userDomainMask).first ?? homeDirectory
    }
}
