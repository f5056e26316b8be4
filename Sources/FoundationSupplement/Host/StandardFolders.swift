import Foundation

extension URL {
    /// The `Documents` folder in the home folder.
    public static var documentsDirectory: URL { folder(.documentDirectory) }
    public static var cachesDirectory: URL { folder(.cachesDirectory) }
    public static var applicationSupportDirectory: URL { folder(.applicationSupportDirectory) }
    public static var libraryDirectory: URL { homeDirectory.appendingPathComponent("Library", isDirectory: true) }
    public static var homeDirectory: URL { FileManager.default.homeDirectoryForCurrentUser }
    public static var temporaryDirectory: URL { FileManager.default.temporaryDirectory }

    private static func folder(_ directory: FileManager.SearchPathDirectory) -> URL {
        FileManager.default.urls(for: directory, in: .userDomainMask).first ?? homeDirectory
    }
}
