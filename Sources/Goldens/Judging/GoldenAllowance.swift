import CairoGraphics

/// The allowed difference between a picture and its golden.
package struct GoldenAllowance: Equatable, Sendable {
    /// The number of pixels that may differ, and by how much; nil if none may differ.
    package var tolerance: DifferenceTolerance?
    /// The rectangles that are not compared, in pixels.
    package var masks: [PictureDifference.Box]

    package init(tolerance: DifferenceTolerance? = nil, masks: [PictureDifference.Box] = []) {
        (self.tolerance, self.masks) = (tolerance, masks)
    }

    /// Returns whether a difference is allowed.
    func allows(_ difference: PictureDifference) -> Bool {
        difference.isEqual || tolerance?.allows(difference) == true
    }
}
