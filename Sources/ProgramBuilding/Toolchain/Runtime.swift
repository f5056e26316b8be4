import CairoGraphics
import Foundation
import Processes

/// Darkroom's own modules and objects, which widgets' sources are compiled and linked against. They lie beside the tool, in
/// the build folder or where `make install` puts them.
package struct Runtime {
    /// The Swift modules.
    let modules: URL
    /// The code of the modules.
    let library: RuntimeLibrary
    /// The plugin that expands macros.
    let macros: URL
    /// The module maps of the C modules.
    let moduleMaps: [URL]
    package let resources: ResourceFolder
    /// A text that changes with every build of Darkroom.
    let stamp: String
    /// The compiler that wrote the modules of an installed tool; nil in a build folder, where it is the one on the PATH.
    let compilerVersion: String?

    private static let libraries = [
        "pangocairo", "pangoft2", "gdk-pixbuf-2.0", "librsvg-2.0", "poppler-glib", "libdeflate", "libwebpmux",
        "libwebpdemux", "imagequant", "libcrypto", "libqrencode", "yaml-0.1",
    ]
    /// Those that CDeferredLibraries loads at their first use, so nothing is linked with them.
    private static let deferredLibraries: Set = ["librsvg-2.0", "poppler-glib"]
    private static let libraryModules = [
        "CPango", "CPixbuf", "CRSVG", "CPoppler", "CDeflate", "CWebP", "CGIF", "CImageQuant",
        "COpenSSL", "CQREncode", "CYAML", "CZint",
    ]

    /// - Parameter cache: The folder that takes the library where the build folder is read-only, and what an installed
    ///   tool unpacks.
    /// - Throws: `ProgramFailure` where the build folder lacks something.
    package static func locate(cache: URL) throws -> Runtime {
        guard let tool = Bundle.main.executableURL?.resolvingSymlinksInPath() else {
            throw ProgramFailure.badInput("The tool cannot find its own file. Is /proc there?")
        }
        let build = tool.deletingLastPathComponent()
        func inBuild(_ path: String) throws -> URL {
            let url = build.appendingPathComponent(path)
            guard FileManager.default.fileExists(atPath: url.path) else {
                throw ProgramFailure.badInput(
                    "\(url.path) is missing: the tool works from the folder Darkroom was built in. Run swift build there.")
            }
            return url
        }
        let installed = RuntimeLibrary.installed(in: build)
        let library: RuntimeLibrary
        if let installed {
            library = installed
        } else {
            _ = try inBuild(RuntimeLibrary.buildList)
            library = try RuntimeLibrary.built(in: build, cache: cache)
        }
        let installation = try Installation(in: build, cache: cache)
        installation?.useResources()
        let attributes = try FileManager.default.attributesOfItem(atPath: tool.path)
        let date = (attributes[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
        return Runtime(
            modules: try installation?.modules ?? inBuild("Modules"), library: library, macros: try inBuild("DarkroomMacros-tool"),
            moduleMaps: try installed != nil
                ? maps(in: inBuild("ModuleMaps"), suffix: "") : maps(in: build, suffix: ".build") + libraryMaps(),
            resources: try ResourceFolder.locate(), stamp: "\(tool.path) \(date) \(library.stamp)",
            compilerVersion: try installed.map { _ in
                try String(contentsOf: inBuild("swift-version"), encoding: .utf8).trimmingCharacters(in: .newlines)
            })
    }

    /// Only the compiler that wrote the modules can read them.
    ///
    /// - Throws: `ProgramFailure` where the compiler on the PATH is another.
    func checkCompiler() throws {
        guard let compilerVersion else { return }
        let current = try SwiftToolchain.current().version
        guard current == compilerVersion else {
            throw ProgramFailure.badInput(
                "Darkroom was built with \(compilerVersion), but swiftc on the PATH is \(current). Put that version on the PATH, "
                    + "or build Darkroom again with make install.")
        }
    }

    /// The names of the modules that sources can import without building them, with those in C, which have a map in a folder of their
    /// name.
    package var moduleNames: Set<String> {
        let names = moduleMaps.map { $0.deletingLastPathComponent().lastPathComponent.replacing(/\.build$/, with: "") }
        return FileManager.default.moduleNames(in: modules).union(names)
    }

    /// The maps of C modules in those folders of a folder whose names end with `suffix`.
    private static func maps(in folder: URL, suffix: String) throws -> [URL] {
        try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted().filter { $0.hasSuffix(suffix) }
            .map { folder.appendingPathComponent("\($0)/module.modulemap") }
            .filter { FileManager.default.fileExists(atPath: $0.path) }
    }

    /// The maps of the system's libraries, in the package that the tool was built from.
    private static func libraryMaps() -> [URL] {
        let sources = URL(fileURLWithPath: #filePath)
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        return libraryModules.map { sources.appendingPathComponent("CGraphicsLibraries/\($0)/module.modulemap") }
    }

    /// The compiler's options for the C libraries. They are looked up only when something is compiled.
    ///
    /// - Throws: `ProgramFailure` where pkg-config does not know a library.
    func compilerFlags() throws -> [String] { try Runtime.packageConfiguration("--cflags", of: Runtime.libraries) }

    /// The compiler's options with which it finds Darkroom's modules.
    ///
    /// - Throws: `ProgramFailure` where pkg-config does not know a library.
    func searchArguments() throws -> [String] {
        try ["-I", modules.path] + (moduleMaps.map { "-fmodule-map-file=\($0.path)" } + compilerFlags()).flatMap { ["-Xcc", $0] }
    }

    /// The linker's options for the C libraries.
    ///
    /// - Throws: `ProgramFailure` where pkg-config does not know a library.
    func linkerFlags() throws -> [String] {
        // On older distributions pkg-config does not know giflib, and on none zint.
        try Runtime.packageConfiguration("--libs", of: Runtime.libraries.filter { !Runtime.deferredLibraries.contains($0) })
            + ["-lgif", "-lzint"]
    }

    /// The answer of pkg-config for the libraries.
    private static func packageConfiguration(_ question: String, of libraries: [String]) throws -> [String] {
        let result = try Subprocess("pkg-config", [question] + libraries, isConfined: false).run()
        guard result.status == 0 else {
            throw ProgramFailure.badInput("pkg-config does not know all libraries; run make setup.\n\(result.output)")
        }
        return result.output.split(whereSeparator: \.isWhitespace).map(String.init).filter { $0 != "-pthread" }
    }
}
