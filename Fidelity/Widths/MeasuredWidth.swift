import Foundation

/// A line of text whose width Apple's own text layout found.
struct MeasuredWidth {
    enum Source: String {
        /// Not used to find the advances: what is left is the error.
        case independent
        /// Used to fit the advances: what is left is less than the error elsewhere.
        case fitted
    }

    let text: String
    /// In points.
    let size: Double
    let weight: Double
    /// In points, rounded up to whole pixels.
    let width: Double
    /// Pixels per point.
    let scale: Double
    let source: Source

    /// The width that the rounded one most likely came from.
    var likeliest: Double { width - 0.5 / scale }

    /// Labels whose widths Interface Builder wrote into public documents.
    static func labels() throws -> [MeasuredWidth] {
        guard let url = Bundle.module.url(forResource: "label-widths", withExtension: "tsv")
        else { throw CocoaError(.fileNoSuchFile) }
        return try String(contentsOf: url, encoding: .utf8).split(separator: "\n").dropFirst().compactMap { line in
            let cells = line.split(separator: "\t").map(String.init)
            guard cells.count == 6, let size = Double(cells[0]), let weight = Double(cells[1]),
                let width = Double(cells[3]), let scale = Double(cells[4]), let source = Source(rawValue: cells[5])
            else { return nil }
            return MeasuredWidth(
                text: cells[2], size: size, weight: weight, width: width, scale: scale, source: source)
        }
    }
}
