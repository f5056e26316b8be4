import Foundation
import UIKit

extension PKDrawing {
    /// The strokes in a rectangle. All inks draw as a pen does; a marker lets half of what is below it through, which is a guess.
    public func image(from rect: CGRect, scale: CGFloat) -> UIImage {
        guard rect.width > 0, rect.height > 0 else { return UIImage() }
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        return UIGraphicsImageRenderer(size: rect.size, format: format).image { renderer in
            let context = renderer.cgContext
            context.translateBy(x: -rect.minX, y: -rect.minY)
            for stroke in strokes { stroke.draw(in: context) }
        }
    }
}

extension PKStroke {
    /// Steps of the curve between two of its points.
    private static let steps = 16

    fileprivate func draw(in context: CGContext) {
        guard !path.isEmpty else { return }
        context.saveGState()
        defer { context.restoreGState() }
        context.concatenate(transform)
        if let mask {
            context.addPath(mask.cgPath)
            context.clip()
        }
        var opacity: CGFloat = 1
        ink.color.getRed(nil, green: nil, blue: nil, alpha: &opacity)
        context.setAlpha(opacity * (ink.inkType == .marker ? 0.5 : 1) * path[0].opacity)
        // Pieces that overlap are one layer, so that their opacity does not add up.
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        context.setStrokeColor(ink.color.withAlphaComponent(1).cgColor)
        context.setLineCap(.round)
        var previous = path.interpolatedPoint(at: 0)
        for step in 0...max(1, (path.count - 1) * Self.steps) {
            let point = path.interpolatedPoint(at: CGFloat(step) / CGFloat(Self.steps))
            context.setLineWidth((previous.size.width + point.size.width) / 2)
            context.move(to: previous.location)
            context.addLine(to: point.location)
            context.strokePath()
            previous = point
        }
        context.endTransparencyLayer()
    }
}
