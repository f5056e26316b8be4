/// The sizes and shapes a widget comes in.
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

    /// The family's name, as the source writes it.
    public var description: String { name }

    /// The name by which options, files and reports know the family.
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

    /// The family of that name.
    package init?(name: String) {
        guard let family = WidgetFamily.allCases.first(where: { $0.name == name }) else { return nil }
        self = family
    }

    /// Whether it belongs to the lock screen, a watch face or the Smart Stack rather than the home screen.
    package var isAccessory: Bool {
        switch self {
        case .accessoryCorner, .accessoryCircular, .accessoryRectangular, .accessoryInline: true
        default: false
        }
    }
}
