/// A view that is not where it was.
package struct LayoutChange: Codable, Equatable, Sendable {
    /// What happened to the view.
    package enum Kind: String, Codable, Sendable { case moved, resized, added, removed, altered }

    /// A frame in the picture, in points.
    package typealias Frame = LayoutTree.Frame

    package var kind: Kind
    /// The view's name after those of the views around it, from the outside: `RingView/ZStack/Text`.
    package var view: String
    /// The same where the view had another parent: what it was called there.
    package var oldView: String?
    package var from: Frame?
    package var to: Frame?
    /// What else changed, such as a text.
    package var note: String?

    package init(
        kind: Kind, view: String, oldView: String? = nil, from: Frame? = nil, to: Frame? = nil, note: String? = nil
    ) {
        (self.kind, self.view, self.oldView) = (kind, view, oldView)
        (self.from, self.to, self.note) = (from, to, note)
    }
}
