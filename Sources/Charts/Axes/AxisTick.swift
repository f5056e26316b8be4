import Foundation
import SwiftUI

/// A short line beside the plot at an axis value.
public struct AxisTick: AxisMark {
    public typealias Body = Never

    /// The length of ticks.
    public struct Length: Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
        enum Kind: Hashable { case automatic, fixed(CGFloat), label(past: CGFloat), longestLabel(past: CGFloat) }

        let kind: Kind

        init(_ kind: Kind) { self.kind = kind }

        public init(floatLiteral value: Double) { kind = .fixed(value) }
        public init(integerLiteral value: Int) { kind = .fixed(CGFloat(value)) }

        public static var automatic: Length { Length(.automatic) }
        /// The length of the adjacent label.
        public static var label: Length { label(extendPastBy: 0) }
        public static var longestLabel: Length { longestLabel(extendPastBy: 0) }
        public static func label(extendPastBy length: CGFloat) -> Length { Length(.label(past: length)) }
        public static func longestLabel(extendPastBy length: CGFloat) -> Length { Length(.longestLabel(past: length)) }

        /// Returns the length in points beside labels of the given lengths.
        func points(label: CGFloat, longest: CGFloat) -> CGFloat {
            let length =
                switch kind {
                case .automatic: CGFloat(4)
                case .fixed(let length): length
                case .label(let past): label + past
                case .longestLabel(let past): longest + past
                }
            return length.isFinite ? max(0, length) : 0
        }
    }

    private let part: AxisPart

    nonisolated public init(centered: Bool? = nil, length: Length = .automatic, stroke: StrokeStyle? = nil) {
        part = AxisPart(kind: .tick(length), isCentered: centered ?? false, stroke: stroke)
    }

    nonisolated public init(centered: Bool? = nil, length: CGFloat, stroke: StrokeStyle? = nil) {
        self.init(centered: centered, length: Length(.fixed(length)), stroke: stroke)
    }

    public static func _collect(_ mark: AxisTick, for value: AxisValue, into parts: inout _AxisParts) {
        parts.parts.append(mark.part)
    }
}
