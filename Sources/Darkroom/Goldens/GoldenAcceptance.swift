import CairoGraphics
import Files
import Foundation

import Processes
/// Makes the actual pictures of a report the goldens; only those that the report shows, as they are shown.
struct GoldenAcceptance {
    /// What was done, for people and for `--json`.
    struct Outcome: Codable, Equatable, Sendable {
        /// The format's version; it changes where a reader would have to.
        var version = 1
        var accepted: [String] = []
        var removed: [String] = []
        /// Those that are the goldens already.
        var alreadyAccepted: [String] = []
        /// Stale goldens, which `--prune` would remove.
        var left: [String] = []
    }

    /// A picture that may be taken, with all that the golden folder is to know of it.
    private struct Candidate {
        let line: GoldenLine
        let bitmap: Bitmap
        let scale: Double
        let layout: Data?
    }

    /// The report's folder.
    let folder: URL
    let report: VerificationReport
    let archive: GoldenArchive
    /// Which pictures are meant: patterns of names; none for all.
    let patterns: [String]
    /// Whether goldens are removed that have no picture any more.
    let prunes: Bool

    /// Accepts.
    ///
    /// Everything is looked at before anything is changed; each golden is then replaced whole.
    /// - Parameter ledger: the folder's list, to be changed and saved.
    /// - Throws: `ProgramFailure` where a picture is not what the report shows, or files cannot be written.
    func run(_ ledger: GoldenLedger) throws -> Outcome {
        var outcome = Outcome()
        let meant = report.pictures.filter { picture in
            guard !picture.outcome.passes else { return false }
            return patterns.isEmpty || patterns.contains { GoldenFilter.pattern($0, matches: picture.name) }
        }
        if let failed = meant.first(where: { $0.outcome == .failed }), !patterns.isEmpty || meant.count == 1 {
            throw ProgramFailure.badInput(
                "\(failed.name) has no picture that could be accepted: \(failed.message ?? "it failed"). Mend that, and "
                    + "verify again.")
        }
        var taken: [String] = []
        for picture in meant {
            switch picture.outcome {
            case .changed, .new, .missing:
                if try isGolden(picture) {
                    outcome.alreadyAccepted.append(picture.name)
                } else {
                    taken.append(picture.name)
                }
            case .stale: prunes ? outcome.removed.append(picture.name) : outcome.left.append(picture.name)
            case .failed, .unchanged, .tolerated: break
            }
        }
        // Nothing is changed before all has been found in order; only then are pictures read a second time, one by one.
        let chosen = Dictionary(uniqueKeysWithValues: meant.map { ($0.name, $0) })
        for name in taken { _ = try candidate(chosen[name]!) }
        for name in outcome.removed { try checkGolden(chosen[name]!) }
        try (taken + outcome.removed).forEach(ledger.checkReplaceable)
        for name in taken {
            let candidate = try candidate(chosen[name]!)
            var line = candidate.line
            let data = try PNGEncoder.smallest.encode(candidate.bitmap, scale: candidate.scale)
            line.hash = ContentHash.sha256(data)
            // Who stops the run finds the list and the files agreeing.
            try Interruption.shared.uninterrupted {
                try ledger.record(data, as: line)
                if let layout = candidate.layout { try ledger.record(layout, of: name) }
            }
            outcome.accepted.append(name)
        }
        let isAll = patterns.isEmpty && report.shard == nil && !meant.contains { $0.outcome == .failed }
        if isAll, outcome.left.isEmpty, let environment = report.environment { ledger.setEnvironment(environment) }
        try Interruption.shared.uninterrupted { try ledger.remove(outcome.removed) }
        return outcome
    }

    /// Whether the picture has been accepted before.
    private func isGolden(_ picture: VerificationReport.Picture) throws -> Bool {
        guard let line = archive.goldens[picture.name], line.hash != picture.goldenHash,
            let data = goldenData(picture.name), ContentHash.sha256(data) == line.hash
        else { return false }
        return try actual(picture).pixelHash == line.pixels
    }

    private func goldenData(_ name: String) -> Data? {
        FileManager.default.contents(atPath: archive.folder.appendingPathComponent(GoldenArchive.path(of: name)).path)
    }

    /// The actual picture as the report shows it.
    private func actual(_ picture: VerificationReport.Picture) throws -> Bitmap {
        guard let path = picture.actual, let hash = picture.actualHash else {
            throw ProgramFailure.badInput(
                "The report names no actual picture of \(picture.name), so nobody can have looked at it. Verify again.")
        }
        let file = folder.appendingPathComponent(path)
        guard let data = FileManager.default.contents(atPath: file.path) else {
            throw ProgramFailure.badInput(
                "\(file.path) is not there, though the report names it. Verify again, or fetch the whole folder.")
        }
        guard ContentHash.sha256(data) == hash else {
            throw ProgramFailure.badInput("\(file.path) is not the picture that the report shows. Verify again.")
        }
        do { return try ValidatedPNG(data, name: file.path).bitmap() } catch { throw ProgramFailure.badInput("\(error)") }
    }

    /// - Throws: `ProgramFailure` where the golden is no longer the one that was compared.
    private func checkGolden(_ picture: VerificationReport.Picture) throws {
        let now = goldenData(picture.name).map { ContentHash.sha256($0) }
        let isSame = switch picture.outcome {
        case .changed: now == picture.goldenHash
        // There was none.
        case .new: archive.goldens[picture.name] == nil
        case .missing: now == nil
        default: now == nil || now == picture.goldenHash
        }
        guard isSame else {
            throw ProgramFailure.badInput(
                "The golden \(picture.name) in \(archive.folder.path) is not the one that was compared. Verify again.")
        }
    }

    private func candidate(_ picture: VerificationReport.Picture) throws -> Candidate {
        try checkGolden(picture)
        let bitmap = try actual(picture)
        let known = archive.goldens[picture.name]
        let line = GoldenLine(
            name: picture.name, kind: picture.kind, family: picture.family, scheme: picture.scheme,
            preview: picture.preview, width: picture.width, height: picture.height, hash: "", pixels: bitmap.pixelHash,
            cost: GoldenLine.rounded(cost: picture.seconds ?? 0), tolerance: known?.tolerance, masks: known?.masks)
        let layout = picture.actualLayout.flatMap { path -> Data? in
            let data = FileManager.default.contents(atPath: folder.appendingPathComponent(path).path)
            // What is no layout is not kept as one.
            return data.flatMap { try? GoldenLayout($0) } == nil ? nil : data
        }
        return Candidate(line: line, bitmap: bitmap, scale: picture.scale, layout: layout)
    }
}
