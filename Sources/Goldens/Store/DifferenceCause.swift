/// A change since the recording of the goldens that may explain differences.
package struct DifferenceCause: Codable, Equatable, Sendable {
    /// The changed component, such as `pango` or `Darkroom`.
    package var name: String
    package var recorded: String
    package var found: String

    package init(name: String, recorded: String, found: String) {
        (self.name, self.recorded, self.found) = (name, recorded, found)
    }
}
