import Foundation

/// The way in which a line or area connects consecutive values.
public struct InterpolationMethod: Hashable, Sendable {
    enum Kind: Hashable {
        case linear, monotone, stepStart, stepCenter, stepEnd
        case catmullRom(alpha: CGFloat)
        case cardinal(tension: CGFloat)
    }

    let kind: Kind

    init(_ kind: Kind) { self.kind = kind }

    public static var linear: InterpolationMethod { InterpolationMethod(.linear) }
    /// A curve that does not overshoot the values.
    public static var monotone: InterpolationMethod { InterpolationMethod(.monotone) }
    public static var catmullRom: InterpolationMethod { catmullRom(alpha: 0.5) }
    public static var cardinal: InterpolationMethod { cardinal(tension: 0) }
    /// Steps at the start of each interval.
    public static var stepStart: InterpolationMethod { InterpolationMethod(.stepStart) }
    public static var stepCenter: InterpolationMethod { InterpolationMethod(.stepCenter) }
    public static var stepEnd: InterpolationMethod { InterpolationMethod(.stepEnd) }

    public static func catmullRom(alpha: CGFloat) -> InterpolationMethod {
        InterpolationMethod(.catmullRom(alpha: alpha))
    }

    public static func cardinal(tension: CGFloat) -> InterpolationMethod {
        InterpolationMethod(.cardinal(tension: tension))
    }
}
