import Foundation

/// Checks the types of a page's Swift code against the modules that the tests were built with.
struct SnippetCompiler {
    /// - Returns: what the compiler says; empty where the code compiles.
    /// - Throws: where the compiler cannot be run.
    func messages(about block: MarkdownPage.CodeBlock, of page: MarkdownPage, languageMode: String) throws -> String {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("darkroom-snippet-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("Snippet.swift")
        let code = try source(of: block, in: page)
        try Data(code.utf8).write(to: file)
        var options = ["-typecheck", "-swift-version", languageMode, "-module-name", "Snippet"]
        options += ["-module-cache-path", Project.products.appendingPathComponent("ModuleCache").path]
        options += code.contains("import PackageDescription\n") ? Self.manifestOptions : try Self.moduleOptions.get()
        let result = try Project.run("swiftc", options + [file.path])
        return result.status == 0 ? "" : result.output.isEmpty ? "swiftc ends with status \(result.status)." : result.output
    }

    /// The block as a file of its own. A block that says what it belongs into gets that around it, and the imports of the
    /// blocks above it.
    private func source(of block: MarkdownPage.CodeBlock, in page: MarkdownPage) throws -> String {
        let above = page.blocks.filter { $0.language == "swift" && $0.line < block.line && !$0.code.contains("PackageDescription") }
        let named = above.flatMap { $0.code.split(separator: "\n") }.filter { $0.contains(#/^(@testable )?import /#) }
        let imports = Set(named).sorted().map { "\($0)\n" }.joined()
        var (before, after) = (imports, "")
        switch block.context {
        case nil: before = ""
        case "a file": break
        case "a test": (before, after) = ("\(imports)@MainActor func test() async throws {", "}")
        case "targets": (before, after) = ("import PackageDescription\nlet package = Package(name: \"Snippet\", targets: [", "])")
        case let context?: throw UnknownContext(description: "\(page.path):\(block.line - 1): nothing is known of \"in: \(context)\".")
        }
        // Messages name the page's own lines. A directive may not stand inside an expression, so it stands above the line before.
        var lines = before.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        lines.insert("#sourceLocation(file: \"\(page.path)\", line: \(block.line - 1))", at: lines.count - 1)
        return lines.joined(separator: "\n") + "\n\(block.code)\(after)\n"
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
        let macros = Project.products.appendingPathComponent("DarkroomMacros-tool").path
        var options = ["-parse-as-library", "-enable-testing"]
        options += ["-I", Project.products.appendingPathComponent("Modules").path]
        options += ["-plugin-path", toolchain?.appendingPathComponent("host/plugins/testing").path ?? ""]
        options += ["-Xfrontend", "-load-plugin-executable", "-Xfrontend", "\(macros)#DarkroomMacros"]
        for map in maps { options += ["-Xcc", "-fmodule-map-file=\(map)"] }
        for flag in flags where flag != "-pthread" { options += ["-Xcc", String(flag)] }
        return options
    }
}
