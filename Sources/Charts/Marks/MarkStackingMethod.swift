/// How bars and areas of the same place share it.
public struct MarkStackingMethod: Hashable, Sendable {
    enum Kind: Hashable { case standard, normalized, center, unstacked }

    let kind: Kind

    /// One on top of the other from zero, negative values downwards.
    public static var standard: MarkStackingMethod { MarkStackingMethod(kind: .standard) }
    /// One on top of the other, as parts of a whole.
    public static var normalized: MarkStackingMethod { MarkStackingMethod(kind: .normalized) }
    /// One on top of the other, around the middle.
    public static var center: MarkStackingMethod { MarkStackingMethod(kind: .center) }
    /// One in front of the other.
    public static var unstacked: MarkStackingMethod { MarkStackingMethod(kind: .unstacked) }
}
