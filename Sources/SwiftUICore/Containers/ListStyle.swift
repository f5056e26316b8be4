import Foundation

/// The appearance of lists.
public protocol ListStyle: Sendable {
    /// The metrics of the style. Only the built-in styles provide them.
    var _metrics: _ListMetrics { get }
}

extension ListStyle {
    public var _metrics: _ListMetrics { .insetGrouped }
}

/// The metrics of a list style, in points. They are those of UIKit's table views, from memory and unconfirmed, except
/// the minimum row height of 44.
public struct _ListMetrics: Hashable, Sendable {
    /// Whether sections are boxes on a background of their own.
    var isGrouped: Bool
    /// The distance from the list's sides to its rows.
    var margin: CGFloat
    /// The distance from a row's sides to its content.
    var rowInset: CGFloat = 16
    /// The padding above and below a row's content.
    var rowPadding: CGFloat = 11
    var cornerRadius: CGFloat = 0
    var sectionSpacing: CGFloat
    /// The distance above the first section.
    var topMargin: CGFloat = 0

    public static let plain = _ListMetrics(isGrouped: false, margin: 0, sectionSpacing: 0)
    static let inset = _ListMetrics(isGrouped: false, margin: 16, rowInset: 4, sectionSpacing: 0)
    static let grouped = _ListMetrics(isGrouped: true, margin: 0, sectionSpacing: 35, topMargin: 35)
    public static let insetGrouped = _ListMetrics(
        isGrouped: true, margin: 16, cornerRadius: 10, sectionSpacing: 35, topMargin: 35)
    static let sidebar = _ListMetrics(isGrouped: true, margin: 16, cornerRadius: 10, sectionSpacing: 16, topMargin: 16)

    /// Sets the font and text case of a section's header or footer.
    func applyTextStyle(of part: SectionPart, to environment: inout EnvironmentValues) {
        guard part != .content else { return }
        environment.setForegroundStyles([AnyShapeStyle(HierarchicalShapeStyle.secondary)])
        environment.font = isGrouped ? .footnote : .headline
        if part == .header && isGrouped && environment.textCase == nil { environment.textCase = .uppercase }
        if part == .footer { environment.font = .footnote }
    }
}

/// The style of lists without another, which is inset grouped, as on iOS.
public struct DefaultListStyle: ListStyle { public init() {} }

/// Rows from edge to edge, without boxes.
public struct PlainListStyle: ListStyle {
    public init() {}
    public var _metrics: _ListMetrics { .plain }
}

/// Rows with margins at the sides, without boxes.
public struct InsetListStyle: ListStyle {
    public init() {}
    public var _metrics: _ListMetrics { .inset }
}

/// Sections as boxes from edge to edge.
public struct GroupedListStyle: ListStyle {
    public init() {}
    public var _metrics: _ListMetrics { .grouped }
}

/// Sections as rounded boxes with margins at the sides.
public struct InsetGroupedListStyle: ListStyle { public init() {} }

/// Sections as rounded boxes that are closer together than in the inset grouped style.
public struct SidebarListStyle: ListStyle {
    public init() {}
    public var _metrics: _ListMetrics { .sidebar }
}

/// Rows that grow and shrink while a watch scrolls. A picture shows the first ones as plain rows.
public struct CarouselListStyle: ListStyle {
    public init() {}
    public var _metrics: _ListMetrics { .plain }
}

/// Rows that follow the edge of a watch's screen while it scrolls. A picture shows the first ones as plain rows.
public struct EllipticalListStyle: ListStyle {
    public init() {}
    public var _metrics: _ListMetrics { .plain }
}

/// Rows inside a border, as on a Mac. The border is not drawn.
public struct BorderedListStyle: ListStyle {
    public init() {}
    /// Creates a style. Rows have no backgrounds that alternate.
    public init(alternatesRowBackgrounds: Bool) {}
    public var _metrics: _ListMetrics { .plain }
}

extension ListStyle where Self == DefaultListStyle { public static var automatic: Self { .init() } }
extension ListStyle where Self == PlainListStyle { public static var plain: Self { .init() } }
extension ListStyle where Self == InsetListStyle { public static var inset: Self { .init() } }
extension ListStyle where Self == GroupedListStyle { public static var grouped: Self { .init() } }
extension ListStyle where Self == InsetGroupedListStyle { public static var insetGrouped: Self { .init() } }
extension ListStyle where Self == SidebarListStyle { public static var sidebar: Self { .init() } }
extension ListStyle where Self == CarouselListStyle { public static var carousel: Self { .init() } }
extension ListStyle where Self == EllipticalListStyle { public static var elliptical: Self { .init() } }
extension ListStyle where Self == BorderedListStyle {
    public static var bordered: Self { .init() }
    public static func bordered(alternatesRowBackgrounds: Bool) -> Self { .init() }
}

private enum ListStyleKey: EnvironmentKey { static let defaultValue = _ListMetrics.insetGrouped }
private enum ListMetricsKey: EnvironmentKey { static let defaultValue: _ListMetrics? = nil }

extension EnvironmentValues {
    /// The metrics of lists inside this view.
    var listStyleMetrics: _ListMetrics {
        get { self[ListStyleKey.self] }
        set { self[ListStyleKey.self] = newValue }
    }

    /// The metrics of the enclosing list; nil outside lists.
    var listMetrics: _ListMetrics? {
        get { self[ListMetricsKey.self] }
        set { self[ListMetricsKey.self] = newValue }
    }
}

extension View {
    nonisolated public func listStyle<S: ListStyle>(_ style: S) -> some View {
        environment(\.listStyleMetrics, style._metrics)
    }
}
