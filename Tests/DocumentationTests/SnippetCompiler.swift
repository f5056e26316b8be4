import Foundation

/// Checks the types of a page's Swift code against the modules that the tests were built with.
struct SnippetCompiler {
    /// - Returns: what the compiler says; empty where the code compiles.
    /// - Throws: where the compiler cannot be run.
    func messages(about block: MarkdownPage.CodeBlock, of page: MarkdownPage, languageMode: String) throws -> String {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("darkroom-snippet-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let source = folder.appendingPathComponent("Snippet.swift")
        let code = try source(of: block, in: page)
        try Data(code.utf8).write(to: source)
        let options = code.contains("import PackageDescription\n") ? Self.manifestOptions : try Self.moduleOptions.get()
        let result = try Project.run(
            "swiftc",
            ["-typecheck", "-swift-version", languageMode, "-module-name", "Snippet", "-module-cache-path"]
                + [Project.products.appendingPathComponent("ModuleCache").path] + options + [source.path])
        return result.status == 0 ? "" : result.output.isEmpty ? "swiftc ends with status \(result.status)." : result.output
    }

    /// The block as a file of its own. A block that says what it belongs into gets that around it, and the imports of the
    /// blocks above it.
    private func source(of block: MarkdownPage.CodeBlock, in page: MarkdownPage) throws -> String {
        let code = "#sourceLocation(file: \"\(page.path)\", line: \(block.line))\n\(block.code)#sourceLocation()\n"
        let above = page.blocks.filter { $0.language == "swift" && $0.line < block.line && !$0.code.contains("PackageDescription") }
        let imports = Set(above.flatMap { $0.code.split(separator: "\n").filter { $0.contains(#/^(@testable )?import /#) } })
            .sorted().joined(separator: "\n") + "\n"
        switch block.context {
        case nil: return code
        case "a file": return imports + code
        case "a test": return "\(imports)@MainActor func test() async throws {\n\(code)}\n"
        case "targets": return "import PackageDescription\nlet package = Package(name: \"Snippet\", targets: [\n\(code)])\n"
        case let context?: throw UnknownContext(description: "\(page.path):\(block.line - 1): nothing is known of \"in: \(context)\".")
        }
    }

    struct UnknownContext: Error, CustomStringConvertible {
        let description: String
    }

    /// The compiler's own folder.
    private static let toolchain: URL? = {
        let path = (try? Project.run("swiftc", ["-print-target-info"]))?.output
        let folder = path?.firstMatch(of: #/"runtimeResourcePath"\s*:\s*"([^"]+)"/#)?.1
        return folder.map { URL(fileURLWithPath: String($0)) }
    }()

    private static let manifestOptions = [
        "-I", toolchain?.appendingPathComponent("pm/ManifestAPI").path ?? "", "-package-description-version", "6.0",
    ]

    /// The options with which the build itself compiles what imports its modules.
    private static let moduleOptions = Result { () throws -> [String] in
        let sources = Project.folder.appendingPathComponent("Sources/CGraphicsLibraries")
        let files = FileManager.default
        let libraries = try files.contentsOfDirectory(atPath: sources.path).sorted().map { sources.appendingPathComponent($0) }
        let built = try files.contentsOfDirectory(atPath: Project.products.path).sorted().filter { $0.hasSuffix(".build") }
            .map { Project.products.appendingPathComponent($0) }
        let maps = (libraries + built).map { $0.appendingPathComponent("module.modulemap").path }
            .filter { files.fileExists(atPath: $0) }
        let names = try Project.text(of: "Package.swift").matches(of: #/pkgConfig: "([^"]+)"/#).map { String($0.1) }
        let flags = try Project.run("pkg-config", ["--cflags"] + names).output.split(whereSeparator: \.isWhitespace)
        let plugins = toolchain?.appendingPathComponent("host/plugins/testing").path ?? ""
        let macros = Project.products.appendingPathComponent("PreviewMacros-tool").path
        return ["-parse-as-library", "-enable-testing", "-I", Project.products.appendingPathComponent("Modules").path]
            + ["-plugin-path", plugins, "-Xfrontend", "-load-plugin-executable", "-Xfrontend", "\(macros)#PreviewMacros"]
            + maps.flatMap { ["-Xcc", "-fmodule-map-file=\($0)"] }
            + flags.filter { $0 != "-pthread" }.flatMap { ["-Xcc", String($0)] }
    }
}
