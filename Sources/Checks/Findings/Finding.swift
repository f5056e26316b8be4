import Foundation

/// What a rule has found: a defect, where it is, and in which pictures it shows.
package struct Finding: Codable, Hashable, Sendable {
    /// The identifier of the rule.
    package var rule: String
    package var severity: Severity
    /// The defect as a sentence without its place.
    package var text: String
    /// The view's place in the sources; nil where it is not known.
    package var place: SourceLocation?
    /// The kind of the widget or control, or the type of a Live Activity's attributes; nil for the extension as a whole.
    package var kind: String?
    /// The family, presentation or place of the first picture; nil for what no single picture shows.
    package var form: String?
    /// What the finding is about, in words that stay the same when lines move: the text of a view, the name of an image.
    package var subject: String
    /// The names of the pictures that show it, without their extensions.
    package var pictures: [String]
    /// The rectangle in the first of these pictures, in points.
    package var frame: CGRect?

    /// Creates a finding.
    package init(
        rule: String, severity: Severity, text: String, place: SourceLocation? = nil, kind: String? = nil, form: String? = nil,
        subject: String = "", pictures: [String] = [], frame: CGRect? = nil
    ) {
        (self.rule, self.severity, self.text, self.place) = (rule, severity, text, place)
        (self.kind, self.form, self.subject, self.pictures, self.frame) = (kind, form, subject, pictures, frame)
    }
}

extension Finding {
    /// What identifies the finding in a baseline: everything but its place and its pictures, which change with other edits.
    package var fingerprint: String {
        [rule, kind ?? "", subject].joined(separator: "|")
    }
}
