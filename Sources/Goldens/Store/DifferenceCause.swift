/// Something that is not as it was when the goldens were recorded, and would explain differences.
package struct DifferenceCause: Codable, Equatable, Sendable {
    /// What it is, such as `pango` or `Darkroom`.
    package var name: String
    package var recorded: String
    package var found: String

    package init(name: String, recorded: String, found: String) {
        (self.name, self.recorded, self.found) = (name, recorded, found)
    }
}
