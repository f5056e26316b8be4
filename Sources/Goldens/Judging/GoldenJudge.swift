import CairoGraphics
import Files
import Foundation

/// Compares pictures with the goldens of a store, on any thread.
package struct GoldenJudge: Sendable {
    private let store: any GoldenStore

    package init(store: any GoldenStore) { self.store = store }

    /// Compares a picture with its golden.
    ///
    /// If the list contains the hashes of the picture's pixels and of the golden's file, nothing is decoded.
    /// - Parameter scale: pixels per point.
    package func verdict(
        on bitmap: Bitmap, named name: String, scale: CGFloat, allowing allowance: GoldenAllowance
    ) -> GoldenVerdict {
        var verdict = GoldenVerdict(outcome: .new, bitmap: bitmap)
        let listed = store.listed(name)
        if store.isListed {
            verdict.pixels = bitmap.pixelHash
            if listed == nil { return verdict }
        }
        let file = store.file(of: name)
        guard let data = FileManager.default.contents(atPath: file.path) else {
            guard !FileManager.default.fileExists(atPath: file.path) else {
                return verdict.unreadable("The golden \(file.path) cannot be read. Check its rights.")
            }
            verdict.outcome = listed == nil ? .new : .missing
            return verdict
        }
        let hash = ContentHash.sha256(data)
        // The verdict shares the list's string, because there may be thousands of goldens.
        verdict.goldenHash = hash == listed?.hash ? listed?.hash : hash
        if let listed, hash == listed.hash, verdict.pixels == listed.pixels {
            (verdict.outcome, verdict.bitmap) = (.unchanged, nil)
            return verdict
        }
        verdict.golden = data
        let expected: Bitmap
        do {
            expected = try ValidatedPNG(data, name: "The golden \(file.path)").bitmap()
        } catch {
            return verdict.unreadable("\(error)")
        }
        if expected == bitmap {
            verdict.outcome = .unchanged
            return verdict
        }
        if let listed, hash != listed.hash, let message = wrongSize(of: expected, listed, scale: scale, file: file) {
            return verdict.unreadable(message)
        }
        let difference = PictureDiffer().difference(expected, bitmap, masks: allowance.masks)
        (verdict.difference, verdict.expected) = (difference, expected)
        verdict.outcome = allowance.allows(difference) ? .tolerated : .changed
        return verdict
    }

    /// Returns a message if the file's size in pixels is not the recorded one, because then it is no picture of the widget.
    private func wrongSize(of golden: Bitmap, _ listed: ListedGolden, scale: CGFloat, file: URL) -> String? {
        guard let size = try? PictureSize(CGSize(width: listed.width, height: listed.height), scale: scale),
            (size.width, size.height) != (golden.width, golden.height)
        else { return nil }
        return "The golden \(file.path) has \(golden.width)×\(golden.height) pixels, but goldens.json says that "
            + "\(size.width)×\(size.height) were recorded. Restore the file, or record the golden again."
    }
}
