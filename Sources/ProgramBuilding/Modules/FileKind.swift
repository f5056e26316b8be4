import Foundation

/// What a file of a target is for, by its name.
enum FileKind {
    case source, intentDefinition, resource
    /// A folder to look into.
    case folder
    /// What only Xcode reads.
    case ignored
    /// What Xcode compiles into something that the sources may need; `String` says what it is.
    case unsupported(String)

    /// Folders that are one resource.
    private static let wholes: Set<String> = ["xcassets", "lproj", "bundle", "mlmodelc", "xcstickers", "scnassets"]
    private static let ignoredFiles: Set<String> = [
        "entitlements", "md", "pbxproj", "xcconfig", "xcscheme", "h", "hpp", "pch", "modulemap", "gitignore", "xib",
        "storyboard", "xctestplan", "plist~", "orig", "swiftlint", "xcprivacy",
    ]
    private static let skippedFolders: Set<String> = [
        "build", "DerivedData", "Pods", "Carthage", "node_modules", "Preview Content",
    ]
    private static let unsupportedFiles: [String: String] = [
        "xcdatamodeld": "a Core Data model", "xcdatamodel": "a Core Data model", "mlmodel": "a Core ML model",
        "mlpackage": "a Core ML model", "metal": "a Metal shader", "m": "an Objective-C source",
        "mm": "an Objective-C++ source", "c": "a C source", "cpp": "a C++ source",
        "xcmappingmodel": "a Core Data mapping model",
    ]

    init(_ url: URL, isFolder: Bool) {
        let kind = url.pathExtension.lowercased()
        if let what = FileKind.unsupportedFiles[kind] {
            self = .unsupported(what)
        } else if isFolder {
            if FileKind.wholes.contains(kind) || url.lastPathComponent == "Fixtures" {
                self = .resource
            } else if FileKind.skippedFolders.contains(url.lastPathComponent) || kind.hasPrefix("xc") || kind == "docc"
                || kind == "framework" {
                self = .ignored
            } else {
                self = .folder
            }
        } else if kind == "swift" {
            self = .source
        } else if kind == "intentdefinition" {
            self = .intentDefinition
        } else {
            self = FileKind.ignoredFiles.contains(kind) ? .ignored : .resource
        }
    }
}
