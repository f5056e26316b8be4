import Foundation

extension Image {
    /// Creates an image that a closure draws at `size`, in points. Opacity and color mode affect only speed on a screen.
    public init(
        size: CGSize, label: Text? = nil, opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
        renderer: @escaping (inout GraphicsContext) -> Void
    ) {
        func length(_ value: CGFloat) -> CGFloat { value.isFinite ? max(0, value) : 0 }
        let size = CGSize(width: length(size.width), height: length(size.height))
        let drawn = DrawnImage(size: size) { DrawnImageNode($0, size: size, renderer: renderer, context: $1) }
        self.init(source: .drawn(drawn))
        self.label = label
    }
}
