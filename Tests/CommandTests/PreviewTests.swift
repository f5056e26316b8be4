import Darkroom
import Foundation
import Testing

/// Tests `render --previews` with the executable.
@Suite struct PreviewTests {
    private func render(_ arguments: String..., to folder: TemporaryFolder) throws -> Program.Result {
        try Program(name: "Troubles").run(
            ["render", "--date", "2026-06-09T16:41:00Z", "--scale", "1", "--output", folder.url.path] + arguments)
    }

    /// Every form is drawn as in `golden/previews`. One preview fails, and the others are drawn nevertheless.
    @Test func everyFormIsDrawn() throws {
        let folder = try TemporaryFolder()
        let result = try render("--previews", "--quiet", to: folder)
        #expect(result.status == 3)
        #expect(
            result.errors
                == "error: preview Wrong, Previews.swift:89: its entries are not of the type that Twice's provider makes.\n")
        let goldens = Program.package.appendingPathComponent("golden/previews")
        if ProcessInfo.processInfo.environment["DARKROOM_RECORD"] == "1" {
            for file in folder.files {
                try golden(file, in: goldens).record(Data(contentsOf: folder.url.appendingPathComponent(file)))
            }
            return
        }
        let expected = try FileManager.default.contentsOfDirectory(atPath: goldens.path).sorted()
        #expect(folder.files == expected)
        for file in expected where folder.files.contains(file) {
            let actual = try Data(contentsOf: folder.url.appendingPathComponent(file))
            let golden = golden(file, in: goldens)
            if try Data(contentsOf: golden.file) == actual { continue }
            let outcome = try golden.compare(actual, name: (file as NSString).deletingPathExtension)
            Issue.record("\(file) differs from its golden: \(outcome)")
        }
    }

    private func golden(_ file: String, in folder: URL) -> Golden {
        Golden(
            file: folder.appendingPathComponent(file),
            failures: Program.package.appendingPathComponent(".build/golden-failures"))
    }

    private struct Report: Decodable {
        struct Preview: Decodable {
            struct Picture: Decodable {
                let file: String
                let scheme: String
                let entry: Int?
                let width: Double
                let height: Double
            }

            let name: String
            let source: String
            let kind: String?
            let family: String?
            let pictures: [Picture]
        }

        let previews: [Preview]
    }

    @Test func theReportNamesPicturesAndTheirCanvases() throws {
        let folder = try TemporaryFolder()
        let result = try render(
            "--preview", "fitting", "--preview", "Fixed", "--preview", "Moments", "--preview", "Small phone",
            "--preview", "island", "--scheme", "light", "--scheme", "dark", "--json", to: folder)
        #expect(result.status == 0, "\(result.errors)")
        let report = try JSONDecoder().decode(Report.self, from: Data(result.output.utf8))
        let lines = report.previews.flatMap { preview in
            preview.pictures.map {
                "\(preview.kind ?? "-") \(preview.family ?? "-") \($0.file) \($0.entry ?? 0) \($0.width)x\($0.height)"
            }
        }
        #expect(
            lines == [
                "DeliveryAttributes compact Island.png 0 \(Self.island)", "DeliveryAttributes compact Island-dark.png 0 \(Self.island)",
                "- - Fitting.png 0 90.0x30.0", "- - Fitting-dark.png 0 90.0x30.0",
                "- - Fixed.png 0 120.0x50.0", "- - Fixed-dark.png 0 120.0x50.0",
                "Twice systemSmall Moments-entry1.png 1 170.0x170.0", "Twice systemSmall Moments-entry1-dark.png 1 170.0x170.0",
                "Twice systemSmall Moments-entry2.png 2 170.0x170.0", "Twice systemSmall Moments-entry2-dark.png 2 170.0x170.0",
                "Twice systemSmall Moments-entry3.png 3 170.0x170.0", "Twice systemSmall Moments-entry3-dark.png 3 170.0x170.0",
                "- - Small phone.png 0 375.0x667.0", "- - Small phone-dark.png 0 375.0x667.0",
            ])
        #expect(folder.files == lines.map { String($0.split(separator: " ", maxSplits: 2)[2].split(separator: ".png")[0]) + ".png" }.sorted())
    }

    private static let island = "212.34x36.67"

    @Test func filesProvidersAndFamiliesSelectPreviews() throws {
        let folder = try TemporaryFolder()
        let provider = try render("--preview", "Badge_Previews", "--family", "systemMedium", to: folder)
        #expect(provider.status == 0, "\(provider.errors)")
        #expect(
            provider.output == """
                Badge_Previews-systemMedium: Badge_Previews-systemMedium.png
                Badge_Previews-systemMedium-2: Badge_Previews-systemMedium-2.png
                Wrote 2 pictures to \(folder.url.path).

                """)
        let file = try TemporaryFolder()
        let activities = try render("--preview", "LiveActivity.swift", "--quiet", to: file)
        #expect(activities.status == 0 && activities.output == "")
        #expect(file.files == ["Island.png", "Lock screen-entry1.png", "Lock screen-entry2.png"])
    }

    @Test func unsupportedOptionsOfPreviewsAreReported() throws {
        let folder = try TemporaryFolder()
        let unknown = try render("--preview", "Fiting", to: folder)
        #expect(unknown.status == 2)
        #expect(unknown.errors.contains("--preview: there is no \"Fiting\". Did you mean \"Fitting\"?"))
        let tapped = try render("--previews", "--tap", "widget", to: folder)
        #expect(tapped.status == 2)
        #expect(tapped.errors.hasPrefix("error: --tap says what a widget shows; previews say that themselves."))
        let none = try Program(name: "Probe").run("render", "--previews", "--output", folder.url.path)
        #expect(none.status == 2)
        #expect(none.errors.hasPrefix("error: The program has no previews."), "\(none.errors)")
        #expect(folder.files == [])
    }

    @Test func listedNamesAreValuesOfTheOption() throws {
        let list = try Program(name: "Troubles").run("list")
        #expect(
            list.output.hasSuffix(
                """
                Previews
                  Lock screen: DeliveryAttributes content
                  Island: DeliveryAttributes compact
                  Previews: a view
                  Fitting: a view
                  Fixed: a view
                  Sideways: a view
                  Moments: Twice systemSmall
                  Provided: Twice systemSmall
                  Wrong: Twice systemSmall
                  Expanded: DeliveryAttributes expanded
                  Minimal: DeliveryAttributes minimal
                  Small badge: systemSmall
                  Badge_Previews-systemMedium: systemMedium
                  Badge_Previews-systemMedium-2: systemMedium
                  Row: a view
                  Small phone: a view

                """), "\(list.output)")
    }
}
