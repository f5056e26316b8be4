import Foundation
import Testing

@testable import ProgramBuilding

/// Tests the places of plugins, and the reasons that the tool gives for plugins that cannot run.
@Suite struct PluginTests {
    private static func manifest(targets: String, products: String = "", dependencies: String = "") throws -> PackageManifest {
        let text = """
            {"name": "Root", "products": [\(products)], "targets": [\(targets)], "dependencies": [\(dependencies)],
            "swiftLanguageVersions": null, "toolsVersion": {"_version": "5.9.0"}}
            """
        return try JSONDecoder().decode(PackageManifest.self, from: Data(text.utf8))
    }

    private static func target(_ name: String, type: String = "regular", plugins: String = "") -> String {
        """
        {"name": "\(name)", "type": "\(type)", "exclude": [], "resources": [], "dependencies": [], "settings": [],
        "pluginUsages": [\(plugins)]}
        """
    }

    @Test func placesOfPlugins() throws {
        let folder = try TemporaryFolder(["Root/Package.swift": "", "Near/Package.swift": ""])
        let manifest = try Self.manifest(
            targets: [
                Self.target(
                    "Kit",
                    plugins: "{\"plugin\": [\"Far\", \"far\"]}, {\"plugin\": [\"Near\", \"near\"]}, {\"plugin\": [\"Own\", null]}, "
                        + "{\"plugin\": [\"Hidden\", null]}"),
                Self.target("Own", type: "plugin"), Self.target("Hidden", type: "plugin"),
            ].joined(separator: ","),
            products: "{\"name\": \"OwnPlugin\", \"targets\": [\"Own\"]}",
            dependencies: """
                {"sourceControl": [{"identity": "far", "location": {"remote": [{"urlString": "https://example.com/far"}]},
                "requirement": {"exact": ["2.0.0"]}}]},
                {"fileSystem": [{"identity": "near", "path": "\(folder["Near"].path)"}]}
                """)
        let libraries = PackageLibraries(manifest: { _ in manifest }, platform: .iOS, provided: [])
        let plugins = libraries.plugins(of: manifest.targets[0], in: manifest, at: folder["Root"])
        #expect(plugins.map(\.name) == ["Far", "Near", "OwnPlugin", "Hidden"])
        #expect(plugins[0].place == .remote(RemotePackage("https://example.com/far", "exact: \"2.0.0\"")))
        guard case .local(let near) = plugins[1].place else {
            Issue.record("Near has no place.")
            return
        }
        #expect(near.path == folder["Near"].path)
        #expect(plugins[2].place == .local(folder["Root"]) && plugins[3].place == nil)
        #expect(libraries.place(ofPlugin: "Near", at: .local(folder["Gone"])) == nil)
    }

    /// The package manager always fails, because it cannot compile the target itself.
    @Test func reasonsOfPluginsThatCannotRun() {
        let usual = """
            /tmp/NothingOfThisPackageIsCompiled.swift:1:8: error: no such module 'NothingOfThisPackageIsCompiled'
            error: emit-module command failed with exit code 1 (use -v to see invocation)
            """
        #expect(PluginRuns.failure(in: usual) == nil)
        #expect(
            PluginRuns.failure(in: "warning: old\nerror: plugin 'Make' has no tool 'make' for this system\n" + usual)
                == "plugin 'Make' has no tool 'make' for this system")
    }
}
