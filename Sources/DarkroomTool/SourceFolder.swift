import Foundation

/// The files of a widget extension: its sources, and what goes into its bundle.
struct SourceFolder {
    /// What the program is called: the first folder's name as an identifier.
    let name: String
    /// The folders and files that were named.
    let roots: [URL]
    let sources: [URL]
    let intentDefinitions: [URL]
    /// Files and whole folders for the bundle.
    let resources: [URL]

    /// Folders that are one resource.
    private static let packages: Set<String> = ["xcassets", "lproj", "bundle", "xcdatamodeld", "mlmodelc", "xcstickers"]
    /// Files that are of no use in a bundle.
    private static let ignored: Set<String> = [
        "entitlements", "md", "pbxproj", "xcconfig", "xcscheme", "h", "m", "c", "modulemap", "gitignore", "xib",
        "storyboard", "xctestplan", "plist~", "orig",
    ]
    private static let skippedFolders: Set<String> = [
        "build", "DerivedData", "Pods", "Carthage", "node_modules", "Preview Content",
    ]

    /// - Throws: `ToolFailure` for what is not there, for Swift packages, and where there are no Swift files.
    init(_ roots: [URL]) throws {
        self.roots = roots
        var (sources, definitions, resources): ([URL], [URL], [URL]) = ([], [], [])
        for root in roots {
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: root.path, isDirectory: &isFolder) else {
                throw ToolFailure("There is no \(root.path). Name the folder of a widget extension's sources.")
            }
            guard isFolder.boolValue else {
                sources.append(root)
                continue
            }
            if FileManager.default.fileExists(atPath: root.appendingPathComponent("Package.swift").path) {
                throw ToolFailure(
                    "\(root.path) is a Swift package. Let its target depend on Darkroom's products, and run "
                        + "swift run <target> render there.")
            }
            try SourceFolder.collect(root, &sources, &definitions, &resources)
        }
        guard !sources.isEmpty else {
            throw ToolFailure(
                "There are no Swift files in \(roots.map(\.path).joined(separator: ", ")). Name the folder of a widget "
                    + "extension's sources.")
        }
        self.sources = sources
        intentDefinitions = definitions
        self.resources = resources
        name = SourceFolder.identifier(roots[0].deletingPathExtension().lastPathComponent)
    }

    private static func collect(
        _ folder: URL, _ sources: inout [URL], _ definitions: inout [URL], _ resources: inout [URL]
    ) throws {
        let names: [String]
        do {
            names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        } catch {
            throw ToolFailure("The folder \(folder.path) cannot be read. Check its rights.")
        }
        for name in names where !name.hasPrefix(".") {
            let url = folder.appendingPathComponent(name)
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else { continue }
            let kind = url.pathExtension.lowercased()
            if isFolder.boolValue {
                if packages.contains(kind) || name == "Fixtures" {
                    resources.append(url)
                } else if !skippedFolders.contains(name), !name.hasSuffix("Tests"), !kind.hasPrefix("xc") {
                    try collect(url, &sources, &definitions, &resources)
                }
            } else if kind == "swift" {
                sources.append(url)
            } else if kind == "intentdefinition" {
                definitions.append(url)
            } else if !ignored.contains(kind) {
                resources.append(url)
            }
        }
    }

    /// A name as Xcode makes a module's of it.
    static func identifier(_ name: String) -> String {
        var text = String(name.unicodeScalars.map { scalar in
            scalar.isASCII && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil)
                ? Character(scalar) : "_"
        })
        if text.first?.isNumber ?? true { text = "_" + text }
        return text
    }
}
