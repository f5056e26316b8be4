import Foundation
import PictureEngine
import Processes
import SwiftUICore
import WidgetKitCore

/// Draws previews one after the other, and names and reports their pictures.
@MainActor final class PreviewRun {
    /// Receives a picture of a preview.
    typealias Output = (PreviewSubject, PreviewReport.File, PreviewDrawer.Drawing) throws -> Void

    private let setup: RunSetup
    private let format: PictureFormat
    private let drawer: PreviewDrawer
    private let output: Output

    /// - Parameters:
    ///   - inspects: whether the layout trees keep the names of views.
    ///   - stateInterval: the time in seconds between two states of a Live Activity.
    ///   - output: receives each picture as soon as it is laid out.
    init(
        setup: RunSetup, format: PictureFormat, inspects: Bool, stateInterval: Double = 0, output: @escaping Output
    ) {
        (self.setup, self.format, self.output) = (setup, format, output)
        drawer = PreviewDrawer(setup: setup, inspects: inspects, stateInterval: stateInterval)
    }

    /// Draws the previews. If one fails, the others are drawn nevertheless.
    ///
    /// - Parameters:
    ///   - willDraw: called before each preview is drawn.
    ///   - onFailure: called for each preview that failed, with the reason.
    /// - Returns: the report of the pictures, and whether a preview failed.
    /// - Throws: the errors of `output`, except failures of widgets.
    func render(
        _ subjects: [PreviewSubject], willDraw: (PreviewSubject) -> Void = { _ in },
        onFailure: (PreviewSubject, ProgramFailure) -> Void = { _, _ in }
    ) async throws -> (report: PreviewReport, failed: Bool) {
        var (report, failed) = (PreviewReport(previews: []), false)
        for subject in subjects {
            var entry = PreviewReport.Preview(
                name: subject.name, source: subject.source, kind: subject.content.kind, family: subject.content.form,
                pictures: [])
            if CrashRecovery.skippedNames.contains(subject.name) {
                failed = true
                continue
            }
            if CrashRecovery.placeholderNames.contains(subject.name) { failed = true }
            CrashRecovery.current = [subject.name]
            defer { CrashRecovery.current = [] }
            do {
                HostSettings.freeze(at: setup.now)
                RandomNumbers.begin(subject.place)
                willDraw(subject)
                try await drawer.draw(subject) { entry.pictures.append(try write($0, of: subject)) }
            } catch let failure as ProgramFailure where failure.status == .widgetFailed {
                setup.console.error("\(subject.place): \(failure.message)")
                onFailure(subject, failure)
                failed = true
            }
            HostSettings.freeze(at: setup.now)
            report.previews.append(entry)
        }
        return (report, failed)
    }

    /// Hands a picture to `output` and returns its entry in the report.
    private func write(_ drawing: PreviewDrawer.Drawing, of subject: PreviewSubject) throws -> PreviewReport.File {
        let (surroundings, size) = (drawing.surroundings, drawing.view.displayList.size)
        let file = PicturePath.preview(
            subject.name, entry: drawing.entry, surroundings: surroundings, format: format)
        let picture = PreviewReport.File(
            file: file, scheme: surroundings.colorScheme.name, entry: drawing.entry?.number, date: drawing.date,
            width: size.width, height: size.height, scale: surroundings.scale)
        try output(subject, picture, drawing)
        return picture
    }
}
