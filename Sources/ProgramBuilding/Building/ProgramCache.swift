import Files
import Foundation
import Processes

/// Keeps built programs, and builds them again only when something that they are built from has changed.
package struct ProgramCache {
    /// The folder that holds one folder for each widget extension.
    let root: URL

    package init(root: URL) { self.root = root }

    /// The executable of a program. It is built where the cache has none or the program's inputs have changed. It lies in a
    /// bundle with the layout of an extension's, so that `Bundle.main` finds its resources.
    ///
    /// - Throws: `ProgramFailure` where the sources do not compile or the cache cannot be written.
    package func executable(
        of program: ProgramDescription, for platform: Platform, runtime: Runtime,
        progress: BuildProgress = BuildProgress(.hidden)
    ) throws -> URL {
        let name = program.widgetModule.name
        let identity = program.identity + [platform.rawValue]
        let place = ContentHash.sha256(Data(identity.joined(separator: "\n").utf8)).prefix(12)
        let folder = root.appendingPathComponent("\(name)-\(place)", isDirectory: true)
        let writer = try FileWriter(cache: folder)
        if !CacheMark.isIn(root) { try FileWriter(cache: root).write(Data(CacheMark.text.utf8), to: CacheMark.fileName) }
        let lock = try FolderLock(folder, option: "--cache", waits: true)
        defer { withExtendedLifetime(lock) {} }
        Sandbox.allow(reading: program.readFolders)
        let inputs = try BuildInputs(program, runtime: runtime)
        let notes = SetAsideNotes(folder: folder)
        // Sources find the app's bundle two folders above the extension's.
        let plugIns = folder.appendingPathComponent("PlugIns", isDirectory: true)
        let bundle = plugIns.appendingPathComponent("\(name).appex", isDirectory: true)
        let executable = bundle.appendingPathComponent(name)
        let record = folder.appendingPathComponent("contents")
        if let known = try? String(contentsOf: record, encoding: .utf8), known == inputs.text,
            FileManager.default.isExecutableFile(atPath: executable.path), runtime.library.isCurrent {
            report(notes)
            return executable
        }
        unlink(record.path)
        try runtime.checkCompiler()
        var program = program
        program.leaveOutUnreadableSources()
        try notes.write(warnings: program.warnings)
        for warning in program.warnings { Console.shared.warn(warning) }
        let facts = try FileWriter(cache: plugIns)
        let resources = BundleResources(program)
        let origins = try resources.write(to: bundle, keeping: name)
        try resources.writeAppResources(to: folder)
        try facts.write(Data(origins.utf8), to: ResourceOrigins.fileName)
        let sources = program.modules.flatMap(\.sources).map(\.path)
        try facts.write(Data(sources.joined(separator: "\n").utf8), to: ProgramSources.fileName)
        // Resources are there even where nothing of their library is compiled.
        program.leaveOutUnusedModules()
        program.addSystemLibraries(from: runtime.resources.url)
        let build = ProgramBuild(
            program: program, runtime: runtime, platform: platform, folder: folder, progress: progress, cache: root)
        try notes.write(build.run(to: executable))
        try writer.write(Data(inputs.text.utf8), to: record.lastPathComponent)
        report(notes)
        return executable
    }

    /// Says what was set aside, and what else the build has warned about.
    private func report(_ notes: SetAsideNotes) {
        setenv(SetAsideList.variable, notes.list.path, 1)
        for warning in notes.warnings { Console.shared.warn(warning) }
        let text = notes.text
        guard !text.isEmpty else { return }
        Console.shared.warn(text)
    }
}
