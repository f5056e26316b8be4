import CairoGraphics
import Files
import Foundation
import Processes

/// Makes the actual pictures of a report the goldens of a store; only those that the report shows, as they are shown.
package struct GoldenAcceptance {
    /// What was done, for people and for `--json`.
    package struct Outcome: Codable, Equatable, Sendable {
        /// The format's version. It changes only where a reader would have to.
        package var version = 1
        package var accepted: [String] = []
        package var removed: [String] = []
        /// Those that are the goldens already.
        package var alreadyAccepted: [String] = []
        /// Stale goldens, which `--prune` would remove.
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
    ///   - patterns: patterns of the pictures' names; none stands for all pictures.
    ///   - prunes: whether goldens are removed of which no picture is made any more.
    package init(
        folder: URL, report: VerificationReport, store: any GoldenStore, patterns: [String] = [], prunes: Bool = false
    ) {
        (self.folder, self.report, self.store) = (folder, report, store)
        (self.patterns, self.prunes) = (patterns, prunes)
    }

    /// What makes a report anew, for messages.
    private var again: String { report.isOfTests == true ? "Run the tests again" : "Verify again" }

    /// Looks at every picture before it changes any golden, and then replaces them one by one.
    ///
    /// The store is not saved: the caller does that, also where this throws.
    /// - Throws: `ProgramFailure` where a picture is not what the report shows, or files cannot be written.
    package func run() throws -> Outcome {
        var outcome = Outcome()
        let meant = report.pictures.filter { picture in
            guard !picture.outcome.passes else { return false }
            return patterns.isEmpty || patterns.contains { GoldenFilter.pattern($0, matches: picture.name) }
        }
        if let failed = meant.first(where: { $0.outcome == .failed }), !patterns.isEmpty || meant.count == 1 {
            throw ProgramFailure.badInput(
                "\(failed.name) has no picture that could be accepted: \(failed.message ?? "it failed"). Mend that, and "
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
        // Pictures are read a second time, one by one, so that memory does not grow with their number.
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
        // A signal that ends the program waits, so that the list and the files agree.
        try Interruption.shared.uninterrupted { try store.write(data, as: golden, layout: layout) }
    }

    /// Whether the actual picture became the golden before.
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

    /// - Throws: `ProgramFailure` where the golden is no longer the one that was compared.
    private func checkGolden(_ picture: VerifiedPicture) throws {
        let now = store.hash(of: picture.name)
        // A stale golden may be gone by now.
        if now == picture.goldenHash || picture.outcome == .stale && now == nil { return }
        throw ProgramFailure.badInput(
            "The golden \(store.file(of: picture.name).path) is not the one that was compared. \(again).")
    }

    /// The actual picture as the report shows it.
    private func actual(_ picture: VerifiedPicture) throws -> Bitmap {
        guard let path = picture.actual, let hash = picture.actualHash else {
            throw ProgramFailure.badInput(
                "The report names no actual picture of \(picture.name), so nobody can have looked at it. \(again).")
        }
        let file = folder.appendingPathComponent(path)
        guard let data = FileManager.default.contents(atPath: file.path) else {
            throw ProgramFailure.badInput(
                "\(file.path) is not there, though the report names it. \(again), or fetch the whole folder.")
        }
        guard ContentHash.sha256(data) == hash else {
            throw ProgramFailure.badInput("\(file.path) is not the picture that the report shows. \(again).")
        }
        do { return try ValidatedPNG(data, name: file.path).bitmap() } catch { throw ProgramFailure.badInput("\(error)") }
    }

    /// The layout of the actual picture; nil where its file is gone or no layout.
    private func layout(of picture: VerifiedPicture) -> Data? {
        guard let path = picture.actualLayout,
            let data = FileManager.default.contents(atPath: folder.appendingPathComponent(path).path),
            (try? LayoutFile(data)) != nil
        else { return nil }
        return data
    }
}
