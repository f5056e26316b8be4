import Foundation

/// Projects that a generator makes and that are not in a repository: they are read from the generator's own files.
enum GeneratedProject {
    /// Whether a file describes a project for a generator. XcodeGen reads a file of any name where somebody names it.
    static func isDescription(_ file: URL) -> Bool {
        guard FileManager.default.isFolder(file) == false else { return false }
        if (XcodeGenProject.fileNames + [TuistProject.fileName]).contains(file.lastPathComponent) { return true }
        return ["yml", "yaml"].contains(file.pathExtension.lowercased()) && text(of: file).contains(#/(?m)^targets:/#)
    }

    /// The text of a file; empty where it cannot be read.
    static func text(of file: URL) -> String {
        FileManager.default.contents(atPath: file.path).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }

    /// Whether a description stands for an Xcode project that has no file yet.
    static func isDescribed(_ project: URL) -> Bool { description(in: project.deletingLastPathComponent()) != nil }

    /// The files in a folder that describe projects. Where the usual name is missing, these are the descriptions for XcodeGen
    /// under other names: a folder with several apps has one for each.
    static func descriptions(in folder: URL) -> [URL] {
        if let usual = description(in: folder) { return [usual] }
        return FileManager.default.sortedNames(in: folder).filter { !$0.hasPrefix(".") }
            .map { folder.appendingPathComponent($0) }.filter { isDescription($0) && isWholeProject($0) }
    }

    private static func description(in folder: URL) -> URL? {
        (XcodeGenProject.fileNames + [TuistProject.fileName]).map { folder.appendingPathComponent($0) }.first { file in
            FileManager.default.fileExists(atPath: file.path) && isOfProject(file)
        }
    }

    /// Whether a description names its project and what its targets are. A part that others include does not.
    private static func isWholeProject(_ file: URL) -> Bool {
        let text = text(of: file)
        return text.contains(#/(?m)^name:/#) && text.contains(#/\btype: /#)
    }

    /// Other tools use these names, too.
    private static func isOfProject(_ file: URL) -> Bool {
        let text = text(of: file)
        return file.lastPathComponent == TuistProject.fileName
            ? text.contains("import ProjectDescription") : text.contains("targets") || text.contains("include")
    }

    /// The project that a file describes, or that would lie at the place of an Xcode project without a file; nil where
    /// nothing is described.
    ///
    /// - Parameter cache: the tool's cache.
    /// - Throws: `ProgramFailure` where a description cannot be read.
    static func file(at url: URL, cache: URL) throws -> ProjectFile? {
        let isMissing = XcodeProject.lacksFile(url)
        let found = isMissing ? description(in: url.deletingLastPathComponent()) : isDescription(url) ? url : nil
        guard let description = found else { return nil }
        if description.lastPathComponent == TuistProject.fileName {
            let folder = description.deletingLastPathComponent()
            return try TuistProject.project(described: description, cache: cache).projectFile(in: folder, describedBy: description)
        }
        let spec = try XcodeGenProject(description)
        return spec.project.projectFile(in: spec.folder, describedBy: description)
    }
}
