import CairoGraphics
import Darkroom
import Foundation
import SwiftUI
import WidgetKit
import WidgetKitCore

/// Fails where a picture of a widget's timeline differs from its golden, where entries come at other times, and where
/// there are more or fewer of them.
///
/// The provider is asked for its timeline with the clock standing at `date`; each entry is drawn as it looks when it is
/// due. The goldens are `<test>-<kind>-<family>[-dark]-<time>.png`, the time as in `20070109T094100Z`. With
/// `DARKROOM_RECORD=1` in the environment they are written instead, and those of entries that are no more are removed.
/// - Parameters:
///   - families: the families; nil for all that the widget supports and the device shows.
///   - schemes: the appearances; each has its goldens.
///   - limit: the first so many entries of each timeline; nil for all.
///   - device: a device's name or its screen's size, such as `430x932`; nil for that.
///   - timeout: how many seconds the provider may take.
///   - tolerance: by how much the pictures may differ.
///   - masks: parts that are not compared, in points.
@MainActor public func assertTimeline<W: Widget>(
    _ widget: W, families: [WidgetFamily]? = nil, schemes: [ColorScheme] = [.light], limit: Int? = nil,
    date: Date = PictureStudio.standardDate, device: String? = nil, scale: CGFloat = 3, timeout: Double = 10,
    tolerance: DifferenceTolerance = .exact, masks: [CGRect] = [], in goldens: GoldenFolder = GoldenFolder(),
    test: String = #function, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
) async {
    let report = TestReport(fileID: fileID, filePath: filePath, line: line, column: column)
    let check = GoldenCheck(goldens: goldens, testFile: filePath, report: report, tolerance: tolerance, masks: masks)
    let plan = PictureStudio.WidgetPlan(
        families: families, schemes: schemes, request: nil, limit: limit.map { max(0, $0) }, date: date, device: device,
        scale: scale, timeout: timeout)
    let names = await check.check(widget, plan, test: test)
    if !names.isEmpty { check.checkForOthers(than: names, test: test) }
}

extension GoldenCheck {
    /// Looks for goldens of entries that the timelines of a test have no more.
    fileprivate func checkForOthers(than names: [String], test: String) {
        let folder = goldens.folder(of: testFile)
        let start = GoldenCheck.name(of: test) + "-"
        // A name's last part is its time; numbers tell entries of one second apart.
        let bases = Set(names.map { $0.replacing(GoldenCheck.time, with: "") })
        let files = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
        let others = files.filter { $0.hasPrefix(start) && $0.hasSuffix(".png") }.map { String($0.dropLast(4)) }
            .filter { name in
                name.contains(GoldenCheck.time) && bases.contains(name.replacing(GoldenCheck.time, with: ""))
                    && !names.contains(name)
            }
        for name in others {
            let file = folder.appendingPathComponent("\(name).png")
            switch goldens.mode {
            case .record: unlink(file.path)
            case .compare, .refuseToRecord:
                report.fail(
                    "\(name): the timeline has no such entry any more. Look whether it should; if not, remove "
                        + "\(file.path).")
            }
        }
    }

    private static var time: Regex<(Substring, Substring?)> { #/-\d{8}T\d{6}Z(-\d+)?$/# }
}
