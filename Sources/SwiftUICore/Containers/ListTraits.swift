import Foundation

/// What a view tells the list around it.
struct ListTraits {
    /// Rows that belong together; each `Section` makes one.
    final class Section {}

    var section: Section?
    /// In points; nil is the list's own.
    var insets: EdgeInsets?
    /// What lies behind the row; nil is the list's own ground.
    var background: (@MainActor (_ResolutionContext) -> [_LayoutNode])?
    var topSeparator = Separator()
    var bottomSeparator = Separator()
    var topSpacing: CGFloat?

    struct Separator {
        var isHidden = false
        var color: Color?
    }
}

/// Whether something is shown.
@frozen public enum Visibility: Hashable, CaseIterable, Sendable { case automatic, visible, hidden }

/// How closely a list's sections follow one another.
public struct ListSectionSpacing: Sendable {
    /// In points.
    let length: CGFloat

    /// As UIKit's grouped lists have it (from memory, unconfirmed).
    public static let `default` = ListSectionSpacing(length: 35)
    public static let compact = ListSectionSpacing(length: 17)
    public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
        ListSectionSpacing(length: spacing.isFinite ? max(0, spacing) : 0)
    }
}

extension View {
    /// The space around a row's content, in points; nil keeps the list's own.
    nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View {
        modifier(TraitModifier { $0.list.insets = insets })
    }

    /// What lies behind a row; nil keeps the list's own ground.
    nonisolated public func listRowBackground<V: View>(_ view: V?) -> some View {
        modifier(
            TraitModifier { traits in
                traits.list.background = view.map { view in { @MainActor context in view.resolved(in: context) } }
            })
    }

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

    /// Lines between sections are part of plain lists on the Mac alone: nothing changes.
    nonisolated public func listSectionSeparator(
        _ visibility: Visibility, edges: VerticalEdge.Set = .all
    ) -> some View { self }

    /// As `listSectionSeparator(_:edges:)`.
    nonisolated public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
        self
    }

    /// The distance between a list's rows, in points; nil keeps the list's own, none.
    nonisolated public func listRowSpacing(_ spacing: CGFloat?) -> some View {
        environment(\.listRowSpacing, spacing)
    }

    nonisolated public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
        environment(\.listSectionSpacing, spacing.length)
    }

    nonisolated public func listSectionSpacing(_ spacing: CGFloat) -> some View {
        listSectionSpacing(.custom(spacing))
    }

    /// Whether headers stand out, as lists of their own do: a picture shows them alike.
    nonisolated public func headerProminence(_ prominence: Prominence) -> some View { self }
}

/// How much a view stands out.
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

    /// The least height of a row, in points (UIKit's published touch target of 44).
    public var defaultMinListRowHeight: CGFloat {
        get { self[MinimumRowHeightKey.self] }
        set { self[MinimumRowHeightKey.self] = newValue }
    }

    /// The least height of a header, in points; nil is the header's own.
    public var defaultMinListHeaderHeight: CGFloat? {
        get { self[MinimumHeaderHeightKey.self] }
        set { self[MinimumHeaderHeightKey.self] = newValue }
    }
}
