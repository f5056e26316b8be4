import Foundation

/// The width or height of a mark across its value, or the radius of a sector.
public struct MarkDimension: Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    enum Kind: Hashable {
        case automatic
        case fixed(CGFloat)
        case inset(CGFloat)
        case ratio(CGFloat)
    }

    let kind: Kind

    init(_ kind: Kind) { self.kind = kind }

    public init(floatLiteral value: Double) { kind = .fixed(value) }
    public init(integerLiteral value: Int) { kind = .fixed(CGFloat(value)) }

    public static var automatic: MarkDimension { MarkDimension(.automatic) }
    /// A length in points.
    public static func fixed(_ value: CGFloat) -> MarkDimension { MarkDimension(.fixed(value)) }
    /// The step reduced by `value` points at each end.
    public static func inset(_ value: CGFloat) -> MarkDimension { MarkDimension(.inset(value)) }
    /// A fraction of the step between values.
    public static func ratio(_ value: CGFloat) -> MarkDimension { MarkDimension(.ratio(value)) }

    /// The default fraction of a bar's step; estimated from pictures of Swift Charts, not measured.
    static let automaticRatio: CGFloat = 0.7

    /// Returns the length in a step of `step` points.
    func length(in step: CGFloat) -> CGFloat {
        switch kind {
        case .automatic: valid(step * MarkDimension.automaticRatio)
        case .fixed(let length): valid(length)
        case .inset(let inset): valid(step - 2 * inset)
        case .ratio(let ratio): valid(step * ratio)
        }
    }

    /// Returns the radius for a maximum of `outer`. `automatic` is the value for the automatic dimension.
    func radius(in outer: CGFloat, automatic: CGFloat) -> CGFloat {
        switch kind {
        case .automatic: automatic
        case .fixed(let radius): min(valid(radius), outer)
        case .inset(let inset): min(valid(outer - inset), outer)
        case .ratio(let ratio): min(valid(outer * ratio), outer)
        }
    }

    private func valid(_ length: CGFloat) -> CGFloat { length.isFinite ? max(0, length) : 0 }
}
