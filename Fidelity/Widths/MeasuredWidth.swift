import Foundation

/// A line of text with the width that Apple's text layout computed.
struct MeasuredWidth {
    enum Source: String {
        /// The width was not used to determine the advances, so the remaining difference is the error.
        case independent
        /// The width was used to fit the advances, so the remaining difference is smaller than the error elsewhere.
        case fitted
    }

    let text: String
    /// The size in points.
    let size: Double
    let weight: Double
    /// The width in points, rounded up to whole pixels.
    let width: Double
    /// The number of pixels per point.
    let scale: Double
    let source: Source

    /// The most likely width before rounding.
    var likeliest: Double { width - 0.5 / scale }

    /// Returns the labels whose widths Interface Builder saved in public documents.
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
