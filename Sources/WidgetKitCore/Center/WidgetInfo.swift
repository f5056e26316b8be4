import Foundation

/// A widget that the user added.
public struct WidgetInfo: Identifiable, Hashable, Sendable {
    public struct ID: Hashable, Sendable {
        let kind: String
        let family: WidgetFamily
    }

    public let kind: String
    public let family: WidgetFamily
    let intent: WidgetIntent?

    public var id: ID { ID(kind: kind, family: family) }

    package init(kind: String, family: WidgetFamily, intent: WidgetIntent? = nil) {
        (self.kind, self.family, self.intent) = (kind, family, intent)
    }

    public static func == (lhs: WidgetInfo, rhs: WidgetInfo) -> Bool { lhs.id == rhs.id }

    public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
