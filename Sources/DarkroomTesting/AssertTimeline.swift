import Darkroom
import Foundation
import SwiftUI
import WidgetKit
import WidgetKitCore

/// Fails where a picture of a widget's timeline differs from its golden, where entries come at other times, and where
/// there are more or fewer of them.
///
/// The provider is asked for its timeline with the clock standing at the snapshot's date; each entry is drawn as it looks
/// when it is due. The goldens are `<test>-<kind>-<family>[-dark]-<time>.png`, the time as in `20070109T094100Z`. With
/// `DARKROOM_RECORD=1` in the environment they are written instead, and those of entries that are no more are removed.
/// - Parameters:
///   - snapshot: what is drawn, and how it is compared; its `entry` does not count.
///   - limit: the first so many entries of each timeline; nil for all.
///   - goldens: where the goldens are; nil for what the test's traits say, or else beside the test.
///   - test: the name that the goldens' names begin with.
@MainActor public func assertTimeline<W: Widget>(
    _ widget: W, as snapshot: WidgetSnapshot, limit: Int? = nil, in goldens: GoldenFolder? = nil,
    test: String = #function, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
) async {
    let check = GoldenCheck(
        goldens: goldens ?? .current, report: TestReport(fileID: fileID, filePath: filePath, line: line, column: column),
        comparison: snapshot.comparison)
    let plan = PictureStudio.WidgetPlan(snapshot, request: nil, limit: limit.map { max(0, $0) })
    let names = await check.check(widget, plan, test: test)
    if !names.isEmpty { check.checkForOthers(than: names, test: test) }
}

/// Fails where a widget's timeline differs from its goldens, as `assertTimeline(_:as:limit:)` does.
///
/// - Parameters:
///   - families: the families; nil for all that the widget supports and the device shows.
///   - schemes: the appearances; each has its goldens.
///   - limit: the first so many entries of each timeline; nil for all.
///   - goldens: where the goldens are; nil for what the test's traits say, or else beside the test.
///   - test: the name that the goldens' names begin with.
@MainActor public func assertTimeline<W: Widget>(
    _ widget: W, families: [WidgetFamily]? = nil, schemes: [ColorScheme] = [.light], limit: Int? = nil,
    in goldens: GoldenFolder? = nil, test: String = #function, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) async {
    await assertTimeline(
        widget, as: WidgetSnapshot(families: families, schemes: schemes), limit: limit, in: goldens, test: test,
        fileID: fileID, filePath: filePath, line: line, column: column)
}

extension GoldenCheck {
    /// Looks for goldens of entries that the timelines of a test have no more.
    fileprivate func checkForOthers(than names: [String], test: String) {
        let folder = goldens.folder(of: report.filePath)
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
            if goldens.recording == .all, !goldens.isInCI {
                unlink(file.path)
            } else {
                report.fail(
                    "\(name): the timeline has no such entry any more. Look whether it should; if not, remove "
                        + "\(file.path).")
            }
        }
    }

    private static var time: Regex<(Substring, Substring?)> { #/-\d{8}T\d{6}Z(-\d+)?$/# }
}
