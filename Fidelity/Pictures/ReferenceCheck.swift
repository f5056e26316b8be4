import CairoGraphics
import Foundation
import PictureEngine

/// Redraws the reference pictures and prints the offsets of edges, baselines and line breaks.
@MainActor struct ReferenceCheck {
    let engine: PictureEngine
    let folder: URL
    let output: URL
    /// The folder for pictures of what was measured beside ours; nil for none.
    let pairs: URL?

    /// One physical pixel at three pixels per point, and rounding.
    static let tolerance = 0.34

    func print() throws {
        guard FileManager.default.fileExists(atPath: folder.path) else {
            Swift.print(
                "There are no reference pictures at \(folder.path). DARKROOM_REFERENCE can name another folder.")
            return
        }
        for folder in [output, pairs].compactMap({ $0 }) {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        }
        Swift.print(
            "Largest offsets from the pictures in \(folder.path), in points; * marks those beyond ±\(Self.tolerance).")
        Swift.print(
            "Frame edges, baselines and line breaks should agree. Ends of text are those of the ink: letters of another "
                + "shape move them where no frame moves.")
        Swift.print(row(["picture", "frame edges", "baselines", "ends of text", "line breaks"]))
        var texts: [TextDifference] = []
        for picture in ReferencePicture.all {
            let file = folder.appendingPathComponent("\(picture.name).png")
            guard let data = try? Data(contentsOf: file) else {
                Swift.print(row([picture.name, "absent"]))
                continue
            }
            texts += try compare(picture, with: PNGDecoder.decode(data))
        }
        printMeans(of: texts)
        Swift.print("Side-by-sides and overlays (reference red, ours cyan): \(output.path)")
    }

    /// Prints the mean difference of the ink of all lines of text. Lines of other widths count as they are.
    private func printMeans(of texts: [TextDifference]) {
        guard !texts.isEmpty else { return }
        func mean(_ value: (TextDifference) -> Double) -> Double { texts.map(value).reduce(0, +) / Double(texts.count) }
        Swift.print(
            String(
                format: "Ink of %d lines of text that only one picture has: %.1f%% on average; with each of our lines "
                    + "moved to its best place (by %.2f pixels on average) %.1f%%.",
                texts.count, mean(\.share) * 100, mean { abs($0.bestMove) }, mean(\.shareAfterMove) * 100))
    }

    /// Prints the offsets of a picture and returns the differences of its lines of text.
    private func compare(_ picture: ReferencePicture, with reference: Bitmap) throws -> [TextDifference] {
        let ours = try picture.draw(engine)
        let scale = Double(picture.scale)
        let ignored = picture.artwork.map {
            CGRect(x: $0.minX * scale, y: $0.minY * scale, width: $0.width * scale, height: $0.height * scale)
        }
        let (wanted, own) = (InkMap(reference, ignoring: ignored), InkMap(ours, ignoring: ignored))
        let lines = InkFeature.features(of: wanted.marks(), scale: scale)
        let comparison = PictureComparison(
            reference: lines, ours: InkFeature.features(of: own.marks(), scale: scale), scale: scale)
        let offsets = [comparison.edges, comparison.baselines, comparison.ends]
        Swift.print(
            row([picture.name] + offsets.map(text) + [comparison.breaks.isEmpty ? "same" : "differ *"]))
        for offset in offsets.flatMap({ $0 }) where abs(offset.points) > Self.tolerance {
            Swift.print(String(format: "    %+.2f %@", offset.points, offset.what))
        }
        for message in comparison.breaks { Swift.print("    \(message)") }
        let pair = PicturePair(reference: reference, ours: ours)
        for (kind, bitmap) in [("side-by-side", pair.sideBySide), ("overlay", pair.overlay)] {
            let file = output.appendingPathComponent("\(picture.name)-\(kind).png")
            try PNGEncoder().encode(bitmap, scale: picture.scale).write(to: file)
        }
        if let pairs, MeasuredPair.shown.contains(picture.name) {
            try MeasuredPair(features: lines, ours: ours, scale: picture.scale).png(engine)
                .write(to: pairs.appendingPathComponent("\(picture.name).png"), options: .atomic)
        }
        let texts = lines.filter(\.isText).map { (line: $0, difference: TextDifference(of: $0, in: wanted, ours: own)) }
        for (line, difference) in texts {
            Swift.print(
                String(
                    format: "    text at (%.1f, %.1f): %.1f%% of the ink differs, %.1f%% if moved by %+.2f pixels",
                    line.box.left / scale, line.box.top / scale, difference.share * 100,
                    difference.shareAfterMove * 100, difference.bestMove))
        }
        return texts.map(\.difference)
    }

    private func text(_ offsets: [PictureComparison.Offset]) -> String {
        guard let worst = PictureComparison.worst(offsets) else { return "–" }
        return String(format: "%+.2f of %d", worst.points, offsets.count)
            + (abs(worst.points) > Self.tolerance ? " *" : "")
    }

    private func row(_ cells: [String]) -> String {
        cells.enumerated().map { index, cell in
            cell + String(repeating: " ", count: max(1, (index == 0 ? 36 : 18) - cell.count))
        }.joined()
    }
}
