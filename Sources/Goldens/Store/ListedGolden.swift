import CairoGraphics

/// What a golden folder knows of one golden: a line of `goldens.json`.
struct GoldenLine: Codable, Equatable, Sendable {
    /// The golden's path in the folder without `.png`.
    var name: String
    /// The widget's kind, or the preview's.
    var kind: String
    /// Nil where a preview shows no widget.
    var family: String?
    var scheme: String
    /// What `--preview` calls the preview; nil for widgets' pictures.
    var preview: String?
    /// The size in points.
    var width: Double
    var height: Double
    /// The SHA-256 of the file.
    var hash: String
    /// The hash of the pixels, which need not be compared one by one where it is the same.
    var pixels: String
    /// How long the picture took when it was recorded, roughly, in seconds.
    var cost: Double
    /// What may differ, as `maxDifference=0-2;totalPixels=0-40`; nil for nothing.
    var tolerance: String?
    /// Rectangles that are not compared, each as x, y, width and height in points.
    var masks: [[Double]]?

    var identity: GoldenIdentity {
        GoldenIdentity(name: name, kind: kind, family: family, scheme: scheme, preview: preview)
    }

    /// The masks in pixels, whole ones.
    func masks(scale: Double) -> [PictureDifference.Box] { GoldenMask.boxes(masks ?? [], scale: scale) }

    /// A time as goldens keep it: one of 1, 2 or 5 with as many zeros as it takes, so that it seldom changes.
    static func rounded(cost seconds: Double) -> Double {
        var (step, best) = (0.001, 0.001)
        while step < 1000 {
            for factor in [1.0, 2, 5] where seconds >= step * factor * 0.75 { best = step * factor }
            step *= 10
        }
        return (best * 1000).rounded() / 1000
    }
}
