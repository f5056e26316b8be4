import Foundation
import Synchronization

/// A warning of a run: what it draws or does in another way than a device, or what it could not find.
package struct RunWarning: Codable, Hashable, Sendable {
    package var text: String
    /// The name of the source file that the warning is about; nil where it is not known.
    package var file: String?
    package var line: Int?
    /// The kind of the widget that was being drawn; nil outside widgets.
    package var kind: String?
    package var family: String?
    /// The picture that was being laid out, such as `TodoWidget/systemSmall-dark`.
    package var picture: String?

    /// Creates a warning about the picture that is being laid out.
    package init(_ text: String, at place: SourcePlace = .unknown) {
        self.init(text, at: place, about: RunWarning.subject.withLock { $0 })
    }

    /// Creates a warning about a picture, or about none.
    package init(_ text: String, at place: SourcePlace = .unknown, about subject: Subject?) {
        self.text = text
        (file, line) = (place.file, place.line)
        (kind, family, picture) = (subject?.kind, subject?.family, subject?.picture)
    }

    /// The text behind its place: `Weather.swift:41: …`.
    package var message: String { file.map { "\($0):\(line ?? 0): \(text)" } ?? text }
}

extension RunWarning {
    /// What a warning is about.
    package struct Subject: Hashable, Sendable {
        package var kind: String?
        package var family: String?
        package var picture: String?

        package init(kind: String? = nil, family: String? = nil, picture: String? = nil) {
            (self.kind, self.family, self.picture) = (kind, family, picture)
        }
    }

    private static let subject = Mutex<Subject?>(nil)

    /// Calls `body`, whose warnings are about `subject`.
    package static func about<Result>(_ subject: Subject, _ body: () throws -> Result) rethrows -> Result {
        let outer = RunWarning.subject.withLock { current in
            defer { current = subject }
            return current
        }
        defer { RunWarning.subject.withLock { $0 = outer } }
        return try body()
    }
}
