import Foundation

/// The distance between sections of a list.
public struct ListSectionSpacing: Sendable {
    /// The distance, in points.
    let length: CGFloat

    /// The spacing of UIKit's grouped lists (from memory, unconfirmed).
    public static let `default` = ListSectionSpacing(length: 35)
    public static let compact = ListSectionSpacing(length: 17)
    public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
        ListSectionSpacing(length: spacing.isFinite ? max(0, spacing) : 0)
    }
}

extension View {
    /// Sets the insets of a row's content, in points; nil keeps the list's own.
    nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View {
        modifier(
            TraitModifier { traits in
                traits.list.insets = ListTraits.Insets(
                    top: insets?.top, leading: insets?.leading, bottom: insets?.bottom, trailing: insets?.trailing)
            })
    }

    /// Sets some of the insets of a row's content, in points; nil keeps the list's own. The other edges stay as they are.
    nonisolated public func listRowInsets(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
        modifier(
            TraitModifier { traits in
                if edges.contains(.top) { traits.list.insets.top = length }
                if edges.contains(.leading) { traits.list.insets.leading = length }
                if edges.contains(.bottom) { traits.list.insets.bottom = length }
                if edges.contains(.trailing) { traits.list.insets.trailing = length }
            })
    }

    /// Sets the background of a row; nil keeps the list's own.
    nonisolated public func listRowBackground<V: View>(_ view: V?) -> some View {
        modifier(
            TraitModifier { traits in
                traits.list.background = view.map { view in { @MainActor context in view.resolved(in: context) } }
            })
    }

    /// Sets the color behind a row, which a watch shows as a platter; nil keeps the list's own.
    nonisolated public func listRowPlatterColor(_ color: Color?) -> some View { listRowBackground(color) }

    nonisolated public func listRowSeparator(
        _ visibility: Visibility, edges: VerticalEdge.Set = .all
    ) -> some View {
        modifier(
            TraitModifier { traits in
                if edges.contains(.top) { traits.list.topSeparator.isHidden = visibility == .hidden }
                if edges.contains(.bottom) { traits.list.bottomSeparator.isHidden = visibility == .hidden }
            })
    }

    nonisolated public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
        modifier(
            TraitModifier { traits in
                if edges.contains(.top) { traits.list.topSeparator.color = color }
                if edges.contains(.bottom) { traits.list.bottomSeparator.color = color }
            })
    }

    /// Effect: none, because only macOS draws separators between sections.
    nonisolated public func listSectionSeparator(
        _ visibility: Visibility, edges: VerticalEdge.Set = .all
    ) -> some View { self }

    /// Effect: none, because only macOS draws separators between sections.
    nonisolated public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
        self
    }

    /// Sets the distance between a list's rows, in points; nil keeps the list's own, which is 0.
    nonisolated public func listRowSpacing(_ spacing: CGFloat?) -> some View {
        environment(\.listRowSpacing, spacing)
    }

    nonisolated public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
        environment(\.listSectionSpacing, spacing.length)
    }

    nonisolated public func listSectionSpacing(_ spacing: CGFloat) -> some View {
        listSectionSpacing(.custom(spacing))
    }

    /// Keeps the list's own margins, and a message reports others.
    nonisolated public func listSectionMargins(
        _ edges: Edge.Set = .all, _ length: CGFloat?, _file: StaticString = #fileID, _line: UInt = #line
    ) -> some View {
        reporting(
            "listSectionMargins: the section keeps the list's margins", at: SourcePlace(_file, _line),
            if: { _ in length != nil && !edges.isEmpty })
    }

    /// Effect: none, because all headers have the same prominence.
    nonisolated public func headerProminence(_ prominence: Prominence) -> some View { self }
}

/// The prominence of a view.
public enum Prominence: Hashable, Sendable { case standard, increased }

private enum ListRowSpacingKey: EnvironmentKey { static let defaultValue: CGFloat? = nil }
private enum ListSectionSpacingKey: EnvironmentKey { static let defaultValue: CGFloat? = nil }
private enum MinimumRowHeightKey: EnvironmentKey { static let defaultValue: CGFloat = 44 }
private enum MinimumHeaderHeightKey: EnvironmentKey { static let defaultValue: CGFloat? = nil }

extension EnvironmentValues {
    var listRowSpacing: CGFloat? {
        get { self[ListRowSpacingKey.self] }
        set { self[ListRowSpacingKey.self] = newValue }
    }

    var listSectionSpacing: CGFloat? {
        get { self[ListSectionSpacingKey.self] }
        set { self[ListSectionSpacingKey.self] = newValue }
    }

    /// The minimum height of a row, in points (UIKit's published touch target of 44).
    public var defaultMinListRowHeight: CGFloat {
        get { self[MinimumRowHeightKey.self] }
        set { self[MinimumRowHeightKey.self] = newValue }
    }

    /// The minimum height of a header, in points; nil for the header's own.
    public var defaultMinListHeaderHeight: CGFloat? {
        get { self[MinimumHeaderHeightKey.self] }
        set { self[MinimumHeaderHeightKey.self] = newValue }
    }
}
