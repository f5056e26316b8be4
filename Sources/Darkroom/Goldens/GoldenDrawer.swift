import CairoGraphics
import Foundation
import Goldens

/// Draws display lists and compares the pictures with their goldens, on any thread.
struct GoldenDrawer: Sendable {
    /// Pixels per point.
    let scale: CGFloat
    private let bitmaps: BitmapRenderer
    private let judge: GoldenJudge

    @MainActor init(store: any GoldenStore, setup: RunSetup) {
        scale = setup.settings.scale
        bitmaps = setup.engine.bitmaps
        judge = GoldenJudge(store: store)
    }

    func verdict(on drawing: GoldenDrawing, allowing allowance: GoldenAllowance) -> GoldenVerdict {
        do {
            let bitmap = try bitmaps.render(drawing.displayList, scale: scale)
            return judge.verdict(on: bitmap, named: drawing.identity.name, scale: scale, allowing: allowance)
        } catch {
            return GoldenVerdict(outcome: .failed, message: "It cannot be drawn: \(error)")
        }
    }
}
