import Foundation

/// What a file or folder of a target is for, judged by its name, or by the mark of a cache.
enum FileKind: Equatable {
    case source, intentDefinition, dataModel, resource
    /// A folder whose files are looked at one by one.
    case folder
    /// A file that only Xcode reads.
    case ignored
    /// A file that Xcode compiles and Darkroom does not; `String` describes it with its article.
    case unsupported(String)

    /// Folders that are copied as one resource.
    private static let resourceFolders: Set<String> = [
        "xcassets", "lproj", "bundle", "mlmodelc", "xcstickers", "scnassets",
    ]
    private static let ignoredFiles: Set<String> = [
        "entitlements", "md", "pbxproj", "xcconfig", "xcscheme", "h", "hpp", "pch", "modulemap", "gitignore", "xib",
        "storyboard", "xctestplan", "plist~", "orig", "swiftlint", "xcprivacy",
    ]
    private static let ignoredFolders: Set<String> = [
        "build", "DerivedData", "Pods", "Carthage", "node_modules", "Preview Content", "__MACOSX",
    ]
    private static let unsupportedFiles: [String: String] = [
        "mlmodel": "a Core ML model",
        "mlpackage": "a Core ML model", "metal": "a Metal shader", "m": "an Objective-C source",
        "mm": "an Objective-C++ source", "c": "a C source", "cpp": "a C++ source", "cc": "a C++ source", "cxx": "a C++ source",
        "s": "an assembly source",
        "xcmappingmodel": "a Core Data mapping model",
    ]

    init(_ url: URL, isFolder: Bool) {
        let name = url.lastPathComponent
        let type = url.pathExtension.lowercased()
        if let description = FileKind.unsupportedFiles[type] {
            self = .unsupported(description)
        } else if type == "xcdatamodeld" || type == "xcdatamodel" {
            self = .dataModel
        } else if isFolder {
            if FileKind.resourceFolders.contains(type) || name == "Fixtures" {
                self = .resource
            } else if FileKind.ignoredFolders.contains(name) || type.hasPrefix("xc") || type == "docc"
                || type == "framework" || CacheMark.isIn(url) {
                self = .ignored
            } else {
                self = .folder
            }
        } else if type == "swift" {
            self = .source
        } else if type == "intentdefinition" {
            self = .intentDefinition
        } else {
            self = FileKind.ignoredFiles.contains(type) ? .ignored : .resource
        }
    }

    /// Whether the files in a folder belong to a target one by one.
    static func isOpened(_ folder: URL) -> Bool {
        switch FileKind(folder, isFolder: true) {
        case .folder: true
        case .resource: folder.pathExtension.lowercased() == "lproj"
        case .ignored: folder.lastPathComponent == "Preview Content"
        default: false
        }
    }
}
