import Checks
import Foundation

/// A few findings with what formats have to escape.
enum SampleFindings {
    static let all = [
        Finding(
            rule: "text.truncated", severity: .warning, text: "\"Good <morning> | 50%\" is cut off.",
            place: SourceLocation(path: "Views/Card, a.swift", line: 41, column: 9), kind: "TodoWidget", form: "systemSmall",
            subject: "Good <morning> | 50%", pictures: ["TodoWidget/systemSmall", "TodoWidget/systemSmall-dark"],
            frame: CGRect(x: 16, y: 20.5, width: 120, height: 20)),
        Finding(
            rule: "text.small", severity: .error, text: "\"3\" is 9 points large; the smallest legible size is 11.", kind: "TodoWidget",
            form: "systemSmall", subject: "3", pictures: ["TodoWidget/systemSmall"]),
        Finding(rule: "text.small", severity: .note, text: "Nothing\nelse.", subject: "nothing"),
    ]

    static let report = CheckReport(
        darkroom: "0.1.0", pictures: 24,
        scopes: [
            .init(kind: "TodoWidget", rules: ["text.truncated", "text.small"]), .init(kind: "Clock", rules: ["text.truncated"]),
            .init(kind: nil, rules: ["text.small"]),
        ],
        findings: all)

    static let empty = CheckReport(darkroom: "0.1.0", pictures: 1, scopes: [], findings: [])
}
