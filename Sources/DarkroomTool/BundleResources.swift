import Foundation

/// What goes into an extension's bundle: its resources side by side, as Xcode copies them.
struct BundleResources {
    private let resources: [URL]

    init(_ sources: SourceFolder) { resources = sources.resources }

    /// Copies the resources into `folder`, in place of what is there. Of two files of one name the first stays;
    /// folders of one name, as the same language's, are joined.
    func write(to folder: URL) throws {
        let temporary = folder.appendingPathExtension("part")
        try? FileManager.default.removeItem(at: temporary)
        try ProgramCache.makeFolder(temporary)
        for resource in resources {
            try copy(resource, to: temporary.appendingPathComponent(resource.lastPathComponent))
        }
        try? FileManager.default.removeItem(at: folder)
        guard rename(temporary.path, folder.path) == 0 else {
            throw ToolFailure.system("\(folder.path) cannot be written", errno)
        }
    }

    private func copy(_ source: URL, to target: URL) throws {
        let manager = FileManager.default
        if manager.fileExists(atPath: target.path) {
            guard let names = try? manager.contentsOfDirectory(atPath: source.path) else {
                let warning = "warning: \(source.path) has the name of another resource and is left out\n"
                return FileHandle.standardError.write(Data(warning.utf8))
            }
            for name in names.sorted() {
                try copy(source.appendingPathComponent(name), to: target.appendingPathComponent(name))
            }
            return
        }
        do { try manager.copyItem(at: source, to: target) } catch {
            throw ToolFailure("\(source.path) cannot be copied to \(target.path): \(error.localizedDescription)")
        }
    }
}
