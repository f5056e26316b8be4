import CoreGraphics
import DisplayList
import Foundation
import ImageIO

extension CIImage {
    /// The image, drawn as a group that `change` completes.
    func grouped(extent: CGRect, clamped: CGRect? = nil, _ change: (inout DisplayGroup) -> Void) -> CIImage {
        var group = DisplayGroup(items: items)
        change(&group)
        return CIImage(items: [.group(group)], extent: extent, clamped: clamped)
    }

    public func transformed(by matrix: CGAffineTransform) -> CIImage {
        let flip = CGAffineTransform(scaleX: 1, y: -1)
        let extent = extent.isInfinite || extent.isNull ? extent : extent.applying(matrix)
        return grouped(extent: extent, clamped: clamped?.applying(matrix)) {
            $0.transform = flip.concatenating(matrix).concatenating(flip)
        }
    }

    public func transformed(by matrix: CGAffineTransform, highQualityDownsample: Bool) -> CIImage {
        transformed(by: matrix)
    }

    public func cropped(to rect: CGRect) -> CIImage {
        let part = extent.isInfinite ? rect : extent.intersection(rect)
        guard !part.isNull, !part.isEmpty else { return .empty() }
        if let clamped, !clamped.insetBy(dx: -0.5, dy: -0.5).contains(part) {
            FrameworkWarning.report(
                "a CIImage was clamped and cropped to more than it has; its edges are not continued there.")
        }
        return grouped(extent: part) {
            let outline = CGRect(x: part.minX, y: -part.maxY, width: part.width, height: part.height)
            $0.clips = [.init(path: Path(outline), style: FillStyle(antialiased: false))]
        }
    }

    /// Continues the edges without end. Blurs and crops inside the edges show that.
    public func clampedToExtent() -> CIImage {
        extent.isInfinite || extent.isNull ? self : CIImage(items: items, extent: .infinite, clamped: extent)
    }

    public func clamped(to rect: CGRect) -> CIImage { cropped(to: rect).clampedToExtent() }

    public func composited(over dest: CIImage) -> CIImage { blended(over: dest, .normal) }

    func blended(over dest: CIImage, _ mode: BlendMode) -> CIImage {
        var group = DisplayGroup(items: items)
        group.blendMode = mode
        var whole = DisplayGroup(items: dest.items + [.group(group)])
        whole.isIsolated = true
        let extent = extent.isInfinite || dest.extent.isInfinite ? .infinite : extent.union(dest.extent)
        return CIImage(items: [.group(whole)], extent: extent)
    }

    public func applyingFilter(_ filterName: String, parameters params: [String: Any]) -> CIImage {
        guard let filter = CIFilter(name: filterName, parameters: params) else { return .empty() }
        filter.setValue(self, forKey: kCIInputImageKey)
        return filter.outputImage ?? .empty()
    }

    public func applyingFilter(_ filterName: String) -> CIImage { applyingFilter(filterName, parameters: [:]) }

    public func applyingGaussianBlur(sigma: Double) -> CIImage { blurred(deviation: CGFloat(sigma)) }

    func blurred(deviation: CGFloat) -> CIImage {
        guard deviation > 0, deviation.isFinite else { return self }
        let isWithoutEdge = extent.isInfinite
        // Apple's extent grows by three deviations, in whole pixels.
        let reach = (3 * deviation).rounded(.up)
        return grouped(
            extent: isWithoutEdge || extent.isNull ? extent : extent.insetBy(dx: -reach, dy: -reach), clamped: clamped
        ) {
            $0.filters = [.blur(radius: deviation, isOpaque: isWithoutEdge)]
        }
    }

    /// Turns stored pixels upright.
    public func oriented(_ orientation: CGImagePropertyOrientation) -> CIImage {
        let (w, h) = (extent.width, extent.height)
        let toOrigin = CGAffineTransform(translationX: -extent.minX, y: -extent.minY)
        let turn: CGAffineTransform
        switch orientation {
        case .up: return self
        case .upMirrored: turn = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: w, ty: 0)
        case .down: turn = CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: w, ty: h)
        case .downMirrored: turn = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: h)
        case .leftMirrored: turn = CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: h, ty: w)
        case .right: turn = CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: w)
        case .rightMirrored: turn = CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
        case .left: turn = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: h, ty: 0)
        }
        return transformed(by: toOrigin.concatenating(turn))
    }

    public func oriented(forExifOrientation orientation: Int32) -> CIImage {
        CGImagePropertyOrientation(rawValue: UInt32(clamping: orientation)).map(oriented) ?? self
    }

    public func settingAlphaOne(in extent: CGRect) -> CIImage {
        composited(over: CIImage(color: .black).cropped(to: extent))
    }

    public func premultiplyingAlpha() -> CIImage { self }
    public func unpremultiplyingAlpha() -> CIImage { self }
    public func insertingIntermediate() -> CIImage { self }
    public func insertingIntermediate(cache: Bool) -> CIImage { self }
    public func settingProperties(_ properties: [AnyHashable: Any]) -> CIImage { self }
    public func samplingLinear() -> CIImage { self }

    /// Enlarges later with hard pixels.
    public func samplingNearest() -> CIImage {
        CIImage(
            items: items.map { item in
                guard case .image(var drawing) = item else { return item }
                drawing.interpolation = .none
                return .image(drawing)
            }, extent: extent, clamped: clamped)
    }

    public func autoAdjustmentFilters(options: [CIImageAutoAdjustmentOption: Any]? = nil) -> [CIFilter] { [] }
}

public struct CIImageAutoAdjustmentOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let enhance = CIImageAutoAdjustmentOption(rawValue: "kCIImageAutoAdjustEnhance")
    public static let redEye = CIImageAutoAdjustmentOption(rawValue: "kCIImageAutoAdjustRedEye")
}
