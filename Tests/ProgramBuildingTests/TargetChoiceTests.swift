import Foundation
import Testing

@testable import ProgramBuilding

/// Which target is drawn for a project, a folder or a name.
@Suite struct TargetChoiceTests {
    /// An app with widgets for phone and watch, and an extension without widgets.
    private func fixture() throws -> ProjectFixture {
        var fixture = try ProjectFixture(files: ["Mail/Info.plist": """
            <plist version="1.0"><dict><key>NSExtension</key><dict><key>NSExtensionPointIdentifier</key>
            <string>com.apple.mail</string></dict></dict></plist>
            """])
        fixture.addTarget("App", "application", files: ["App/App.swift", "Shared/S.swift"])
        fixture.addTarget("Kit", "framework", files: ["Kit/K.swift"])
        fixture.addWidgets("Phone", files: ["Phone/P.swift", "Shared/S.swift", "Common/C.swift"])
        fixture.addWidgets("Wrist", settings: ["SDKROOT": "watchos"], files: ["Wrist/W.swift", "Common/C.swift"])
        fixture.addWidgets("Mail", settings: ["INFOPLIST_FILE": "Mail/Info.plist"], files: ["Mail/M.swift"])
        return fixture
    }

    @Test(arguments: [
        (nil, Platform.iOS, nil, "Phone"),
        (nil, .watchOS, nil, "Wrist"),
        (nil, .macOS, nil, "./Harbor.xcodeproj has several widget extensions. Name one with --target: \"Phone\", \"Wrist\"."),
        ("Wrist", .iOS, nil, "Wrist"),
        ("App", .iOS, nil, "App"),
        (
            "Boat", .iOS, nil,
            "--target: ./Harbor.xcodeproj has no target \"Boat\". It has \"App\", \"Kit\", \"Phone\", \"Wrist\", \"Mail\"."
        ),
        (nil, .watchOS, "Phone", "Phone"),
        (nil, .watchOS, "Common", "Wrist"),
        (nil, .iOS, "Kit", nil),
        (nil, .iOS, "Elsewhere", nil),
        (
            nil, .iOS, "Shared",
            "./Shared belongs to App of ./Harbor.xcodeproj, which is not a widget extension. Name one with --target: "
                + "\"Phone\", \"Wrist\"."
        ),
        (
            nil, .iOS, "App",
            "./App belongs to App of ./Harbor.xcodeproj, which is not a widget extension. Name one with --target: "
                + "\"Phone\", \"Wrist\"."
        ),
    ] as [(String?, Platform, String?, String?)])
    func choices(_ name: String?, _ platform: Platform, _ folder: String?, _ expected: String?) throws {
        let fixture = try fixture()
        let project = try fixture.project()
        let result: String?
        do {
            result = try TargetChoice.target(
                of: [project], named: name, for: platform, owning: folder.map { fixture.folder[$0] })?.name
        } catch {
            result = fixture.folder.shortened("\(error)")
        }
        #expect(result == expected)
    }

    /// An extension whose Info.plist misspells the word for widgets is one of widgets if its program is.
    @Test func anExtensionThatIsOneOfWidgetsByItsProgram() throws {
        var fixture = try ProjectFixture(files: [
            "Info.plist": """
                <plist version="1.0"><dict><key>NSExtension</key><dict><key>NSExtensionPointIdentifier</key>
                <string>com.apple.widgetkit-extension.</string></dict></dict></plist>
                """,
            "W/W.swift": "import WidgetKit\n\n@main\nstruct All: WidgetBundle {\n}\n", "S/S.swift": "import UIKit\n@main class S {}\n",
        ])
        for name in ["S", "W"] { fixture.addWidgets(name, settings: ["INFOPLIST_FILE": "Info.plist"], files: ["\(name)/\(name).swift"]) }
        let project = try fixture.project()
        #expect(try TargetChoice.target(of: [project], named: nil, for: .iOS, owning: nil)?.name == "W")
    }

    /// Widgets that were written before their target was made.
    @Test func widgetsThatNoTargetHas() throws {
        var fixture = try ProjectFixture(files: [
            "W/Sub/W.swift": "import WidgetKit\n\n@main struct Tide: Widget {\n}\n",
            "Pods/P.swift": "import WidgetKit\n@main struct P: Widget {}\n",
        ])
        fixture.addTarget("App", "application", files: ["App/App.swift"])
        let project = try fixture.project()
        let error = #expect(throws: (any Error).self) {
            try TargetChoice.target(of: [project], named: nil, for: .iOS, owning: nil)
        }
        #expect(
            error.map { fixture.folder.shortened("\($0)") }
                == "./Harbor.xcodeproj has no widget extension. No target has the widgets in ./W/Sub. Name that folder in place of the "
                + "project to draw them.")
    }

    @Test func projectsWithTheSameTargets() throws {
        let fixture = try fixture()
        let project = try fixture.project()
        let error = #expect(throws: (any Error).self) {
            try TargetChoice.target(of: [project, project], named: nil, for: .iOS, owning: nil)
        }
        #expect(
            error.map { fixture.folder.shortened("\($0)") }
                == "./Harbor.xcodeproj, ./Harbor.xcodeproj have several widget extensions. Some have the same name. "
                + "Name one of the projects in place of the folder.")
    }

    @Test func projectsWithoutWidgets() throws {
        var fixture = try ProjectFixture()
        func message() throws -> String? {
            let project = try fixture.project()
            let error = #expect(throws: (any Error).self) {
                try TargetChoice.target(of: [project], named: nil, for: .iOS, owning: nil)
            }
            return error.map { fixture.folder.shortened("\($0)") }
        }
        #expect(try message() == "./Harbor.xcodeproj has no widget extension. It has no targets.")
        fixture.addTarget("App", "application")
        #expect(try message() == "./Harbor.xcodeproj has no widget extension. Name a target with --target: \"App\".")
    }
}
