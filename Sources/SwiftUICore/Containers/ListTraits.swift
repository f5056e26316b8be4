import Foundation

/// The information that a view passes to its enclosing list.
struct ListTraits {
    /// The identity of a section. Each `Section` view makes one.
    final class Section {}

    var section: Section?
    var insets = Insets()
    /// The background of the row; nil for the list's own.
    var background: (@MainActor (_ResolutionContext) -> [_LayoutNode])?
    var topSeparator = Separator()
    var bottomSeparator = Separator()

    /// The insets of each edge, in points; nil for the list's own.
    struct Insets {
        var top: CGFloat?
        var leading: CGFloat?
        var bottom: CGFloat?
        var trailing: CGFloat?
    }

    struct Separator {
        var isHidden = false
        var color: Color?
    }
}

extension ViewTraits {
    var list: ListTraits {
        get { layoutValues[ObjectIdentifier(ListTraits.self)] as? ListTraits ?? ListTraits() }
        set { layoutValues[ObjectIdentifier(ListTraits.self)] = newValue }
    }
}
