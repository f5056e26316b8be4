import Foundation

/// The files of a widget extension in folders of its own, whatever a project says.
struct SourceFolder {
    private(set) var module: SourceModule
    private(set) var warnings: [String] = []

    /// - Throws: `ToolFailure` for what is not there, and where there are no Swift files.
    init(_ roots: [URL]) throws {
        module = SourceModule(name: SourceFolder.identifier(roots[0].deletingPathExtension().lastPathComponent))
        for root in roots {
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: root.path, isDirectory: &isFolder) else {
                throw ToolFailure("There is no \(root.path). Name the folder of a widget extension's sources.")
            }
            if isFolder.boolValue { try collect(root) } else { module.sources.append(root) }
        }
        guard !module.sources.isEmpty else {
            throw ToolFailure(
                "There are no Swift files in \(roots.map(\.path).joined(separator: ", ")). Name the folder of a widget "
                    + "extension's sources.")
        }
    }

    private mutating func collect(_ folder: URL) throws {
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
            switch FileKind(url, isFolder: isFolder.boolValue) {
            case .folder: if !name.hasSuffix("Tests") { try collect(url) }
            case .source: module.sources.append(url)
            case .intentDefinition: module.intentDefinitions.append(url)
            case .resource: module.resources.append(BundleResource(url))
            case .unsupported(let what): warnings.append(SourceFolder.leftOut(url, what))
            case .ignored: break
            }
        }
    }

    static func leftOut(_ url: URL, _ what: String) -> String {
        "\(url.path) is \(what), which Darkroom does not compile; it is left out."
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
