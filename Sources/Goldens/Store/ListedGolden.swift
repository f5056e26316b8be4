import CairoGraphics

/// What a golden folder knows of one golden: a line of `goldens.json`.
package struct ListedGolden: Codable, Equatable, Sendable {
    /// The golden's path in the folder without `.png`.
    package var name: String
    /// The widget's kind, or the preview's.
    package var kind: String
    /// Nil where a preview shows no widget.
    package var family: String?
    package var scheme: String
    /// What `--preview` calls the preview; nil for widgets' pictures.
    package var preview: String?
    /// The size in points.
    package var width: Double
    package var height: Double
    /// The SHA-256 of the file.
    package var hash: String
    /// The hash of the pixels, which need not be compared one by one where it is the same.
    package var pixels: String
    /// How long the picture took when it was recorded, roughly, in seconds.
    package var cost: Double
    /// What may differ, as `maxDifference=0-2;totalPixels=0-40`; nil for nothing.
    package var tolerance: String?
    /// Rectangles that are not compared, each as x, y, width and height in points.
    package var masks: [[Double]]?

    /// Creates the line of the golden with this identity. The rest is as the properties of the same names.
    package init(
        _ identity: GoldenIdentity, width: Double, height: Double, hash: String, pixels: String, cost: Double,
        tolerance: String? = nil, masks: [[Double]]? = nil
    ) {
        (name, kind, family) = (identity.name, identity.kind, identity.family)
        (scheme, preview) = (identity.scheme, identity.preview)
        (self.width, self.height, self.hash, self.pixels) = (width, height, hash, pixels)
        (self.cost, self.tolerance, self.masks) = (cost, tolerance, masks)
    }

    package var identity: GoldenIdentity {
        GoldenIdentity(name: name, kind: kind, family: family, scheme: scheme, preview: preview)
    }

    /// The declared tolerance; nil for none, and for one that cannot be read.
    package var declaredTolerance: DifferenceTolerance? { tolerance.flatMap { try? DifferenceTolerance(parsing: $0) } }

    /// The masks in whole pixels.
    package func masks(scale: Double) -> [PictureDifference.Box] { GoldenMask.boxes(masks ?? [], scale: scale) }

    /// A time as the list keeps it: 1, 2 or 5 times a power of ten, so that it seldom changes.
    package static func rounded(cost seconds: Double) -> Double {
        var (step, best) = (0.001, 0.001)
        while step < 1000 {
            for factor in [1.0, 2, 5] where seconds >= step * factor * 0.75 { best = step * factor }
            step *= 10
        }
        return (best * 1000).rounded() / 1000
    }
}
