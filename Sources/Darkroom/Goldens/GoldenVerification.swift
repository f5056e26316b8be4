import CairoGraphics
import Files
import Foundation
import Goldens
import Processes
import SwiftUICore

/// Compares the pictures of a golden folder's scope with its goldens.
@MainActor struct GoldenVerification {
    /// The result of a verification.
    struct Result {
        /// The pictures in the order of their names.
        var pictures: [VerifiedPicture] = []
        /// The names of the goldens that cannot be read.
        var unreadable: Set<String> = []
        /// Whether a widget failed.
        var failed = false
    }

    /// The setups of the looks, at least one.
    let setups: [RunSetup]
    let plan: GoldenPlan
    let list: GoldenList
    /// The tolerance of this run; nil for the goldens' own tolerances.
    let tolerance: ToleranceOption?
    /// Writes to the report's folder.
    let writer: FileWriter
    let threads: JudgingThreads<JudgedPictures.Answer>

    /// Draws the pictures, compares them and writes the evidence of those that fail.
    ///
    /// - Throws: `ProgramFailure` if a file cannot be written, `CancellationError` if the run is interrupted.
    func run() async throws -> Result {
        var result = Result()
        result.pictures.reserveCapacity(list.goldens.count)
        var reasons: [String: String] = [:]
        let pictures = JudgedPictures(of: plan, setups: setups, threads: threads, judge: judge)
        defer { pictures.cancel() }
        while let element = try await pictures.next() {
            switch element {
            case .judged(let picture):
                let verified = try verified(picture)
                if picture.verdict.isGoldenUnreadable { result.unreadable.insert(verified.name) }
                result.pictures.append(verified)
            case .failed(let target, let reason): reasons[target.key] = reason
            }
        }
        result.pictures += rest(made: Set(result.pictures.map(\.name)), failed: reasons)
        result.pictures.sort { $0.precedes($1) }
        result.failed = !reasons.isEmpty
        return result
    }

    /// Draws a picture, compares it and writes the evidence if it fails.
    private var judge: @Sendable (GoldenDrawing) throws -> GoldenFinding {
        let drawer = GoldenDrawer(store: ListedGoldenStore(list), setup: setups[0])
        let (goldens, run, writer) = (list.goldens, tolerance, writer)
        return { drawing in
            let name = drawing.identity.name
            let golden = goldens[name]
            let allowance = GoldenAllowance(
                tolerance: run.map(\.tolerance) ?? golden?.declaredTolerance, masks: golden?.masks(scale: drawer.scale) ?? [])
            let verdict = drawer.verdict(on: drawing, allowing: allowance)
            let evidence = try PictureEvidence(verdict, masks: allowance.masks, scale: drawer.scale)
            return GoldenFinding(
                verdict: verdict.withoutPictures, evidence: try evidence?.write(named: name, with: writer))
        }
    }

    private func verified(_ picture: JudgedPicture) throws -> VerifiedPicture {
        let (identity, verdict, golden) = (picture.drawing.identity, picture.verdict, list.goldens[picture.name])
        let (size, scale) = (picture.drawing.displayList.size, setups[0].settings.scale)
        var result = VerifiedPicture(
            identity, outcome: verdict.outcome, message: verdict.message, width: size.width, height: size.height,
            scale: scale)
        // The report shares the list's string, because there may be thousands of goldens.
        if let golden { result.name = golden.name }
        result.seconds = ((picture.drawing.layoutSeconds + picture.seconds) * 10_000).rounded() / 10_000
        result.goldenHash = verdict.goldenHash
        guard verdict.outcome != .unchanged else { return result }
        result.tolerance = tolerance.map(\.tolerance?.description) ?? golden?.tolerance
        result.masks = golden?.masks == nil ? nil : golden?.masks(scale: scale)
        result.difference = verdict.difference
        guard let evidence = picture.finding.evidence else { return result }
        result.add(evidence)
        let layout = LayoutTree(InspectedView(picture.root))
        let path = GoldenPath.layout(of: identity.name)
        let data = try LayoutFile(layout).data()
        try Interruption.shared.uninterrupted { try writer.write(data, to: path) }
        result.actualLayout = path
        if evidence.expected != nil { result.layout = changes(of: layout, since: identity.name) }
        return result
    }

    /// Returns the views whose layout differs from the golden's, or nil if there are none or the golden's layout is not
    /// known.
    private func changes(of layout: LayoutTree, since golden: String) -> [LayoutChange]? {
        let file = list.folder.appendingPathComponent(GoldenPath.layout(of: golden))
        // The pictures are compared even if the file of the golden's layout is missing or damaged.
        guard let data = FileManager.default.contents(atPath: file.path), let old = try? LayoutFile(data).root else {
            return nil
        }
        let changes = LayoutComparison.changes(from: old, to: layout)
        return changes.isEmpty ? nil : changes
    }

    /// Returns the goldens without a picture, which either failed or is no longer made.
    private func rest(made: Set<String>, failed: [String: String]) -> [VerifiedPicture] {
        var pictures: [VerifiedPicture] = []
        let chosen = Set(plan.chosen.map(\.key))
        for golden in list.goldens.values where !made.contains(golden.name) {
            let isChosen = chosen.contains(golden.key) && plan.filter.includes(golden.identity)
            guard isChosen || plan.staleNames.contains(golden.name) else { continue }
            let message = failed[golden.key]
            var picture = VerifiedPicture(
                golden.identity, outcome: message == nil ? .stale : .failed, message: message, width: golden.width,
                height: golden.height, scale: setups[0].settings.scale)
            picture.goldenHash = golden.hash
            pictures.append(picture)
        }
        // A picture without a golden can fail, too.
        let known = Set(list.goldens.values.map(\.key))
        for target in plan.chosen where !known.contains(target.key) {
            guard let message = failed[target.key] else { continue }
            pictures.append(
                VerifiedPicture(
                    target.identity, outcome: .failed, message: message, width: 0, height: 0,
                    scale: setups[0].settings.scale))
        }
        return pictures
    }
}
