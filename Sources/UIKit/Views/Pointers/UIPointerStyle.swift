import CoreGraphics
import Foundation
import FoundationSupplement

// How a pointer looks over a view, on an iPad. No pointer is in a picture.

public struct UIAxis: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let horizontal = UIAxis(rawValue: 1)
    public static let vertical = UIAxis(rawValue: 2)
    public static let both: UIAxis = [.horizontal, .vertical]
}

@MainActor @preconcurrency public enum UIPointerEffect {
    public enum TintMode: Int, Sendable { case none, overlay, underlay }

    case automatic(UITargetedPreview)
    case highlight(UITargetedPreview)
    case lift(UITargetedPreview)
    case hover(
        UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false,
        prefersScaledContent: Bool = true)

    public var preview: UITargetedPreview {
        switch self {
        case .automatic(let preview), .highlight(let preview), .lift(let preview), .hover(let preview, _, _, _): preview
        }
    }
}

@MainActor @preconcurrency public enum UIPointerShape {
    case path(UIBezierPath)
    case roundedRect(CGRect, radius: CGFloat = 8)
    case verticalBeam(length: CGFloat)
    case horizontalBeam(length: CGFloat)

    public static let defaultCornerRadius: CGFloat = 8
}

@preconcurrency @MainActor open class UIPointerStyle: NSObject {
    override init() {}

    public convenience init(effect: UIPointerEffect, shape: UIPointerShape? = nil) { self.init() }
    public convenience init(shape: UIPointerShape, constrainedAxes axes: UIAxis = []) { self.init() }
    open class func hidden() -> Self { self ~=> UIPointerStyle() }
    open class func system() -> Self { self ~=> UIPointerStyle() }
}
