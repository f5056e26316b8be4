import Foundation
import Testing

/// Tests the tool's messages about missing names.
@Suite struct ToolDiagnosticsTests {
    @Test func missingNamesFollowTheCompilersMessages() throws {
        let folder = try TemporaryFolder()
        let (first, second) = (folder.url.appendingPathComponent("A.swift"), folder.url.appendingPathComponent("B.swift"))
        try Data(
            """
            import SwiftUI
            import WidgetKit
            import MapKit
            #if os(macOS)
            import AppKit
            #endif

            struct Place: View {
                var body: some View { Map() }
            }
            """.utf8).write(to: first)
        try Data(
            """
            import SwiftUI
            import CoreData
            import AppsOwn
            let color: NSColor? = nil
            let again: NSColor? = nil
            let brand = Color.brandOfTheApp
            let text = Text("x").frobnicate()
            """.utf8).write(to: second)
        let result = try Program(name: "darkroom").run(
            "render", first.path, second.path, "--cache", folder.url.appendingPathComponent("cache").path)
        #expect(result.status == 2)
        #expect(result.errors.contains("\(first.path):3:8: error: no such module 'MapKit'"), "\(result.errors)")
        let report = result.errors.split(separator: "\n").drop { !$0.hasSuffix("missing:") }.map(String.init)
        let unknown = "If an extension of the app's own has it, name its file or folder, too."
        #expect(
            report.map { $0.prefix { $0 != "." } }.map(String.init) == [
                "7 names are missing:", "  module MapKit, A", "  module CoreData, B", "  module AppsOwn, B", "  Map, A",
                "  NSColor, B", "  brandOfTheApp of Color, B", "  frobnicate of Text, B",
            ], "\(result.errors)")
        for part in [
            "module MapKit, A.swift:3: not supported yet. Maps are",
            "module AppsOwn, B.swift:3: Darkroom has no module of that name. If it is the app's own, name its folder, too.",
            "NSColor, B.swift:4, B.swift:5: not on iOS either. Use UIColor or Color.",
            "brandOfTheApp of Color, B.swift:6: Darkroom does not know it. \(unknown)",
        ] {
            #expect(result.errors.contains(part), "\(part)\n\(result.errors)")
        }
        #expect(!result.errors.contains("module AppKit"), "What conditions leave out is not missing.")
        #expect(!folder.files.contains { $0.contains("stubs") })
    }
}
