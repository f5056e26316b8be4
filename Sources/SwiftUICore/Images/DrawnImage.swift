import DisplayList
import Foundation

extension Image {
    /// Creates an image that a closure draws at `size`, in points. Opacity and color mode affect only speed on a screen.
    public init(
        size: CGSize, label: Text? = nil, opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
        renderer: @escaping (inout GraphicsContext) -> Void
    ) {
        self.init(source: .drawn(DrawnImage(size: size, renderer: renderer)))
        self.label = label
    }
}

/// The drawing of an image by a closure. Images with the same one are equal.
// The closure is called where layout draws, on one thread at a time.
final class DrawnImage: Hashable, @unchecked Sendable {
    /// The size in points.
    let size: CGSize
    let renderer: (inout GraphicsContext) -> Void

    init(size: CGSize, renderer: @escaping (inout GraphicsContext) -> Void) {
        func length(_ value: CGFloat) -> CGFloat { value.isFinite ? max(0, value) : 0 }
        self.size = CGSize(width: length(size.width), height: length(size.height))
        self.renderer = renderer
    }

    static func == (left: DrawnImage, right: DrawnImage) -> Bool { left === right }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
