import CairoGraphics
import Foundation
import PictureEngine
import SwiftUI

/// What was measured in a picture that SwiftUI rendered, beside Darkroom's picture of the same view.
///
/// The left half is drawn from numbers alone: the edges of shapes, and the ends and the baselines of lines of text. The same
/// edges lie over Darkroom's picture.
@MainActor struct MeasuredPair {
    let features: [InkFeature]
    let ours: Bitmap
    /// The number of pixels per point of both pictures.
    let scale: CGFloat

    /// The pictures that docs/differences.md shows.
    static let shown = [
        "calendar-medium-light", "tiles-medium-three", "energy-small-light", "complication-circular-value",
        "watch-rectangular-long-text",
    ]

    private static let gap: CGFloat = 16
    private static let caption: CGFloat = 22
    private static let pixelsPerPoint: CGFloat = 3

    /// The pair as a PNG file.
    ///
    /// - Throws: `ViewFailure` or `PictureFailure` where it cannot be drawn.
    func png(_ engine: PictureEngine) throws -> Data {
        let size = CGSize(width: CGFloat(ours.width) / scale, height: CGFloat(ours.height) / scale)
        let picture = UIImage(data: try PNGEncoder().encode(ours, scale: scale), scale: scale) ?? UIImage()
        let ground = Color(pixel: ours.premultipliedPixel(x: 0, y: 0))
        let view = HStack(alignment: .top, spacing: Self.gap) {
            panel("SwiftUI, as measured", size: size) {
                frames(isFilled: true).background(ground)
            }
            panel("Darkroom, with these frames", size: size) {
                Image(uiImage: picture).overlay(frames(isFilled: false))
            }
        }
        .padding(Self.gap)
        let sheet = CGSize(
            width: 2 * max(size.width, Self.narrowest) + 3 * Self.gap, height: size.height + Self.caption + 2 * Self.gap)
        let bitmap = try engine.bitmap(of: view, size: sheet, scale: Self.pixelsPerPoint, scheme: .light)
        return try PNGEncoder.smallest.encode(bitmap, scale: Self.pixelsPerPoint)
    }

    /// The width in points that the captions need.
    private static let narrowest: CGFloat = 176

    private func panel(_ caption: String, size: CGSize, @ViewBuilder content: () -> some View) -> some View {
        VStack(alignment: .leading, spacing: 0) {
            Text(caption).font(.caption).foregroundStyle(.secondary).frame(height: Self.caption, alignment: .topLeading)
            content().frame(width: size.width, height: size.height)
                .border(Color(white: 0.8), width: 1 / Self.pixelsPerPoint)
        }
        .frame(width: max(size.width, Self.narrowest), alignment: .leading)
    }

    /// The edges of shapes in blue; the ends of lines of text in blue, and their baselines in red.
    private func frames(isFilled: Bool) -> some View {
        Canvas { context, _ in
            let line = 1.5 / Self.pixelsPerPoint
            for feature in features {
                let box = feature.box
                let rect = CGRect(x: box.left, y: box.top, width: box.width, height: box.height)
                    .applying(CGAffineTransform(scaleX: 1 / scale, y: 1 / scale))
                let color = Color(pixel: feature.marks[0].color).opacity(feature.isText ? 0.25 : 0.5)
                if isFilled { context.fill(Path(rect), with: .color(color)) }
                context.stroke(Path(rect), with: .color(.blue), lineWidth: line)
                guard feature.isText else { continue }
                let baseline = feature.baseline / scale
                var path = Path()
                path.move(to: CGPoint(x: rect.minX, y: baseline))
                path.addLine(to: CGPoint(x: rect.maxX, y: baseline))
                context.stroke(path, with: .color(.red), lineWidth: line)
            }
        }
    }
}

extension Color {
    /// The color of an opaque pixel `0xAARRGGBB`.
    fileprivate init(pixel: UInt32) {
        self.init(
            red: Double(pixel >> 16 & 255) / 255, green: Double(pixel >> 8 & 255) / 255, blue: Double(pixel & 255) / 255)
    }
}
