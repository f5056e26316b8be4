import CairoGraphics
import Files
import Foundation
import Goldens
import SwiftUICore

/// Records pictures as goldens. Only new and changed goldens are written.
@MainActor struct GoldenRecording {
    /// The options of recording.
    struct Options: Sendable {
        /// The new tolerance of the recorded goldens; nil keeps their tolerances.
        var tolerance: ToleranceOption?
        /// The new masks of the recorded goldens in points; nil keeps their masks.
        var masks: [[Double]]?
        /// Whether stale goldens are removed.
        var prunes = false
        /// Whether nothing is written.
        var isDry = false
        /// Whether the goldens are kept until it is known that they may be written.
        var isPending = false
    }

    /// The setups of the looks, at least one.
    let setups: [RunSetup]
    let plan: GoldenPlan
    let options: Options
    let store: ListedGoldenStore
    let threads: JudgingThreads<JudgedPictures.Answer>

    /// Draws and records the pictures.
    ///
    /// - Returns: the report, and whether a widget failed.
    /// - Throws: `ProgramFailure` if a file cannot be written, `CancellationError` if the run is interrupted.
    func run() async throws -> (report: RecordReport, failed: Bool) {
        let known = store.current.goldens
        var report = RecordReport()
        var (made, failed): (Set<String>, Set<String>) = ([], [])
        let pictures = JudgedPictures(of: plan, setups: setups, threads: threads, judge: judge(knowing: known))
        defer { pictures.cancel() }
        while let element = try await pictures.next() {
            switch element {
            case .judged(let picture):
                made.insert(picture.name)
                report.add(picture.name, picture.verdict.outcome, message: picture.verdict.message)
                if picture.verdict.outcome == .failed {
                    setups[0].console.error("\(picture.name): \(picture.verdict.message ?? "It cannot be drawn.")")
                }
                guard !options.isDry, picture.verdict.outcome != .failed else { continue }
                let layout = LayoutTree(InspectedView(picture.root))
                try store.write(layout: LayoutFile(layout).data(), of: picture.name)
            case .failed(let target, let reason):
                failed.insert(target.key)
                report.failed.append(.init(name: target.key, message: reason))
            }
        }
        let chosen = Set(plan.chosen.map(\.key))
        report.stale = known.values.filter { golden in
            guard !made.contains(golden.name), !failed.contains(golden.key) else { return false }
            return plan.staleNames.contains(golden.name) || chosen.contains(golden.key) && plan.filter.includes(golden.identity)
        }.map(\.name)
        report.sort()
        if options.prunes, !options.isDry {
            if !options.isPending { try store.remove(report.stale) }
            (report.removed, report.stale) = (report.stale, [])
        }
        return (report, !report.failed.isEmpty)
    }

    /// Draws a picture and writes it as a golden if it is new or differs.
    private func judge(knowing known: [String: ListedGolden]) -> @Sendable (GoldenDrawing) throws -> GoldenFinding {
        let drawer = GoldenDrawer(store: store, setup: setups[0])
        let (store, options) = (store, options)
        return { drawing in
            let (identity, size) = (drawing.identity, drawing.displayList.size)
            let start = ContinuousClock.now
            let golden = known[identity.name]
            let tolerance = options.tolerance.map(\.tolerance) ?? golden?.declaredTolerance
            let masks = options.masks ?? golden?.masks ?? []
            var verdict = drawer.verdict(
                on: drawing,
                allowing: GoldenAllowance(tolerance: tolerance, masks: GoldenMask.boxes(masks, scale: drawer.scale)))
            // An unreadable golden is replaced.
            if verdict.isGoldenUnreadable { verdict.outcome = .changed }
            let finding = GoldenFinding(verdict: verdict.withoutPictures)
            guard !options.isDry, verdict.outcome != .failed else { return finding }
            var new = ListedGolden(
                identity, width: size.width, height: size.height, hash: verdict.goldenHash ?? "",
                pixels: golden?.pixels ?? verdict.pixels, cost: golden?.cost ?? 0, tolerance: tolerance?.description,
                masks: masks.isEmpty ? nil : masks)
            switch verdict.outcome {
            case .unchanged:
                new.pixels = verdict.pixels
                store.note(new)
            case .tolerated:
                // Later pictures are still compared with the golden's own pixels.
                new.pixels = verdict.expected?.pixelHash ?? new.pixels
                store.note(new)
            default:
                guard let bitmap = verdict.bitmap else { return finding }
                new.cost = ListedGolden.rounded(cost: drawing.layoutSeconds + start.duration(to: .now).seconds)
                new.pixels = verdict.pixels
                let data = try PNGEncoder.smallest.encode(bitmap, scale: drawer.scale)
                new.hash = ContentHash.sha256(data)
                try store.write(data, as: new, layout: nil)
            }
            return finding
        }
    }
}
