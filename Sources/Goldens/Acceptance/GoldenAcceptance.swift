import CairoGraphics
import Files
import Foundation
import Processes

/// Accepts the actual pictures of a report as the goldens of a store.
package struct GoldenAcceptance {
    /// The result of an acceptance, for text and for `--json`.
    package struct Outcome: Codable, Equatable, Sendable {
        /// The version of the format. It changes if readers have to change.
        package var version = 1
        package var accepted: [String] = []
        package var removed: [String] = []
        /// The pictures that were accepted before.
        package var alreadyAccepted: [String] = []
        /// The stale goldens, which `--prune` removes.
        package var left: [String] = []
    }

    /// The report's folder.
    private let folder: URL
    private let report: VerificationReport
    private let store: any GoldenStore
    private let patterns: [String]
    private let prunes: Bool

    /// - Parameters:
    ///   - folder: the report's folder.
    ///   - patterns: patterns of the pictures' names. An empty list selects all.
    ///   - prunes: whether stale goldens are removed.
    package init(
        folder: URL, report: VerificationReport, store: any GoldenStore, patterns: [String] = [], prunes: Bool = false
    ) {
        (self.folder, self.report, self.store) = (folder, report, store)
        (self.patterns, self.prunes) = (patterns, prunes)
    }

    /// The advice to make a new report, for messages.
    private var again: String { report.isOfTests == true ? "Run the tests again" : "Verify again" }

    /// Checks every picture, and then replaces the goldens one by one.
    ///
    /// The caller saves the store, even if this method throws an error.
    /// - Returns: the names of the changed and unchanged goldens.
    /// - Throws: `ProgramFailure` if a picture is not the one in the report or a file cannot be written.
    package func run() throws -> Outcome {
        var outcome = Outcome()
        let meant = report.pictures.filter { picture in
            guard !picture.outcome.passes else { return false }
            return patterns.isEmpty || patterns.contains { GoldenFilter.pattern($0, matches: picture.name) }
        }
        if let failed = meant.first(where: { $0.outcome == .failed }), !patterns.isEmpty || meant.count == 1 {
            throw ProgramFailure.badInput(
                "\(failed.name) has no picture to accept: \(failed.message ?? "it failed"). Fix that, and "
                    + "\(again.lowercased()).")
        }
        var taken: [VerifiedPicture] = []
        for picture in meant {
            switch picture.outcome {
            case .changed, .new, .missing:
                if try isGolden(picture) { outcome.alreadyAccepted.append(picture.name) } else { taken.append(picture) }
            case .stale:
                if prunes {
                    try checkGolden(picture)
                    outcome.removed.append(picture.name)
                } else {
                    outcome.left.append(picture.name)
                }
            case .failed, .unchanged, .tolerated: break
            }
        }
        for picture in taken {
            try checkGolden(picture)
            _ = try actual(picture)
        }
        try (taken.map(\.name) + outcome.removed).forEach(store.checkReplaceable)
        // The pictures are read a second time, one by one, so that memory does not grow with their number.
        for picture in taken {
            try accept(picture)
            outcome.accepted.append(picture.name)
        }
        let isAll = patterns.isEmpty && report.shard == nil && !meant.contains { $0.outcome == .failed }
        if isAll, outcome.left.isEmpty, let environment = report.environment { store.setEnvironment(environment) }
        try Interruption.shared.uninterrupted { try store.remove(outcome.removed) }
        return outcome
    }

    private func accept(_ picture: VerifiedPicture) throws {
        try checkGolden(picture)
        let bitmap = try actual(picture)
        let data = try PNGEncoder.smallest.encode(bitmap, scale: picture.scale)
        let listed = store.listed(picture.name)
        let golden = ListedGolden(
            picture.identity, width: picture.width, height: picture.height, hash: ContentHash.sha256(data),
            pixels: bitmap.pixelHash, cost: ListedGolden.rounded(cost: picture.seconds ?? 0), tolerance: listed?.tolerance,
            masks: listed?.masks)
        let layout = layout(of: picture)
        // A signal that ends the program is delayed, so that the list and the files match.
        try Interruption.shared.uninterrupted { try store.write(data, as: golden, layout: layout) }
    }

    /// Returns whether the actual picture has been accepted before.
    private func isGolden(_ picture: VerifiedPicture) throws -> Bool {
        guard let hash = store.hash(of: picture.name), hash != picture.goldenHash else { return false }
        if let listed = store.listed(picture.name) {
            return try hash == listed.hash && actual(picture).pixelHash == listed.pixels
        }
        let file = store.file(of: picture.name)
        guard let data = FileManager.default.contents(atPath: file.path),
            let golden = try? ValidatedPNG(data, name: file.path).bitmap()
        else { return false }
        return try actual(picture) == golden
    }

    /// Checks that the golden has not changed since the comparison.
    ///
    /// - Throws: `ProgramFailure` if the golden has changed.
    private func checkGolden(_ picture: VerifiedPicture) throws {
        let now = store.hash(of: picture.name)
        // A stale golden may have been removed.
        if now == picture.goldenHash || picture.outcome == .stale && now == nil { return }
        throw ProgramFailure.badInput(
            "The golden \(store.file(of: picture.name).path) is not the one that was compared. \(again).")
    }

    /// Returns the actual picture of the report.
    ///
    /// - Throws: `ProgramFailure` if the file is missing or has changed.
    private func actual(_ picture: VerifiedPicture) throws -> Bitmap {
        guard let path = picture.actual, let hash = picture.actualHash else {
            throw ProgramFailure.badInput(
                "The report names no actual picture of \(picture.name), so it cannot have been reviewed. \(again).")
        }
        let file = folder.appendingPathComponent(path)
        guard let data = FileManager.default.contents(atPath: file.path) else {
            throw ProgramFailure.badInput(
                "\(file.path) is missing, although the report names it. \(again), or fetch the whole folder.")
        }
        guard ContentHash.sha256(data) == hash else {
            throw ProgramFailure.badInput("\(file.path) is not the picture that the report shows. \(again).")
        }
        let bitmap: Bitmap
        do { bitmap = try ValidatedPNG(data, name: file.path).bitmap() } catch { throw ProgramFailure.badInput("\(error)") }
        // The report's size goes into the list of goldens.
        func fits(_ points: Double, _ pixels: Int) -> Bool { abs(points * picture.scale - Double(pixels)) <= 1 }
        guard fits(picture.width, bitmap.width), fits(picture.height, bitmap.height) else {
            throw ProgramFailure.badInput(
                "\(folder.appendingPathComponent("report.json").path) says that \(Markup.oneLine(picture.name)) has \(picture.width) by "
                    + "\(picture.height) points at \(picture.scale) pixels each, but its picture has \(bitmap.width) by \(bitmap.height) "
                    + "pixels. \(again).")
        }
        return bitmap
    }

    /// Returns the layout of the actual picture, or nil if its file is missing or invalid.
    private func layout(of picture: VerifiedPicture) -> Data? {
        guard let path = picture.actualLayout,
            let data = FileManager.default.contents(atPath: folder.appendingPathComponent(path).path),
            (try? LayoutFile(data)) != nil
        else { return nil }
        return data
    }
}
