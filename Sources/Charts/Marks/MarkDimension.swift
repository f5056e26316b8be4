import Foundation

/// How wide or high a mark is across its value, or how far out a sector reaches.
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
    /// What is left of the step when `value` points are taken off at both of its ends.
    public static func inset(_ value: CGFloat) -> MarkDimension { MarkDimension(.inset(value)) }
    /// A part of the step between values.
    public static func ratio(_ value: CGFloat) -> MarkDimension { MarkDimension(.ratio(value)) }

    /// A bar's share of its step where nothing is said; estimated from pictures of Swift Charts, not measured.
    static let automaticRatio: CGFloat = 0.7

    /// The length within a `step` points long.
    func length(in step: CGFloat) -> CGFloat {
        switch kind {
        case .automatic: sane(step * MarkDimension.automaticRatio)
        case .fixed(let length): sane(length)
        case .inset(let inset): sane(step - 2 * inset)
        case .ratio(let ratio): sane(step * ratio)
        }
    }

    /// The radius this says where `outer` is the largest there is; `automatic` stands for what nothing said means.
    func radius(in outer: CGFloat, automatic: CGFloat) -> CGFloat {
        switch kind {
        case .automatic: automatic
        case .fixed(let radius): min(sane(radius), outer)
        case .inset(let inset): min(sane(outer - inset), outer)
        case .ratio(let ratio): min(sane(outer * ratio), outer)
        }
    }

    private func sane(_ length: CGFloat) -> CGFloat { length.isFinite ? max(0, length) : 0 }
}
