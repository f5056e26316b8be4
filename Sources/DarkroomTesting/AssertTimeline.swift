import Darkroom
import Foundation
import SwiftUI
import WidgetKit
import WidgetKitCore

/// Fails if a picture of a widget's timeline differs from its golden, an entry has another date, or the number of entries
/// has changed.
///
/// The provider returns its timeline with the clock stopped at the snapshot's date. Each entry is drawn as it looks at its
/// own date. The goldens are `<test>-<kind>-<family>[-dark]-<time>.png` with a time such as `20070109T094100Z`. If
/// `DARKROOM_RECORD=1` is in the environment, they are written instead, and the goldens of absent entries are removed.
/// - Parameters:
///   - widget: the widget to draw.
///   - snapshot: the settings of the pictures and of their comparison. Its `entry` is ignored.
///   - limit: the largest number of entries of each timeline; nil for all.
///   - goldens: the folder of the goldens; nil for the folder of the test's traits, or else the one beside the test.
///   - test: the first part of the goldens' names.
@MainActor public func assertTimeline<W: Widget>(
    _ widget: W, as snapshot: WidgetSnapshot, limit: Int? = nil, in goldens: GoldenFolder? = nil,
    test: String = #function, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
) async {
    let check = GoldenCheck(
        goldens: goldens ?? .current, report: TestReport(fileID: fileID, filePath: filePath, line: line, column: column),
        comparison: snapshot.comparison)
    let plan = InProcessRenderer.WidgetPlan(snapshot, request: nil, limit: limit.map { max(0, $0) })
    let names = await check.check(widget, plan, test: test)
    if !names.isEmpty { check.checkForOthers(than: names, test: test) }
}

/// Fails if a widget's timeline differs from its goldens, like `assertTimeline(_:as:limit:)`.
///
/// - Parameters:
///   - widget: the widget to draw.
///   - families: the families; nil for all families that the widget supports and the device shows.
///   - schemes: the appearances. Each has goldens of its own.
///   - limit: the largest number of entries of each timeline; nil for all.
///   - goldens: the folder of the goldens; nil for the folder of the test's traits, or else the one beside the test.
///   - test: the first part of the goldens' names.
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
    /// Fails for goldens of entries that a test's timelines no longer contain, or removes them when recording.
    fileprivate func checkForOthers(than names: [String], test: String) {
        let folder = goldens.folder(of: report.filePath)
        let start = GoldenCheck.name(of: test) + "-"
        // The last part of a name is the time, with a number for entries of the same second.
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
                    "\(name): the timeline no longer has this entry. If this is correct, remove "
                        + "\(file.path).")
            }
        }
    }

    private static var time: Regex<(Substring, Substring?)> { #/-\d{8}T\d{6}Z(-\d+)?$/# }
}
