import CairoGraphics
import Foundation
import PictureEngine

/// Redraws the reference pictures and prints the offsets of edges, baselines and line breaks.
@MainActor struct ReferenceCheck {
    let engine: PictureEngine
    let folder: URL
    let output: URL

    /// One physical pixel at three pixels per point, and rounding.
    static let tolerance = 0.34

    func print() throws {
        guard FileManager.default.fileExists(atPath: folder.path) else {
            Swift.print(
                "There are no reference pictures at \(folder.path). DARKROOM_REFERENCE can name another folder.")
            return
        }
        try FileManager.default.createDirectory(at: output, withIntermediateDirectories: true)
        Swift.print(
            "Largest offsets from the pictures in \(folder.path), in points; * marks those beyond ±\(Self.tolerance).")
        Swift.print(
            "Frame edges, baselines and line breaks should agree. Ends of text are those of the ink: letters of another "
                + "shape move them where no frame moves.")
        Swift.print(row(["picture", "frame edges", "baselines", "ends of text", "line breaks"]))
        for picture in ReferencePicture.all {
            let file = folder.appendingPathComponent("\(picture.name).png")
            guard let data = try? Data(contentsOf: file) else {
                Swift.print(row([picture.name, "absent"]))
                continue
            }
            try compare(picture, with: PNGDecoder.decode(data))
        }
        Swift.print("Side-by-sides and overlays (reference red, ours cyan): \(output.path)")
    }

    private func compare(_ picture: ReferencePicture, with reference: Bitmap) throws {
        let ours = try picture.draw(engine)
        let scale = Double(picture.scale)
        let ignored = picture.artwork.map {
            CGRect(x: $0.minX * scale, y: $0.minY * scale, width: $0.width * scale, height: $0.height * scale)
        }
        func features(_ bitmap: Bitmap) -> [InkFeature] {
            InkFeature.features(of: InkMap(bitmap, ignoring: ignored).marks(), scale: scale)
        }
        let comparison = PictureComparison(reference: features(reference), ours: features(ours), scale: scale)
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
