import Files
import Foundation
import Processes

/// Builds the implementations of macros as libraries that the compiler loads, against the compiler's own modules.
struct MacroBuild {
    let macros: [MacroModule]
    /// The folder of intermediate files.
    let folder: URL

    struct Product {
        /// The Swift compiler's options for the sources that use the macros.
        var arguments: [String] = []
        /// Why macros could not be built, by the names of their modules.
        var failures: [String: String] = [:]
    }

    /// - Throws: `ProgramFailure` where the compiler cannot be run or the cache cannot be written.
    func run() throws -> Product {
        var product = Product()
        guard !macros.isEmpty else { return product }
        guard let host = CompilerTools.syntaxModules else {
            for macro in macros { product.failures[macro.module.name] = "the toolchain has no modules for macros" }
            return product
        }
        let versions = try MacroBuild.versions(of: SwiftToolchain.current().version)
        // Nothing changes it, and each macro has a folder of its own.
        nonisolated(unsafe) let shared = self
        let failures: [String?] = try SideBySide.map(macros.count) { index in
            let macro = shared.macros[index]
            return try shared.build(macro, to: shared.library(of: macro), host: host, versions: versions)
        }
        for (macro, failure) in zip(macros, failures) {
            if let failure {
                product.failures[macro.module.name] = failure
            } else {
                product.arguments += ["-load-plugin-library", library(of: macro).path]
            }
        }
        return product
    }

    private func library(of macro: MacroModule) -> URL {
        folder.appendingPathComponent("\(macro.module.name)/lib\(macro.module.name).so")
    }

    /// - Returns: the reason where the library cannot be built.
    private func build(_ macro: MacroModule, to library: URL, host: URL, versions: [String]) throws -> String? {
        let place = library.deletingLastPathComponent()
        let writer = try FileWriter(cache: place)
        let modules = macro.libraries + [macro.module]
        let key = ([host.path] + versions + modules.flatMap { module in
            module.language.arguments + module.sources.map {
                "\($0.path) \(ContentHash.sha256(FileManager.default.contents(atPath: $0.path) ?? Data()))"
            }
        }).joined(separator: "\n")
        let mark = place.appendingPathComponent("contents")
        if (try? String(contentsOf: mark, encoding: .utf8)) == key, FileManager.default.fileExists(atPath: library.path) { return nil }
        unlink(mark.path)
        try writer.writeIfChanged(Data(MacroBuild.entryPoint.utf8), to: "SwiftCompilerPlugin.swift")
        try writer.writeIfChanged(Data(versions.map { "module \($0) {}\n" }.joined().utf8), to: "module.modulemap")
        let entry = SourceModule(name: "SwiftCompilerPlugin", sources: [place.appendingPathComponent("SwiftCompilerPlugin.swift")])
        var objects: [String] = []
        for module in [entry] + modules {
            let object = place.appendingPathComponent("\(module.name).o").path
            // The toolchain's parser can get new cases, so that Swift 6 refuses a switch that names all there are.
            let settings = module.compiledLanguage
            let language = settings.withoutRaceChecks ?? settings
            let arguments = [
                "-c", "-whole-module-optimization", "-Onone", "-parse-as-library", "-module-name", module.name, "-o", object,
                "-emit-module-path", place.appendingPathComponent("\(module.name).swiftmodule").path, "-I", place.path,
                "-I", host.path, "-suppress-warnings",
            ] + language.arguments + module.sources.map(\.path)
            var result = try Subprocess("swiftc", arguments).run()
            // On a Mac, swift-syntax of some versions brings Foundation.
            if result.status != 0 {
                let again = try Subprocess("swiftc", arguments + ["-Xfrontend", "-import-module", "-Xfrontend", "Foundation"]).run()
                if again.status == 0 { result = again }
            }
            guard result.status == 0 else {
                return result.output.split(separator: "\n").first { $0.contains("error: ") }.map(String.init)
                    ?? "\(module.name) does not compile"
            }
            objects.append(object)
        }
        let libraries = FileManager.default.sortedNames(in: host).filter { $0.hasPrefix("libSwift") && $0.hasSuffix(".so") }
            .filter { !$0.contains("PluginServer") && !$0.contains("LibraryPluginProvider") }
        let result = try Subprocess(
            "swiftc",
            ["-emit-library", "-o", library.path, "-module-name", macro.module.name, "-use-ld=lld", "-L", host.path]
                + libraries.map { "-l\($0.dropFirst(3).dropLast(3))" } + ["-Xlinker", "-rpath", "-Xlinker", host.path] + objects
        ).run()
        guard result.status == 0 else { return "it cannot be linked: \(result.output.prefix(300))" }
        try writer.write(Data(key.utf8), to: mark.lastPathComponent)
        return nil
    }

    /// The modules by which sources ask for the version of swift-syntax, as in `#if canImport(SwiftSyntax601)`. A version has those of
    /// the ones before, too. The compiler's own modules are of its version, and come without these.
    ///
    /// - Parameter compiler: the compiler's version, as it says it.
    static func versions(of compiler: String) -> [String] {
        guard let match = compiler.firstMatch(of: #/Swift version 6\.(\d+)/#), let minor = Int(match.output.1) else { return [] }
        return (["509", "510"] + (0...minor).map { "\(600 + $0)" }).map { "SwiftSyntax\($0)" }
    }

    /// The one module of swift-syntax that toolchains lack and that is not empty: the entry point of a macro's own program. The compiler loads the
    /// library instead of running that program, so it is never called.
    private static let entryPoint = """
        import SwiftSyntaxMacros

        public protocol CompilerPlugin {
            init()
            var providingMacros: [any Macro.Type] { get }
        }

        extension CompilerPlugin {
            public static func main() {}
        }

        """
}
