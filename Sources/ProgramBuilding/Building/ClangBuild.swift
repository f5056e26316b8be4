import Files
import Foundation
import Processes
import Synchronization

/// Compiles modules of C and C++ and tells the Swift compiler how to import them.
struct ClangBuild {
    let modules: [ClangModule]
    /// The folder of intermediate files.
    let folder: URL
    let headers: SystemHeaders

    struct Product {
        var objects: [URL] = []
        /// The Swift compiler's options for the modules' importers.
        var arguments: [String] = []
        var linkerArguments: [String] = []
        /// Why modules could not be built, by their names.
        var failures: [String: String] = [:]
    }

    /// - Throws: `ProgramFailure` where the compiler cannot be run or the cache cannot be written.
    func run() throws -> Product {
        var product = Product()
        var searchPaths: [String] = []
        let stamp = modules.isEmpty ? "" : headers.stamp
        if modules.contains(where: headers.areIncluded) { product.arguments += headers.arguments.flatMap { ["-Xcc", $0] } }
        for module in modules {
            let place = folder.appendingPathComponent(module.name, isDirectory: true)
            let writer = try FileWriter(cache: place)
            let (flags, libraries) = try systemFlags(of: module)
            let map = try moduleMap(of: module, with: writer)
            let objects: [URL]
            let arguments = module.arguments + searchPaths + flags + headers.arguments
            switch try compile(module, with: arguments, stamp: stamp, in: place, writer) {
            case .success(let files): objects = files
            case .failure(let failure):
                product.failures[module.name] = failure.message
                continue
            }
            product.objects += objects
            product.linkerArguments += module.linkerArguments + libraries
            searchPaths += ["-I", module.headers.path]
            if let map { product.arguments += ["-Xcc", "-fmodule-map-file=\(map.path)"] }
            for flag in ["-I", module.headers.path] + flags { product.arguments += ["-Xcc", flag] }
        }
        return product
    }

    private struct Failure: Error { let message: String }

    private func compile(
        _ module: ClangModule, with arguments: [String], stamp: String, in place: URL, _ writer: FileWriter
    ) throws -> Result<[URL], Failure> {
        let objects = module.sources.enumerated().map { index, source in
            place.appendingPathComponent("\(index)-\(source.deletingPathExtension().lastPathComponent).o")
        }
        let contents = (module.sources + module.inputs).map { url in
            "\(url.path) \(ContentHash.sha256(FileManager.default.contents(atPath: url.path) ?? Data()))"
        }
        let key = (arguments + [stamp] + contents).joined(separator: "\n")
        let mark = place.appendingPathComponent("contents")
        let isBuilt = objects.allSatisfy { FileManager.default.fileExists(atPath: $0.path) }
        if isBuilt, (try? String(contentsOf: mark, encoding: .utf8)) == key { return .success(objects) }
        unlink(mark.path)
        if module.sources.isEmpty, let failure = try check(module, with: arguments) { return .failure(failure) }
        // A module is left out as a whole, so what follows a source that does not compile is not compiled.
        let firstFailure = Atomic(Int.max)
        let failures = try SideBySide.map(objects.count) { index -> Failure? in
            guard index < firstFailure.load(ordering: .relaxed) else { return nil }
            let failure = try ClangBuild.compile(module.sources[index], of: module, with: arguments, to: objects[index])
            if failure != nil { firstFailure.min(index, ordering: .relaxed) }
            return failure
        }
        if let failure = failures.lazy.compactMap({ $0 }).first { return .failure(failure) }
        try writer.write(Data(key.utf8), to: mark.lastPathComponent)
        return .success(objects)
    }

    private static func compile(
        _ source: URL, of module: ClangModule, with arguments: [String], to object: URL
    ) throws -> Failure? {
        let standard = source.pathExtension == "c" ? module.standards.c : module.standards.cxx
        let isAssembler = source.pathExtension.lowercased() == "s"
        let result = try Subprocess(
            CompilerTools.clang,
            ["-c", "-g0", "-O1", "-fPIC", "-w", "-o", object.path]
                + (isAssembler ? [] : standard.map { ["-std=\($0)"] } ?? []) + arguments + [source.path]
        ).run()
        return result.status == 0 ? nil : Failure(message: firstError(in: result.output) ?? "\(source.path) does not compile")
    }

    /// Looks for what the headers of a module without sources include.
    private func check(_ module: ClangModule, with arguments: [String]) throws -> Failure? {
        guard let map = module.moduleMap, let text = try? String(contentsOf: map, encoding: .utf8) else { return nil }
        let headers = text.matches(of: #/header\s+"([^"]+)"/#).map { match in
            URL(fileURLWithPath: String(match.output.1), relativeTo: map.deletingLastPathComponent()).path
        }
        for header in headers {
            let result = try Subprocess(
                CompilerTools.clang, ["-fsyntax-only", "-w", "-x", "c-header"] + arguments + [header]
            ).run()
            if result.status != 0 { return Failure(message: ClangBuild.firstError(in: result.output) ?? "\(header) does not compile") }
        }
        return nil
    }

    private static func firstError(in output: String) -> String? {
        output.split(separator: "\n").first { $0.contains("error: ") }.map(String.init)
    }

    /// What pkg-config says about a library of the system: the options of the compiler and of the linker.
    private func systemFlags(of module: ClangModule) throws -> ([String], [String]) {
        guard let name = module.packageConfiguration, Subprocess.place(of: "pkg-config") != nil else { return ([], []) }
        func answer(_ question: String) throws -> [String] {
            let result = try Subprocess("pkg-config", [question, name], isConfined: false).run()
            return result.status == 0 ? result.output.split(whereSeparator: \.isWhitespace).map(String.init) : []
        }
        return (try answer("--cflags"), try answer("--libs"))
    }

    /// A module's own map, or one that is generated by the package manager's rules; nil for a module that Swift sources cannot
    /// import, because it shows no headers.
    private func moduleMap(of module: ClangModule, with writer: FileWriter) throws -> URL? {
        if let map = module.moduleMap { return map }
        guard FileManager.default.isFolder(module.headers) == true else { return nil }
        let umbrella = ["\(module.name).h", "\(module.name)/\(module.name).h"]
            .map { module.headers.appendingPathComponent($0).path }.first { FileManager.default.fileExists(atPath: $0) }
        let content = umbrella.map { "umbrella header \"\($0)\"" } ?? "umbrella \"\(module.headers.path)\""
        try writer.writeIfChanged(
            Data("module \(module.name) {\n    \(content)\n    export *\n}\n".utf8), to: "module.modulemap")
        return writer.folder.appendingPathComponent("module.modulemap")
    }
}
