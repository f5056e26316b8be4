import Files
import FoundationSupplement

/// The result of `record`, for `--json` and for text.
package struct RecordReport: Codable, Equatable, Sendable {
    /// A picture that could not be made.
    package struct Failure: Codable, Equatable, Sendable {
        package let name: String
        package let message: String

        package init(name: String, message: String) { (self.name, self.message) = (name, message) }
    }

    /// The version of the format. It changes if readers have to change.
    package var version = 1
    /// The sorted names of new goldens.
    package var new: [String] = []
    package var changed: [String] = []
    /// Goldens whose pictures the program no longer makes.
    package var stale: [String] = []
    /// The stale goldens that were removed.
    package var removed: [String] = []
    package var failed: [Failure] = []
    /// The number of goldens whose pictures differ within the tolerance. They are not written.
    package var tolerated = 0
    package var unchanged = 0
    /// The warnings of the run; nil if there are none.
    package var warnings: [RunWarning]?

    package init() {}

    /// The number of drawn pictures.
    package var drawn: Int { new.count + changed.count + tolerated + unchanged }

    /// Adds a picture. The message is the reason of a failure.
    package mutating func add(_ name: String, _ outcome: GoldenOutcome, message: String?) {
        switch outcome {
        case .new, .missing: new.append(name)
        case .changed: changed.append(name)
        case .tolerated: tolerated += 1
        case .unchanged: unchanged += 1
        case .failed: failed.append(Failure(name: name, message: message ?? ""))
        case .stale: stale.append(name)
        }
    }

    /// Sorts all lists by name, so that the report does not depend on the order in which threads finish.
    package mutating func sort() {
        new.sort()
        changed.sort()
        stale.sort()
        failed.sort { $0.name < $1.name }
    }

    /// Returns the report as JSON, for `--json`.
    package func json() throws -> String { try ReportEncoding.json(self) }

    /// Returns the result as text.
    ///
    /// - Parameters:
    ///   - folder: the golden folder.
    ///   - isDry: whether nothing was written.
    package func text(folder: String, isDry: Bool) -> String {
        var lines = new.map { "new      \($0)" } + changed.map { "changed  \($0)" }
        lines += stale.map { "stale    \($0)" } + removed.map { "removed  \($0)" }
        let done = isDry ? "Would record" : "Recorded"
        var sentence = "\(done) \(new.count) new and \(changed.count) changed of \(drawn) "
            + "\(drawn == 1 ? "picture" : "pictures") in \(folder)"
        if tolerated > 0 { sentence += "; \(tolerated) within their tolerance are kept" }
        lines.append(sentence + ".")
        if !stale.isEmpty {
            lines.append(
                "\(stale.count) stale \(stale.count == 1 ? "golden has" : "goldens have") no picture any more; "
                    + "record --prune removes \(stale.count == 1 ? "it" : "them").")
        }
        return lines.joined(separator: "\n")
    }
}
