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

extension Finding {
    private enum CodingKeys: String, CodingKey { case rule, severity, text, place, kind, form, subject, pictures, frame }

    /// A rectangle with names for its parts.
    private struct Frame: Codable {
        let x, y, width, height: CGFloat
    }

    /// Reads a finding of a report.
    ///
    /// - Throws: the decoder's errors.
    package init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            rule: try values.decode(String.self, forKey: .rule), severity: try values.decode(Severity.self, forKey: .severity),
            text: try values.decode(String.self, forKey: .text), place: try values.decodeIfPresent(SourceLocation.self, forKey: .place),
            kind: try values.decodeIfPresent(String.self, forKey: .kind), form: try values.decodeIfPresent(String.self, forKey: .form),
            subject: try values.decode(String.self, forKey: .subject), pictures: try values.decode([String].self, forKey: .pictures))
        frame = try values.decodeIfPresent(Frame.self, forKey: .frame).map {
            CGRect(x: $0.x, y: $0.y, width: $0.width, height: $0.height)
        }
    }

    /// Writes the finding for a report.
    ///
    /// - Throws: the encoder's errors.
    package func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(rule, forKey: .rule)
        try values.encode(severity, forKey: .severity)
        try values.encode(text, forKey: .text)
        try values.encodeIfPresent(place, forKey: .place)
        try values.encodeIfPresent(kind, forKey: .kind)
        try values.encodeIfPresent(form, forKey: .form)
        try values.encode(subject, forKey: .subject)
        try values.encode(pictures, forKey: .pictures)
        let rectangle = frame.map { Frame(x: $0.minX, y: $0.minY, width: $0.width, height: $0.height) }
        try values.encodeIfPresent(rectangle, forKey: .frame)
    }
}
