import CoreGraphics
import DisplayList
import Foundation

/// The radius of a corner of a view.
public struct UICornerRadius: Hashable, Sendable {
    fileprivate enum Kind: Hashable, Sendable {
        case fixed(CGFloat)
        case concentric(minimum: CGFloat?)
    }

    fileprivate let kind: Kind

    public static func fixed(_ radius: Double) -> UICornerRadius { UICornerRadius(kind: .fixed(radius)) }

    /// Returns the radius with which the corner shares its center with that of the superview.
    public static func containerConcentric(minimum: CGFloat? = nil) -> UICornerRadius {
        UICornerRadius(kind: .concentric(minimum: minimum))
    }
}

extension UICornerRadius: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, CustomStringConvertible {
    public init(floatLiteral value: Double) { self = .fixed(value) }
    public init(integerLiteral value: Int) { self = .fixed(Double(value)) }

    public var description: String {
        switch kind {
        case .fixed(let radius): "fixed(\(radius))"
        case .concentric(let minimum): "containerConcentric(\(minimum.map { "minimum: \($0)" } ?? ""))"
        }
    }
}

/// How the corners of a view are rounded.
public struct UICornerConfiguration: Hashable, Sendable {
    /// A corner, as ``UIRectCorner`` counts them.
    fileprivate enum Corner: Int, CaseIterable { case topLeft, topRight, bottomLeft, bottomRight }

    private var isCapsule = false
    private var maximum: CGFloat?
    /// The radius of each corner; nil for a square one.
    private var radii: [Corner: UICornerRadius] = [:]
    /// Corners that all have the largest radius of theirs.
    private var uniform: Set<Set<Corner>> = []

    /// Square corners.
    init() {}

    private init(_ radii: [Corner: UICornerRadius?], uniform: Set<Corner>...) {
        self.radii = radii.compactMapValues { $0 }
        self.uniform = Set(uniform)
    }

    public static func capsule(maximumRadius: Double? = nil) -> UICornerConfiguration {
        var configuration = UICornerConfiguration()
        configuration.isCapsule = true
        configuration.maximum = maximumRadius.map { CGFloat($0) }
        return configuration
    }

    public static func corners(radius: UICornerRadius) -> UICornerConfiguration {
        corners(topLeftRadius: radius, topRightRadius: radius, bottomLeftRadius: radius, bottomRightRadius: radius)
    }

    public static func corners(
        topLeftRadius: UICornerRadius?, topRightRadius: UICornerRadius?, bottomLeftRadius: UICornerRadius?,
        bottomRightRadius: UICornerRadius?
    ) -> UICornerConfiguration {
        UICornerConfiguration([
            .topLeft: topLeftRadius, .topRight: topRightRadius, .bottomLeft: bottomLeftRadius, .bottomRight: bottomRightRadius,
        ])
    }

    public static func uniformCorners(radius: UICornerRadius) -> UICornerConfiguration {
        UICornerConfiguration(
            [.topLeft: radius, .topRight: radius, .bottomLeft: radius, .bottomRight: radius], uniform: Set(Corner.allCases))
    }

    public static func uniformEdges(topRadius: UICornerRadius, bottomRadius: UICornerRadius) -> UICornerConfiguration {
        UICornerConfiguration(
            [.topLeft: topRadius, .topRight: topRadius, .bottomLeft: bottomRadius, .bottomRight: bottomRadius],
            uniform: [.topLeft, .topRight], [.bottomLeft, .bottomRight])
    }

    public static func uniformEdges(leftRadius: UICornerRadius, rightRadius: UICornerRadius) -> UICornerConfiguration {
        UICornerConfiguration(
            [.topLeft: leftRadius, .topRight: rightRadius, .bottomLeft: leftRadius, .bottomRight: rightRadius],
            uniform: [.topLeft, .bottomLeft], [.topRight, .bottomRight])
    }

    public static func uniformTopRadius(
        _ topRadius: UICornerRadius, bottomLeftRadius: UICornerRadius? = nil, bottomRightRadius: UICornerRadius? = nil
    ) -> UICornerConfiguration {
        UICornerConfiguration(
            [.topLeft: topRadius, .topRight: topRadius, .bottomLeft: bottomLeftRadius, .bottomRight: bottomRightRadius],
            uniform: [.topLeft, .topRight])
    }

    public static func uniformBottomRadius(
        _ bottomRadius: UICornerRadius, topLeftRadius: UICornerRadius? = nil, topRightRadius: UICornerRadius? = nil
    ) -> UICornerConfiguration {
        UICornerConfiguration(
            [.topLeft: topLeftRadius, .topRight: topRightRadius, .bottomLeft: bottomRadius, .bottomRight: bottomRadius],
            uniform: [.bottomLeft, .bottomRight])
    }

    public static func uniformLeftRadius(
        _ leftRadius: UICornerRadius, topRightRadius: UICornerRadius? = nil, bottomRightRadius: UICornerRadius? = nil
    ) -> UICornerConfiguration {
        UICornerConfiguration(
            [.topLeft: leftRadius, .topRight: topRightRadius, .bottomLeft: leftRadius, .bottomRight: bottomRightRadius],
            uniform: [.topLeft, .bottomLeft])
    }

    public static func uniformRightRadius(
        _ rightRadius: UICornerRadius, topLeftRadius: UICornerRadius? = nil, bottomLeftRadius: UICornerRadius? = nil
    ) -> UICornerConfiguration {
        UICornerConfiguration(
            [.topLeft: topLeftRadius, .topRight: rightRadius, .bottomLeft: bottomLeftRadius, .bottomRight: rightRadius],
            uniform: [.topRight, .bottomRight])
    }

    /// Returns the radius of each corner of a view, in points.
    @MainActor fileprivate func radii(of view: UIView) -> [Corner: CGFloat] {
        let longest = min(view.bounds.width, view.bounds.height) / 2
        var resolved: [Corner: CGFloat] = [:]
        for corner in Corner.allCases {
            let radius = isCapsule ? min(longest, maximum ?? longest) : radii[corner].map { $0.radius(of: corner, of: view) }
            resolved[corner] = max(0, min(radius ?? 0, longest))
        }
        for corners in uniform {
            let largest = corners.compactMap { resolved[$0] }.max()
            for corner in corners { resolved[corner] = largest }
        }
        return resolved
    }
}

extension UICornerRadius {
    @MainActor fileprivate func radius(of corner: UICornerConfiguration.Corner, of view: UIView) -> CGFloat {
        switch kind {
        case .fixed(let radius): return radius
        case .concentric(let minimum):
            guard let container = view.superview else { return minimum ?? 0 }
            let (frame, bounds) = (view.frame, container.bounds)
            let across = corner == .topLeft || corner == .bottomLeft ? frame.minX - bounds.minX : bounds.maxX - frame.maxX
            let down = corner == .topLeft || corner == .topRight ? frame.minY - bounds.minY : bounds.maxY - frame.maxY
            // Which distance counts where they differ is a guess.
            let outer = container.cornerRadii[corner] ?? 0
            return max(outer - max(0, max(across, down)), minimum ?? 0)
        }
    }
}

extension UIView {
    /// The radius of each corner, in points: those of the configuration, or else the layer's.
    fileprivate var cornerRadii: [UICornerConfiguration.Corner: CGFloat] {
        if layer.cornerRadii != nil { return cornerConfiguration.radii(of: self) }
        let masks: [UICornerConfiguration.Corner: CACornerMask] = [
            .topLeft: .layerMinXMinYCorner, .topRight: .layerMaxXMinYCorner, .bottomLeft: .layerMinXMaxYCorner,
            .bottomRight: .layerMaxXMaxYCorner,
        ]
        return masks.mapValues { layer.maskedCorners.contains($0) ? layer.cornerRadius : 0 }
    }

    /// Returns the largest radius of some corners, in points.
    public func effectiveRadius(corner: UIRectCorner) -> CGFloat {
        let radii = cornerRadii.filter { corner.contains(UIRectCorner(rawValue: 1 << UInt($0.key.rawValue))) }
        return radii.values.max() ?? 0
    }

    /// Gives the layer the corners of the configuration.
    func roundCorners() {
        layer.cornerRadii = { [weak self] in
            guard MainQueue.isCurrent else { return nil }
            return MainActor.assumeIsolated {
                guard let radii = self?.cornerRadii else { return nil }
                return RectangleCornerRadii(
                    topLeading: radii[.topLeft] ?? 0, bottomLeading: radii[.bottomLeft] ?? 0,
                    bottomTrailing: radii[.bottomRight] ?? 0, topTrailing: radii[.topRight] ?? 0)
            }
        }
    }
}
