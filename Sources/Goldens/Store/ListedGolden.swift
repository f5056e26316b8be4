import CairoGraphics

/// A golden in the list of a golden folder: a line of `goldens.json`.
package struct ListedGolden: Codable, Equatable, Sendable {
    /// The golden's path in the folder without `.png`.
    package var name: String
    /// The kind of the widget or of the preview.
    package var kind: String
    /// The family; nil for a preview that shows no widget.
    package var family: String?
    package var scheme: String
    /// The preview's unique name; nil for a widget's picture.
    package var preview: String?
    /// The common name of the pictures of a Live Activity's presentation or a control's place; nil for other pictures.
    package var surface: String?
    /// The name or the settings of the folder's variant; nil for the settings of the folder.
    package var variant: String?
    /// The size in points.
    package var width: Double
    package var height: Double
    /// The SHA-256 of the file.
    package var hash: String
    /// The hash of the pixels. Pictures with the same hash are not compared pixel by pixel.
    package var pixels: String
    /// The approximate time of drawing the picture in seconds, measured when it was recorded.
    package var cost: Double
    /// The tolerance, such as `maxDifference=0-2;totalPixels=0-40`; nil if nothing may differ.
    package var tolerance: String?
    /// The rectangles that are not compared, each as x, y, width and height in points.
    package var masks: [[Double]]?

    /// Creates the line of the golden with this identity.
    package init(
        _ identity: GoldenIdentity, width: Double, height: Double, hash: String, pixels: String, cost: Double,
        tolerance: String? = nil, masks: [[Double]]? = nil
    ) {
        (name, kind, family) = (identity.name, identity.kind, identity.family)
        (scheme, preview, surface, variant) = (identity.scheme, identity.preview, identity.surface, identity.variant)
        (self.width, self.height, self.hash, self.pixels) = (width, height, hash, pixels)
        (self.cost, self.tolerance, self.masks) = (cost, tolerance, masks)
    }

    package var identity: GoldenIdentity {
        GoldenIdentity(
            name: name, kind: kind, family: family, scheme: scheme, preview: preview, surface: surface, variant: variant)
    }

    /// The tolerance; nil if there is none or it is invalid.
    package var declaredTolerance: DifferenceTolerance? { tolerance.flatMap { try? DifferenceTolerance(parsing: $0) } }

    /// Returns the masks in whole pixels.
    package func masks(scale: Double) -> [PictureDifference.Box] { GoldenMask.boxes(masks ?? [], scale: scale) }

    /// Returns a time as the list stores it: 1, 2 or 5 times a power of ten, so that it rarely changes.
    package static func rounded(cost seconds: Double) -> Double {
        var (step, best) = (0.001, 0.001)
        while step < 1000 {
            for factor in [1.0, 2, 5] where seconds >= step * factor * 0.75 { best = step * factor }
            step *= 10
        }
        return (best * 1000).rounded() / 1000
    }
}
