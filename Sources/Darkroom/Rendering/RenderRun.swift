import CairoGraphics
import DisplayList
import Foundation
@_spi(Darkroom) import SwiftUICore
@_spi(Darkroom) import WidgetKitCore

/// Makes one picture of each widget, family and appearance.
@MainActor final class RenderRun {
    private let setup: RunSetup
    private let format: PictureFormat
    private let outlines: Bool
    private let queue: RenderQueue
    private var pictures: [PictureReport.Picture] = []

    /// - Parameter outlines: whether the views' frames are drawn over the pictures.
    init(setup: RunSetup, format: PictureFormat, outlines: Bool, queue: RenderQueue) {
        (self.setup, self.format, self.outlines, self.queue) = (setup, format, outlines, queue)
    }

    /// Makes the pictures of all that is selected; a widget that fails does not keep the others from their pictures.
    ///
    /// - Returns: what was written, and whether a widget failed.
    /// - Throws: `ProgramFailure` for parameters that will not do and files that cannot be written.
    func render() async throws -> (report: PictureReport, failed: Bool) {
        let failed = try await setup.forEachStage { stage in
            let entry = try await stage.entry()
            for surroundings in stage.surroundings { try draw(entry, on: stage, in: surroundings) }
        }
        if let failure = await queue.finish() {
            throw failure as? ProgramFailure ?? ProgramFailure.widgetFailed("\(failure)")
        }
        return (PictureReport(pictures: pictures), failed)
    }

    private func draw(_ entry: WidgetEntry, on stage: WidgetStage, in surroundings: WidgetSurroundings) throws {
        let picture = try stage.requestedPicture(of: entry, in: surroundings, inspects: outlines)
        var list = picture.displayList
        if outlines { list.items += InspectedView(picture.root).outline(scale: surroundings.scale) }
        let kind = stage.widget.kind
        let path = PicturePath.path(kind: kind, surroundings: surroundings, format: format)
        queue.add(list, path: path)
        pictures.append(
            PictureReport.Picture(
                kind: kind, family: "\(surroundings.family)", scheme: "\(surroundings.colorScheme)",
                date: entry.date, file: path, width: surroundings.size.width, height: surroundings.size.height,
                scale: surroundings.scale, url: picture.widgetURL))
    }
}
