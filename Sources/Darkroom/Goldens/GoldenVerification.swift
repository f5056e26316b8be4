import CairoGraphics
import Files
import Foundation
import Processes
import SwiftUICore

/// Holds the pictures that a golden folder is for against its goldens.
@MainActor struct GoldenVerification {
    /// What came of a verification.
    struct Result {
        /// The pictures in the order of their names.
        var pictures: [VerificationReport.Picture] = []
        /// The names of pictures whose goldens cannot be read.
        var unreadable: Set<String> = []
        /// Whether a widget failed.
        var failed = false
    }

    let setup: RunSetup
    let plan: GoldenPlan
    let archive: GoldenArchive
    /// What may differ in this run, in place of what the goldens allow; nil for what they allow.
    let tolerance: ToleranceOption?
    /// Writes to the report's folder.
    let writer: FileWriter
    let work: GoldenWork<GoldenPass.Done>

    /// Draws, compares, and writes the pictures of what does not pass.
    ///
    /// - Throws: `ProgramFailure` for files that cannot be written, `CancellationError` where the run was interrupted.
    func run() async throws -> Result {
        var result = Result()
        result.pictures.reserveCapacity(archive.goldens.count)
        var silent: [String: String] = [:]
        let pass = GoldenPass(setup: setup, plan: plan, work: work, examine: examination) { silent[$0.key] = $1 }
        let failed = try await pass.run { picture, finding in
            let entry = try report(of: picture, finding)
            if finding.verdict.isGoldenUnreadable { result.unreadable.insert(entry.name) }
            result.pictures.append(entry)
        }
        result.pictures += rest(made: Set(result.pictures.map(\.name)), silent: silent)
        result.pictures.sort { $0.precedes($1) }
        result.failed = failed || !silent.isEmpty
        return result
    }

    /// Goldens of which no picture was made: the picture's failure, or nothing makes it any more.
    private func rest(made: Set<String>, silent: [String: String]) -> [VerificationReport.Picture] {
        var pictures: [VerificationReport.Picture] = []
        let chosen = Set(plan.chosen.map(\.key))
        for golden in archive.goldens.values where !made.contains(golden.name) {
            let isOurs = chosen.contains(golden.key) && plan.filter.includes(golden.identity)
            guard isOurs || plan.orphans.contains(golden.name) else { continue }
            let message = silent[golden.key]
            var picture = VerificationReport.Picture(
                golden.identity, outcome: message == nil ? .stale : .failed, message: message, width: golden.width,
                height: golden.height, scale: setup.settings.scale)
            picture.goldenHash = golden.hash
            pictures.append(picture)
        }
        // What has never had a golden fails all the same.
        for target in plan.chosen {
            guard let message = silent[target.key], !archive.goldens.values.contains(where: { $0.key == target.key })
            else { continue }
            pictures.append(
                VerificationReport.Picture(
                    target.identity, outcome: .failed, message: message, width: 0, height: 0,
                    scale: setup.settings.scale))
        }
        return pictures
    }

    private func report(
        of picture: GoldenRun.Picture, _ finding: GoldenPass.Finding
    ) throws -> VerificationReport.Picture {
        let (identity, verdict, line) = (
            picture.sheet.identity, finding.verdict, archive.goldens[picture.sheet.identity.name]
        )
        let size = picture.sheet.list.size
        var result = VerificationReport.Picture(
            identity, outcome: verdict.outcome, message: verdict.message, width: size.width, height: size.height,
            scale: setup.settings.scale)
        // One text for both: of thousands of goldens, each would be kept twice.
        if let line { result.name = line.name }
        result.seconds = ((picture.sheet.seconds + finding.seconds) * 10_000).rounded() / 10_000
        result.goldenHash = verdict.goldenHash
        guard verdict.outcome != .unchanged else { return result }
        result.tolerance = (tolerance.map(\.tolerance?.description) ?? line?.tolerance)
        result.masks = line?.masks == nil ? nil : line?.masks(scale: setup.settings.scale)
        result.difference = verdict.difference
        guard !verdict.outcome.passes, verdict.actualHash != nil else { return result }
        result.actualHash = verdict.actualHash
        result.actual = VerificationFiles.path(identity.name, .actual)
        if verdict.hasExpected { result.expected = VerificationFiles.path(identity.name, .expected) }
        if verdict.difference?.isSameSize == true {
            result.differencePicture = VerificationFiles.path(identity.name, .difference)
        }
        let view = InspectedView(picture.root)
        let path = VerificationFiles.layoutPath(identity.name)
        let layout = try GoldenLayout(view).data()
        try Interruption.shared.uninterrupted { try writer.write(layout, to: path) }
        result.actualLayout = path
        // A golden whose layout is gone or damaged is compared all the same.
        let kept = archive.folder.appendingPathComponent(GoldenArchive.layoutPath(of: identity.name))
        if verdict.hasExpected, let data = FileManager.default.contents(atPath: kept.path),
            let old = try? GoldenLayout(data).root {
            // Without what goldens do not keep, so that only what changed differs.
            let changes = GoldenLayout(view).root.map { LayoutComparison.changes(from: old, to: $0) }
            result.layout = changes?.isEmpty == true ? nil : changes
        }
        return result
    }

    /// Draws a picture, compares it and, where it does not pass, writes it with what was expected.
    private var examination: @Sendable (GoldenRun.Sheet) throws -> GoldenJudge.Verdict {
        let judge = GoldenJudge(
            folder: archive.folder, scale: setup.settings.scale,
            bitmaps: setup.engine.bitmaps)
        let (goldens, run, writer) = (archive.goldens, tolerance, writer)
        return { sheet in
            let name = sheet.identity.name
            let line = goldens[name]
            let tolerance = run.map(\.tolerance) ?? line?.tolerance.flatMap { try? DifferenceTolerance(parsing: $0) }
            let masks = line?.masks(scale: judge.scale) ?? []
            var verdict = judge.verdict(on: sheet.list, named: name, line: line, tolerance: tolerance, masks: masks)
            guard !verdict.outcome.passes, let bitmap = verdict.bitmap else { return verdict.light }
            let actual = try PNGEncoder().encode(bitmap, scale: judge.scale)
            verdict.actualHash = ContentHash.sha256(actual)
            try writer.write(actual, to: VerificationFiles.path(name, .actual))
            if let expected = verdict.expected, let golden = verdict.golden {
                verdict.hasExpected = true
                try writer.write(golden, to: VerificationFiles.path(name, .expected))
                if let difference = PictureDiffer().picture(of: expected, bitmap, masks: masks) {
                    try writer.write(
                        PNGEncoder().encode(difference, scale: judge.scale),
                        to: VerificationFiles.path(name, .difference))
                }
            }
            return verdict.light
        }
    }
}

extension VerificationReport.Picture {
    init(
        _ identity: GoldenIdentity, outcome: VerificationReport.Outcome, message: String?, width: Double,
        height: Double, scale: Double
    ) {
        self.init(
            name: identity.name, kind: identity.kind, family: identity.family,
            scheme: identity.scheme.isEmpty ? "light" : identity.scheme, outcome: outcome, message: message,
            width: width, height: height, scale: scale)
        preview = identity.preview
    }
}
