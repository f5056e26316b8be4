import CairoGraphics
import Files
import Foundation
import SwiftUICore

/// Makes goldens of pictures: those that are new or changed are written, all others are left alone.
@MainActor struct GoldenRecording {
    /// What is to be done beside recording.
    struct Wishes {
        /// What the recorded goldens allow from now on; nil leaves it as it is.
        var tolerance: ToleranceOption?
        /// What of the recorded goldens is not compared from now on, in points; nil leaves it as it is.
        var masks: [[Double]]?
        /// Whether goldens are removed of which no picture is made any more.
        var prunes = false
        /// Whether nothing is written.
        var isDry = false
    }

    let setup: RunSetup
    let plan: GoldenPlan
    let wishes: Wishes
    let ledger: GoldenLedger
    let work: GoldenWork<GoldenPass.Done>

    /// Draws and records.
    ///
    /// - Returns: what was found and done, and whether a widget failed.
    /// - Throws: `ProgramFailure` for files that cannot be written, `CancellationError` where the run was interrupted.
    func run() async throws -> (report: RecordReport, failed: Bool) {
        let known = ledger.current.goldens
        var report = RecordReport()
        var silent: Set<String> = []
        let pass = GoldenPass(setup: setup, plan: plan, work: work, examine: examination(of: known)) { target, message in
            silent.insert(target.key)
            report.failed.append(.init(name: target.key, message: message))
        }
        var made: Set<String> = []
        let failed = try await pass.run { picture, finding in
            let name = picture.sheet.identity.name
            made.insert(name)
            report.add(name, finding.verdict.outcome, message: finding.verdict.message)
            guard !wishes.isDry, finding.verdict.outcome != .failed else { return }
            try ledger.record(GoldenLayout(InspectedView(picture.root)).data(), of: name)
        }
        let stale = known.values.filter { golden in
            !made.contains(golden.name) && !silent.contains(golden.key) && plan.filter.includes(golden.identity)
        }
        report.stale = stale.map(\.name)
        report.sort()
        guard !wishes.isDry else { return (report, failed || !report.failed.isEmpty) }
        if wishes.prunes {
            try ledger.remove(report.stale)
            (report.removed, report.stale) = (report.stale, [])
        }
        return (report, failed || !report.failed.isEmpty)
    }

    /// Draws a picture and, where it is not its golden, makes it that.
    private func examination(
        of known: [String: GoldenLine]
    ) -> @Sendable (GoldenRun.Sheet) throws -> GoldenJudge.Verdict {
        let judge = GoldenJudge(
            folder: ledger.current.folder, scale: setup.settings.scale,
            bitmaps: setup.engine.bitmaps)
        let (ledger, wishes) = (ledger, wishes)
        return { sheet in
            let identity = sheet.identity
            let start = ContinuousClock.now
            let line = known[identity.name]
            let tolerance = wishes.tolerance.map(\.tolerance)
                ?? line?.tolerance.flatMap { try? DifferenceTolerance(parsing: $0) }
            let masks = wishes.masks ?? line?.masks ?? []
            var verdict = judge.verdict(
                on: sheet.list, named: identity.name, line: line, tolerance: tolerance,
                masks: GoldenMask.boxes(masks, scale: judge.scale))
            // A golden that cannot be read is replaced.
            if verdict.isGoldenUnreadable { verdict.outcome = .changed }
            guard !wishes.isDry, verdict.outcome != .failed else { return verdict.light }
            var new = GoldenLine(
                name: identity.name, kind: identity.kind, family: identity.family, scheme: identity.scheme,
                preview: identity.preview, width: sheet.list.size.width, height: sheet.list.size.height,
                hash: verdict.goldenHash ?? "", pixels: line?.pixels ?? verdict.pixels, cost: line?.cost ?? 0,
                tolerance: tolerance?.description, masks: masks.isEmpty ? nil : masks)
            switch verdict.outcome {
            case .unchanged:
                new.pixels = verdict.pixels
                ledger.note(new)
            case .tolerated:
                // The golden's own pixels stay what pictures are held against.
                new.pixels = verdict.expected?.pixelHash ?? new.pixels
                ledger.note(new)
            default:
                guard let bitmap = verdict.bitmap else { return verdict.light }
                new.cost = GoldenLine.rounded(cost: sheet.seconds + start.duration(to: .now).seconds)
                new.pixels = verdict.pixels
                let data = try PNGEncoder.smallest.encode(bitmap, scale: judge.scale)
                new.hash = ContentHash.sha256(data)
                try ledger.record(data, as: new)
            }
            return verdict.light
        }
    }
}

extension GoldenJudge.Verdict {
    /// The verdict without the pictures.
    var light: Self {
        var light = self
        (light.bitmap, light.expected, light.golden) = (nil, nil, nil)
        return light
    }
}
