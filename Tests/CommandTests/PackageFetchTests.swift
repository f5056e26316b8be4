import Foundation
import Testing

/// Tests packages that the tool fetches, from repositories in a temporary folder, and what packages hold besides Swift.
@Suite struct PackageFetchTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func write(_ text: String, to path: String) throws {
        let file = folder.url.appendingPathComponent(path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    private func git(in place: String, _ arguments: String...) throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments =
            ["git", "-C", folder.url.appendingPathComponent(place).path, "-c", "user.name=T", "-c", "user.email=t@example.com"]
            + arguments
        process.standardOutput = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
    }

    private func commit(_ place: String, tag: String) throws {
        try git(in: place, "init", "--quiet")
        try git(in: place, "add", ".")
        try git(in: place, "commit", "--quiet", "-m", tag)
        try git(in: place, "tag", tag)
    }

    /// A package with a library, a macro, a module of C, one that Linux cannot compile, and a binary.
    private func makeRepository() throws {
        try write(
            """
            // swift-tools-version: 6.0
            import CompilerPluginSupport
            import PackageDescription
            let package = Package(
                name: "far", platforms: [.iOS(.v17), .macOS(.v14)],
                products: [.library(name: "Far", targets: ["Far"])],
                dependencies: [.package(url: "file://\(folder.url.path)/remote/swift-syntax", from: "509.0.0")],
                targets: [
                    .target(name: "Far", dependencies: ["FarMacros", "CSea", "CStorm", "CCalm", "Blob"]),
                    .macro(name: "FarMacros", dependencies: [
                        .product(name: "SwiftSyntaxMacros", package: "swift-syntax"),
                        .product(name: "SwiftCompilerPlugin", package: "swift-syntax"),
                    ]),
                    .target(name: "CSea", cSettings: [.define("SEA_LEVEL", to: "7")]),
                    .target(name: "CStorm"), .target(name: "CCalm"),
                    .binaryTarget(name: "Blob", path: "Blob.xcframework"),
                ])
            """, to: "remote/far/Package.swift")
        try write("", to: "remote/far/Blob.xcframework/x")
        try write(
            """
            import CSea
            #if canImport(CStorm)
            import CStorm
            #endif
            @freestanding(expression) public macro depth(_ value: Int) -> String = #externalMacro(module: "FarMacros", type: "DepthMacro")
            package let hidden = sea_level()
            public enum Sea {
                public static let level = hidden
                public static let deepest = #depth(11)
            }
            """, to: "remote/far/Sources/Far/Far.swift")
        try write(
            """
            import SwiftCompilerPlugin
            import SwiftSyntax
            import SwiftSyntaxMacros

            public struct DepthMacro: ExpressionMacro {
                public static func expansion(
                    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
                ) -> ExprSyntax {
                    "\\"\\(raw: node.arguments.first!.expression.description) \\(raw: Self.unit.capitalized.lowercased())\\""
                }

                // A version's module has nothing inside, and is there to be asked for. Foundation comes with swift-syntax on a Mac.
                #if canImport(SwiftSyntax509) && canImport(SwiftSyntax600) && !canImport(SwiftSyntax699)
                static let unit = "fathoms"
                #endif

                // All cases that there are.
                static func isList(_ accessors: AccessorBlockSyntax.Accessors) -> Bool {
                    switch accessors {
                    case .accessors: true
                    case .getter: false
                    }
                }
            }

            @main struct FarPlugin: CompilerPlugin { let providingMacros: [Macro.Type] = [DepthMacro.self] }
            """, to: "remote/far/Sources/FarMacros/DepthMacro.swift")
        try write("int sea_level(void);\n", to: "remote/far/Sources/CSea/include/CSea.h")
        try write("#include \"CSea.h\"\nint sea_level(void) { return SEA_LEVEL; }\n", to: "remote/far/Sources/CSea/sea.c")
        try write("", to: "remote/far/Sources/CStorm/include/CStorm.h")
        try write("#include <Weather/Storm.h>\n", to: "remote/far/Sources/CStorm/storm.c")
        try write("#include <Weather/Gale.h>\n", to: "remote/far/Sources/CStorm/gale.c")
        // Nothing imports it, so nobody compiles it.
        try write("", to: "remote/far/Sources/CCalm/include/CCalm.h")
        try write("#include <Weather/Calm.h>\n", to: "remote/far/Sources/CCalm/calm.c")
        try commit("remote/far", tag: "1.0.0")
        try write("public let tooNew = 1\n", to: "remote/far/Sources/Far/New.swift")
        try commit("remote/far", tag: "1.1.0")
    }

    /// The package manager looks for what a macro depends on, even though the toolchain has it.
    private func makeSyntaxRepository() throws {
        try write(
            """
            // swift-tools-version: 5.9
            import PackageDescription
            let names = ["SwiftSyntaxMacros", "SwiftCompilerPlugin"]
            let package = Package(
                name: "swift-syntax", products: names.map { .library(name: $0, targets: [$0]) },
                targets: names.map { .target(name: $0) })
            """, to: "remote/swift-syntax/Package.swift")
        for name in ["SwiftSyntaxMacros", "SwiftCompilerPlugin"] {
            try write("#error(\"This is not built.\")\n", to: "remote/swift-syntax/Sources/\(name)/S.swift")
        }
        try commit("remote/swift-syntax", tag: "509.0.0")
    }

    private func makeApp() throws -> URL {
        try write(
            """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(
                name: "App", dependencies: [.package(url: "file://\(folder.url.path)/remote/far", from: "1.0.0")],
                targets: [.executableTarget(name: "Widgets", dependencies: [.product(name: "Far", package: "far")])])
            """, to: "App/Package.swift")
        try write(NamedWidget.source(importing: "Far", name: #""\(Sea.level), \(Sea.deepest), \(#depth(3))""#), to: "App/Sources/Widgets/Widgets.swift")
        let revision = try revision(of: "1.0.0")
        try write(
            """
            {"pins": [{"identity": "far", "kind": "remoteSourceControl", "location": "file://\(folder.url.path)/remote/far",
            "state": {"revision": "\(revision)", "version": "1.0.0"}}], "version": 2}
            """, to: "App/Package.resolved")
        return folder.url.appendingPathComponent("App")
    }

    private func revision(of tag: String) throws -> String {
        try String(contentsOf: folder.url.appendingPathComponent("remote/far/.git/refs/tags/\(tag)"), encoding: .utf8)
            .trimmingCharacters(in: .whitespacesAndNewlines)
    }

    private func darkroom(_ arguments: String...) throws -> Program.Result {
        try Program(name: "darkroom").run(arguments + ["--cache", folder.url.appendingPathComponent("cache").path])
    }

    @Test func packagesAreFetchedWithTheirMacrosAndModulesOfC() throws {
        try makeSyntaxRepository()
        try makeRepository()
        let app = try makeApp()
        let place = app.appendingPathComponent(".build/checkouts/far").path
        let offline = try darkroom("list", app.path, "--offline")
        #expect(
            offline.errors.contains(
                "warning: 1 package is not on this disk, and --offline fetches nothing. What they have is missing:\n"
                    + "  far 1.0.0 from \(folder.url.path)/remote/far: put a checkout at \(place)\n"), "\(offline.errors)")
        #expect(!folder.files.contains { $0.hasPrefix("cache/packages/") })

        let fetched = try darkroom("list", app.path)
        #expect(fetched.status == 0, "\(fetched.errors)")
        #expect(fetched.output.contains("\n  name: 7, 11 fathoms, 3 fathoms\n"), "\(fetched.output)")
        let storm = fetched.errors.split(separator: "\n").filter { $0.contains("CStorm") }
        #expect(storm.count == 1 && storm[0].hasPrefix("warning: CStorm is left out: "), "\(fetched.errors)")
        #expect(storm.first?.hasSuffix("'Weather/Gale.h' file not found") == true, "\(fetched.errors)")
        #expect(!fetched.errors.contains("CCalm"), "\(fetched.errors)")
        #expect(!FileManager.default.fileExists(atPath: app.appendingPathComponent(".build").path), "Nothing is left in the app.")
        let checkouts = folder.files.filter { $0.hasPrefix("cache/packages/") && $0.hasSuffix("checkouts/far/Sources/Far/Far.swift") }
        #expect(checkouts.count == 1)
        #expect(!folder.files.contains { $0.hasSuffix("checkouts/far/Sources/Far/New.swift") }, "The pinned version is fetched.")

        // What was fetched once stays, even where the repository is gone.
        try FileManager.default.removeItem(at: folder.url.appendingPathComponent("remote/far"))
        let again = try darkroom("list", app.path)
        #expect(again.output == fetched.output && again.errors == "", "\(again.errors)")
        // A checkout at the place that the message names is found, too.
        let checkout = try #require(checkouts.first).dropLast("/Sources/Far/Far.swift".count)
        try FileManager.default.createDirectory(
            at: app.appendingPathComponent(".build/checkouts"), withIntermediateDirectories: true)
        try FileManager.default.copyItem(at: folder.url.appendingPathComponent(String(checkout)), to: URL(fileURLWithPath: place))
        let own = try darkroom("list", app.path, "--offline")
        #expect(own.status == 0 && own.output == fetched.output, "\(own.errors)")
    }
}
