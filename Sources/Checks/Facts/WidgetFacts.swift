import Foundation

/// What is known of a widget's configuration.
package struct WidgetFacts: Codable, Sendable {
    package var kind: String
    /// The place of the configuration in the sources.
    package var place: SourceLocation?
    /// The name in the widget gallery; nil if the configuration has none.
    package var displayName: String?
    /// The description in the widget gallery; nil if the configuration has none.
    package var summary: String?
    /// The families that the configuration lists, or that the system assumes.
    package var families: [String]
    /// Whether the configuration itself lists its families.
    package var listsFamilies: Bool
    package var isContainerBackgroundRemovable: Bool

    /// Creates the facts of a widget.
    package init(
        kind: String, place: SourceLocation? = nil, displayName: String? = nil, summary: String? = nil, families: [String],
        listsFamilies: Bool = true, isContainerBackgroundRemovable: Bool = true
    ) {
        (self.kind, self.place, self.displayName, self.summary) = (kind, place, displayName, summary)
        (self.families, self.listsFamilies) = (families, listsFamilies)
        self.isContainerBackgroundRemovable = isContainerBackgroundRemovable
    }
}

/// What is known of a Live Activity's state.
package struct ActivityFacts: Codable, Sendable {
    package var attributes: String
    package var place: SourceLocation?
    /// The size of the attributes and the state together, encoded as JSON, in bytes; nil if they cannot be encoded.
    package var stateSize: Int?

    /// Creates the facts of a Live Activity.
    package init(attributes: String, place: SourceLocation? = nil, stateSize: Int? = nil) {
        (self.attributes, self.place, self.stateSize) = (attributes, place, stateSize)
    }
}
