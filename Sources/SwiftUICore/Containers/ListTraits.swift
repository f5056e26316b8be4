import Foundation

/// The information that a view passes to its enclosing list.
struct ListTraits {
    /// The identity of a section. Each `Section` view makes one.
    final class Section {}

    var section: Section?
    /// The insets, in points; nil for the list's own.
    var insets: EdgeInsets?
    /// The background of the row; nil for the list's own.
    var background: (@MainActor (_ResolutionContext) -> [_LayoutNode])?
    var topSeparator = Separator()
    var bottomSeparator = Separator()

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
