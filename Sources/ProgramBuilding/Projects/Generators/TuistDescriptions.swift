import CairoGraphics
import Files
import Foundation
import Processes

/// Runs descriptions of projects for Tuist. Each is a program, which is compiled against a module of our own and the project's
/// helpers and plugins.
struct TuistDescriptions {
    /// Keeps what a description says as long as its files stay the same.
    private let cache: URL

    /// - Parameter cache: the tool's cache.
    init(cache: URL) { self.cache = cache.appendingPathComponent("descriptions", isDirectory: true) }

    /// What descriptions say, as JSON. They are compiled and run side by side, because most apps have dozens.
    ///
    /// - Parameter files: the descriptions with the folders that paths from the root are relative to.
    /// - Throws: `ProgramFailure` where a description does not compile or ends without a project.
    func values(of files: [(file: URL, root: URL)]) throws -> [[String: Any]] {
        var modules: [URL: Modules] = [:]
        for root in files.map(\.root).unique() { modules[root] = try self.modules(for: root) }
        let known = modules
        let answers = try SideBySide.map(files.count) { index in
            let (file, root) = files[index]
            return try known[root].map { try answer(of: file, $0) } ?? Data()
        }
        return try zip(files, answers).map { entry, data in
            guard let value = (try? JSONSerialization.jsonObject(with: data)) as? [String: Any] else {
                throw ProgramFailure.badInput("\(entry.file.path) makes no project.")
            }
            return value
        }
    }

    /// The folder of a manifest with the packages of all projects below a root, as `Tuist/Dependencies.swift` named them before Tuist 4;
    /// nil where there is no such file.
    ///
    /// - Throws: `ProgramFailure` where it does not compile.
    func manifest(ofDependenciesBelow root: URL) throws -> URL? {
        let file = root.appendingPathComponent("Tuist/Dependencies.swift")
        guard FileManager.default.fileExists(atPath: file.path) else { return nil }
        let packages = try values(of: [(file, root)]).first?["packages"] as? [[String: Any]] ?? []
        let lines = packages.map { package in
            if let path = package["path"] as? [String: Any] {
                let base = path["base"] as? String == "root" ? root : file.deletingLastPathComponent()
                let place = URL(fileURLWithPath: path["path"] as? String ?? "", relativeTo: base).standardizedFileURL.path
                return ".package(path: \(RemotePackage.quoted(place)))"
            }
            return ".package(url: \(RemotePackage.quoted(package["url"] as? String ?? "")), \(package["requirement"] as? String ?? ""))"
        }
        let text = "// swift-tools-version: 5.6\nimport PackageDescription\n"
            + "let package = Package(name: \"Dependencies\", dependencies: [\n    \(lines.joined(separator: ",\n    "))\n])\n"
        let folder = cache.appendingPathComponent("dependencies-\(Self.key([root.path, text]))", isDirectory: true)
        let writer = try FileWriter(cache: folder)
        try writer.writeIfChanged(Data(text.utf8), to: "Package.swift")
        let versions = root.appendingPathComponent("Tuist/Dependencies/Lockfiles/Package.resolved")
        if let pins = FileManager.default.contents(atPath: versions.path) { try writer.writeIfChanged(pins, to: "Package.resolved") }
        return folder
    }

    /// The modules that descriptions import, compiled.
    private struct Modules {
        let folder: URL
        let names: [String]
    }

    /// Compiles the modules that the descriptions below a root import. All of them share these.
    private func modules(for root: URL) throws -> Modules {
        let own = try ResourceFolder.locate().url.appendingPathComponent("project-description/ProjectDescription.swift")
        let helpers = TuistPlugin.sources(below: root.appendingPathComponent("Tuist/ProjectDescriptionHelpers"))
        let plugins = TuistPlugin.plugins(of: root)
        let all = [(name: "ProjectDescription", sources: [own])] + plugins.map { (name: $0.name, sources: $0.sources) }
            + (helpers.isEmpty ? [] : [(name: "ProjectDescriptionHelpers", sources: helpers)])
        let contents = all.flatMap { module in [module.name] + module.sources.map { "\($0.path) \(Self.hash(of: $0))" } }
        let folder = cache.appendingPathComponent("modules-\(Self.key(contents))", isDirectory: true)
        let modules = Modules(folder: folder, names: all.map(\.name))
        try Self.make("complete", in: folder) { mark in
            for (name, sources) in all { try Self.compile(sources, named: name, in: folder) }
            try FileWriter(cache: folder).write(Data(), to: mark.lastPathComponent)
        }
        return modules
    }

    /// What a description says, as a file in JSON.
    private func answer(of file: URL, _ modules: Modules) throws -> Data {
        let environment = ProcessInfo.processInfo.environment.filter { $0.key.hasPrefix("TUIST_") }.map { "\($0.key)=\($0.value)" }
        let key = Self.key([file.path, modules.folder.lastPathComponent, Self.hash(of: file)] + environment.sorted())
        let folder = cache.appendingPathComponent(key, isDirectory: true)
        let answer = try Self.make("project.json", in: folder) { answer in
            let program = folder.appendingPathComponent("describe").path
            let objects = modules.names.map { modules.folder.appendingPathComponent("\($0).o").path }
            try Self.run(
                "swiftc",
                [
                    "-swift-version", "5", "-suppress-warnings", "-use-ld=lld", "-I", modules.folder.path, "-o", program,
                    "-module-name", "Description", file.path,
                ] + objects, about: file)
            // The description may write to its own folder, but not below a name that is not its own.
            try Self.run(program, [], environment: ["DARKROOM_PROJECT": answer.path], about: file)
        }
        return FileManager.default.contents(atPath: answer.path) ?? Data()
    }

    /// Makes a file in a folder of the cache where it is not there yet. The function that makes it writes it last.
    @discardableResult
    private static func make(_ name: String, in folder: URL, _ make: (URL) throws -> Void) throws -> URL {
        let file = folder.appendingPathComponent(name)
        if FileManager.default.fileExists(atPath: file.path) { return file }
        _ = try FileWriter(cache: folder)
        let lock = try FolderLock(folder, option: "--cache", waits: true)
        defer { withExtendedLifetime(lock) {} }
        if !FileManager.default.fileExists(atPath: file.path) { try make(file) }
        return file
    }

    private static func hash(of file: URL) -> String {
        String(ContentHash.sha256(FileManager.default.contents(atPath: file.path) ?? Data()))
    }

    private static func key(_ lines: [String]) -> String {
        String(ContentHash.sha256(Data(lines.joined(separator: "\n").utf8)).prefix(16))
    }

    private static func compile(_ sources: [URL], named name: String, in folder: URL) throws {
        try run(
            "swiftc",
            [
                "-c", "-whole-module-optimization", "-parse-as-library", "-swift-version", "5", "-suppress-warnings", "-module-name", name,
                "-I", folder.path, "-emit-module-path", folder.appendingPathComponent("\(name).swiftmodule").path, "-o",
                folder.appendingPathComponent("\(name).o").path,
            ] + sources.map(\.path), about: sources[0])
    }

    private static func run(
        _ name: String, _ arguments: [String], environment: [String: String] = [:], about file: URL
    ) throws {
        let result = try Subprocess(name, arguments, environment: environment, isConfined: false).run()
        guard result.status != 0 else { return }
        let reason = result.output.split(separator: "\n").first { $0.contains("error: ") }.map(String.init) ?? result.output
        // Of several sources, the compiler names the one.
        let place = reason.hasPrefix("/") ? String(reason.prefix { $0 != ":" }) : file.path
        throw ProgramFailure.badInput(
            "The project's description \(place) cannot be read: \(reason)\(reason.hasSuffix(".") ? "" : ".") Let Tuist generate the project, "
                + "and name that.")
    }
}
