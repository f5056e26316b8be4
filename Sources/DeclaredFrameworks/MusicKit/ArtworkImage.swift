import SwiftUICore

/// An item's picture. Only the service has it, so what is drawn is the color that stands there until it comes: none.
@MainActor @preconcurrency public struct ArtworkImage: View {
    private let width: CGFloat?
    private let height: CGFloat?

    public init(_ artwork: Artwork, width: CGFloat) { (self.width, height) = (width, width) }
    public init(_ artwork: Artwork, height: CGFloat) { (width, self.height) = (height, height) }
    public init(_ artwork: Artwork, width: CGFloat, height: CGFloat) { (self.width, self.height) = (width, height) }

    public var body: some View { Color.clear.frame(width: width, height: height) }
}
