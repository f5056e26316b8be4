/// The sizes and shapes of widgets.
@frozen public enum WidgetFamily: Int, Hashable, CaseIterable, Sendable, CustomStringConvertible,
    CustomDebugStringConvertible
{
    case systemSmall = 0
    case systemMedium = 1
    case systemLarge = 2
    case systemExtraLarge = 3
    case systemExtraLargePortrait = 9
    case accessoryCorner = 8
    case accessoryCircular = 5
    case accessoryRectangular = 6
    case accessoryInline = 7

    /// The name of the family in source code.
    public var description: String { name }

    /// The name of the family in options, files and reports.
    package var name: String {
        switch self {
        case .systemSmall: "systemSmall"
        case .systemMedium: "systemMedium"
        case .systemLarge: "systemLarge"
        case .systemExtraLarge: "systemExtraLarge"
        case .systemExtraLargePortrait: "systemExtraLargePortrait"
        case .accessoryCorner: "accessoryCorner"
        case .accessoryCircular: "accessoryCircular"
        case .accessoryRectangular: "accessoryRectangular"
        case .accessoryInline: "accessoryInline"
        }
    }

    public var debugDescription: String { description }

    /// Creates the family with a name. The result is `nil` for an unknown name.
    package init?(name: String) {
        guard let family = WidgetFamily.allCases.first(where: { $0.name == name }) else { return nil }
        self = family
    }

    /// Whether the family belongs to the Lock Screen, a watch face or the Smart Stack rather than the Home Screen.
    package var isAccessory: Bool {
        switch self {
        case .accessoryCorner, .accessoryCircular, .accessoryRectangular, .accessoryInline: true
        default: false
        }
    }
}
