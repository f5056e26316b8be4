/// The information that a view passes to its enclosing grid.
struct GridTraits {
    /// The identity of a row of cells. Each `GridRow` makes one.
    final class Row {
        let alignment: VerticalAlignment?
        init(alignment: VerticalAlignment?) { self.alignment = alignment }
    }

    var row: Row?
    var columns = 1
    var anchor: UnitPoint?
    var columnAlignment: HorizontalAlignment?
    var unsizedAxes: Axis.Set = []
}
