import CairoGraphics

/// By how much a picture may differ from its golden.
package struct GoldenAllowance: Equatable, Sendable {
    /// How many pixels may differ, and by how much; nil for none.
    package var tolerance: DifferenceTolerance?
    /// Parts that are not compared, in pixels.
    package var masks: [PictureDifference.Box]

    package init(tolerance: DifferenceTolerance? = nil, masks: [PictureDifference.Box] = []) {
        (self.tolerance, self.masks) = (tolerance, masks)
    }

    /// Whether a difference passes.
    func allows(_ difference: PictureDifference) -> Bool {
        difference.isEqual || tolerance?.allows(difference) == true
    }
}
