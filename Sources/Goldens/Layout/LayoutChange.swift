/// A change of a view's layout.
package struct LayoutChange: Codable, Equatable, Sendable {
    /// The kind of a change.
    package enum Kind: String, Codable, Sendable { case moved, resized, added, removed, altered }

    /// A frame in the picture, in points.
    package typealias Frame = LayoutTree.Frame

    package var kind: Kind
    /// The view's path, which starts with the outermost view: `RingView/ZStack/Text`.
    package var view: String
    /// The view's old path; nil if the view has the same parent as before.
    package var oldView: String?
    package var from: Frame?
    package var to: Frame?
    /// Other changes, such as of a text.
    package var note: String?

    package init(
        kind: Kind, view: String, oldView: String? = nil, from: Frame? = nil, to: Frame? = nil, note: String? = nil
    ) {
        (self.kind, self.view, self.oldView) = (kind, view, oldView)
        (self.from, self.to, self.note) = (from, to, note)
    }
}
