import Foundation
import Processes

extension Sandbox {
    /// The sandbox of the compiler and of programs: they can read the toolchain, Darkroom's own modules and resources, and the
    /// sources, and the compiler can write to the cache.
    ///
    /// - Parameter paths: the sources' folders and files, as the user names them.
    /// - Throws: `ProgramFailure` if there can be no sandbox.
    package init(for paths: [URL], runtime: Runtime, cache: URL) throws {
        try self.init()
        let tool = Bundle.main.executableURL?.resolvingSymlinksInPath().deletingLastPathComponent()
        // The folder of a toolchain holds its programs, libraries and modules.
        let toolchain = Subprocess.place(of: "swiftc").map {
            URL(fileURLWithPath: $0).resolvingSymlinksInPath().deletingLastPathComponent().deletingLastPathComponent()
        }
        let maps = runtime.moduleMaps.map { $0.deletingLastPathComponent() } + runtime.moduleMaps.flatMap(Sandbox.headers)
        let own = [tool, toolchain, runtime.modules, runtime.resources.url.resolvingSymlinksInPath(), runtime.resources.url].compactMap(\.self)
        allow(reading: (own + maps + paths.map(Sandbox.folder)).map(\.path))
        try? FileManager.default.createDirectory(at: cache, withIntermediateDirectories: true)
        allow(writing: [cache.path])
    }

    /// The folders of the headers that a module map names by their whole paths.
    private static func headers(of map: URL) -> [URL] {
        let text = (try? String(contentsOf: map, encoding: .utf8)) ?? ""
        return text.matches(of: #/"(\/[^"]+)"/#).map { match in
            let place = URL(fileURLWithPath: String(match.output.1))
            return place.pathExtension.isEmpty ? place : place.deletingLastPathComponent()
        }
    }

    /// The folder that a path of sources stands for: a project's or workspace's own, or that of a file.
    private static func folder(of path: URL) -> URL {
        let isFolder = (try? path.resourceValues(forKeys: [.isDirectoryKey]).isDirectory) ?? false
        return !isFolder || ["xcodeproj", "xcworkspace"].contains(path.pathExtension) ? path.deletingLastPathComponent() : path
    }
}

extension ProgramDescription {
    /// The folders of all files that the program is built from, and that it may read when it runs.
    var readFolders: Set<String> {
        let macros = macros.flatMap { $0.libraries + [$0.module] }.flatMap(\.sources)
        let clang = clangModules.flatMap { $0.sources + $0.inputs }
        let files = modules.flatMap(\.files) + clang + macros + configurationFiles
        return Set(files.map { $0.deletingLastPathComponent().path })
    }
}
