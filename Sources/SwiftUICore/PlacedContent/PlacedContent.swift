import DisplayList
import Foundation

/// The texts, images and tap targets of a picture with what layout has decided about them. Lengths are in points, frames are in
/// the picture.
package struct PlacedContent {
    /// What all views have.
    package struct View {
        /// The way to the view in the layout tree, such as `0.1.0`.
        package var path: String
        package var frame: CGRect
        /// The part of the picture in which the view is visible.
        package var clip: CGRect
        /// The product of the opacities of the views around it, 0…1.
        package var opacity: Double = 1
        package var isRedacted = false
        package var isPrivacySensitive = false
        /// Whether the view or one around it is hidden from VoiceOver.
        package var isAccessibilityHidden = false
        /// The accessibility label of the view or of the nearest one around it that has one.
        package var accessibilityLabel: String?
        /// The index of the innermost tap target around the view.
        package var target: Int?
        package var node: _LayoutNode
        /// The traces in which to look for the view's place in the sources, the best first; empty if nothing was recorded.
        package var traces: [SourceTrace]
    }

    /// A text and how it fits.
    package struct Text {
        package var view: View
        package var text: String
        /// The rectangles of the lines, from the ascent to the descent.
        package var lines: [CGRect]
        package var isTruncated: Bool
        /// Whether a line ends inside a word, without a hyphen.
        package var breaksWord: Bool
        /// The factor by which the text is scaled down to fit.
        package var scale: CGFloat
        package var minimumScale: CGFloat
        /// The most lines that the view allows; nil for no limit.
        package var lineLimit: Int?
        /// The sizes of the fonts as drawn.
        package var fontSizes: ClosedRange<CGFloat>
        /// The lightest weight of the fonts, from 100 to 900.
        package var weight: CGFloat
        /// The key in a string table; nil for characters that no table translates.
        package var key: String?
        package var isLive: Bool
    }

    /// An image or a symbol.
    package struct Image {
        package var view: View
        /// The name in the catalog, or of the symbol; nil for other images.
        package var name: String?
        package var isSymbol: Bool
        package var isMissing: Bool
        package var isDecorative = false
        /// What VoiceOver reads of the image itself: its label or its name; nil if it reads nothing.
        package var spokenText: String?
        /// The size in pixels; nil for drawings and symbols.
        package var pixels: CGSize?
        /// The drawings of a symbol or a template image; empty for other images.
        package var marks: [DrawnMark] = []
    }

    /// A tap target.
    package struct Target {
        package var view: View
        package var action: TapAction
        /// Whether it is a toggle.
        package var isToggle = false
    }

    package private(set) var texts: [Text] = []
    package private(set) var images: [Image] = []
    package private(set) var targets: [Target] = []

    /// The traces of all views.
    package var traces: [SourceTrace] {
        texts.flatMap(\.view.traces) + images.flatMap(\.view.traces) + targets.flatMap(\.view.traces)
    }

    /// Collects the content of a laid-out tree.
    ///
    /// - Parameter bounds: the picture, in points.
    @MainActor package init(of root: _LayoutNode, in bounds: CGRect) {
        collect(root, Surroundings(clip: bounds))
    }

    // MARK: Collecting

    /// What views hand down to those inside.
    private struct Surroundings {
        var path = "0"
        var clip: CGRect
        var opacity: Double = 1
        var isAccessibilityHidden = false
        var label: String?
        var target: Int?
        var traces: [SourceTrace] = []
    }

    @MainActor private mutating func collect(_ node: _LayoutNode, _ outer: Surroundings) {
        guard node.session.stack.hasRoom(reserving: StackGuard.layoutReserve), !(node is HiddenNode) else { return }
        var inner = outer
        let frame = node.place.pictureFrame
        var view: View {
            View(
                path: outer.path, frame: frame, clip: outer.clip, opacity: outer.opacity,
                isAccessibilityHidden: inner.isAccessibilityHidden, accessibilityLabel: inner.label, target: outer.target, node: node,
                traces: node.traces(around: outer.traces))
        }
        switch node {
        case let node as TextNode: texts.append(text(node, view))
        case let node as ImageNode: images.append(image(node.image, view, isSymbol: false, pixels: node.pixels, isRedacted: node.isRedacted))
        case let node as SymbolNode: images.append(image(node.image, view, isSymbol: true, pixels: nil, isRedacted: node.isRedacted))
        case let node as MissingImageNode where node.isNamed:
            images.append(Image(view: view, name: node.image.name, isSymbol: node.isSymbol, isMissing: true, pixels: nil))
        case let node as TapTargetNode:
            targets.append(Target(view: view, action: node.action, isToggle: node.isToggle))
            inner.target = targets.count - 1
        case let node as AccessibilityNode:
            if node.properties.isHidden == true { inner.isAccessibilityHidden = true }
            inner.label = node.inspectedDetails.accessibilityLabel ?? inner.label
        case let node as GroupNode: inner.opacity *= node.opacity
        default: break
        }
        inner.traces = node.sourceTraces + outer.traces
        if node.clipsChildren { inner.clip = inner.clip.intersection(frame) }
        for (index, child) in node.children.enumerated() {
            inner.path = "\(outer.path).\(index)"
            collect(child, inner)
        }
    }

    @MainActor private func text(_ node: TextNode, _ view: View) -> Text {
        var view = view
        (view.isRedacted, view.isPrivacySensitive) = (node.isRedacted, node.isPrivacySensitive)
        let (layout, factor) = (node.placedLayout, node.place.scale)
        let sizes = node.text.runs.map { $0.font.descriptor.size * layout.text.scale * factor }
        return Text(
            view: view, text: node.text.plainText, lines: node.lineFrames, isTruncated: layout.isTruncated,
            breaksWord: layout.breaksWord, scale: layout.text.scale,
            minimumScale: node.minimumScale, lineLimit: node.lineLimit, fontSizes: (sizes.min() ?? 0)...(sizes.max() ?? 0),
            weight: node.text.runs.map(\.font.descriptor.weight).min() ?? 400, key: node.text.key, isLive: node.text.isLive)
    }

    @MainActor private func image(
        _ image: SwiftUICore.Image, _ view: View, isSymbol: Bool, pixels: CGSize?, isRedacted: Bool
    ) -> Image {
        var view = view
        view.isRedacted = isRedacted
        view.isPrivacySensitive = view.node.isPrivacySensitive
        var placed = Image(view: view, name: image.name, isSymbol: isSymbol, isMissing: false, pixels: pixels)
        placed.isDecorative = image.isDecorative
        placed.marks = (view.node as? SymbolNode)?.marks ?? (view.node as? ImageNode)?.marks ?? []
        if case .image(let text)? = view.node.spokenContent { placed.spokenText = text }
        return placed
    }
}

extension ViewPlace {
    /// The factor by which transformations enlarge the view's lengths: the square root of that of its area.
    var scale: CGFloat {
        guard let matrix = transformation?.matrix else { return 1 }
        return abs(matrix.a * matrix.d - matrix.b * matrix.c).squareRoot()
    }

    /// Returns the smallest rectangle in the picture around a rectangle in the view's own coordinates.
    func pictureFrame(of rect: CGRect) -> CGRect {
        let moved = rect.offsetBy(dx: frame.minX, dy: frame.minY)
        return transformation.map { moved.applying($0.matrix) } ?? moved
    }
}
