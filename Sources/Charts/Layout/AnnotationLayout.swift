import Foundation
import SwiftUI

/// The target of an annotation: its mark's frame in the plot, and the annotation's position relative to it.
struct AnnotationTarget {
    var frame = CGRect.zero
    var annotation: MarkAnnotation?
}

struct AnnotationTargetKey: LayoutValueKey {
    static var defaultValue: AnnotationTarget { AnnotationTarget() }
}

/// Places annotations beside their marks or over them. Coordinates are physical.
struct AnnotationLayout: Layout {
    typealias AnimatableData = EmptyAnimatableData

    /// The default distance between a mark and its annotation, in points; estimated, not measured.
    static let spacing: CGFloat = 4

    let isRightToLeft: Bool

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for subview in subviews {
            let target = subview[AnnotationTargetKey.self]
            guard let annotation = target.annotation else { continue }
            let frame = target.frame.offsetBy(dx: bounds.minX, dy: bounds.minY)
            let isOver = annotation.position.kind == .overlay
            let offer = isOver ? ProposedViewSize(frame.size) : ProposedViewSize.unspecified
            let size = subview.sizeThatFits(offer)
            var origin = origin(of: size, beside: frame, annotation)
            if keepsInside(annotation.overflow.x, usually: !isOver) {
                origin.x = max(bounds.minX, min(origin.x, bounds.maxX - size.width))
            }
            if keepsInside(annotation.overflow.y, usually: false) {
                origin.y = max(bounds.minY, min(origin.y, bounds.maxY - size.height))
            }
            subview.place(at: origin, proposal: offer)
        }
    }

    private func keepsInside(_ strategy: AnnotationOverflowResolution.Strategy, usually: Bool) -> Bool {
        switch strategy.kind {
        case .automatic: usually
        case .disabled: false
        case .fit, .padScale, .padPlot: true
        }
    }

    private func origin(of size: CGSize, beside frame: CGRect, _ annotation: MarkAnnotation) -> CGPoint {
        let given = annotation.spacing.flatMap { $0.isFinite ? $0 : nil }
        let spacing = given ?? AnnotationLayout.spacing
        var inside = annotation.alignment.origin(of: size, in: frame)
        if isRightToLeft { inside.x = frame.minX + frame.maxX - size.width - inside.x }
        let left = frame.minX - size.width - spacing
        let right = frame.maxX + spacing
        let (above, below) = (frame.minY - size.height - spacing, frame.maxY + spacing)
        let (before, after) = isRightToLeft ? (right, left) : (left, right)
        switch annotation.position.kind {
        case .overlay: return inside
        case .automatic, .top: return CGPoint(x: inside.x, y: above)
        case .bottom: return CGPoint(x: inside.x, y: below)
        case .leading: return CGPoint(x: before, y: inside.y)
        case .trailing: return CGPoint(x: after, y: inside.y)
        case .topLeading: return CGPoint(x: before, y: above)
        case .topTrailing: return CGPoint(x: after, y: above)
        case .bottomLeading: return CGPoint(x: before, y: below)
        case .bottomTrailing: return CGPoint(x: after, y: below)
        }
    }
}
