/// The way in which bars and areas at the same position are stacked.
public struct MarkStackingMethod: Hashable, Sendable {
    enum Kind: Hashable { case standard, normalized, center, unstacked }

    let kind: Kind

    /// Stacked from zero, negative values downward.
    public static var standard: MarkStackingMethod { MarkStackingMethod(kind: .standard) }
    /// Stacked as fractions of a whole.
    public static var normalized: MarkStackingMethod { MarkStackingMethod(kind: .normalized) }
    /// Stacked symmetrically around the center.
    public static var center: MarkStackingMethod { MarkStackingMethod(kind: .center) }
    /// Not stacked: one in front of the other.
    public static var unstacked: MarkStackingMethod { MarkStackingMethod(kind: .unstacked) }
}
