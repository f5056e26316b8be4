import Foundation

@testable import Checks

/// Facts of widgets for tests.
enum SampleWidgets {
    static let place = SourceLocation(path: "Tea.swift", line: 7)

    /// A widget that no rule finds anything about.
    static func widget(families: [String] = ["systemSmall"]) -> WidgetFacts {
        WidgetFacts(kind: "Tea", place: place, displayName: "Tea", summary: "The next cup.", families: families)
    }

    /// A picture of a family with content.
    static func picture(_ form: String = "systemSmall", surface: PictureFacts.Surface = .homeScreen) -> PictureFacts {
        var facts = PictureFacts(name: "Tea/\(form)", kind: "Tea", form: form, surface: surface)
        facts.place = place
        return facts
    }

    static func view(_ frame: CGRect = CGRect(x: 16, y: 16, width: 60, height: 60)) -> ViewFacts {
        ViewFacts(place: SourceLocation(path: "Tea.swift", line: 12), path: "0.1", frame: frame)
    }

    /// What the rules find in pictures and a widget, as identifiers with texts.
    static func findings(_ pictures: [PictureFacts], _ widget: WidgetFacts? = nil, rules: [String]) -> [Finding] {
        var judge = CheckJudge(RuleSettings(only: rules))
        for picture in pictures { judge.add(picture) }
        if let widget { judge.add(widget) }
        return judge.findings
    }
}
