import Darkroom
import Foundation
import SwiftUI
import WidgetKit
import WidgetKitCore

/// What makes the pictures; its `standardDate` is the moment they show.
public typealias PictureStudio = Darkroom.PictureStudio

/// Fails where a picture of a widget differs from its golden.
///
/// The provider is asked as WidgetKit asks it, with the clock standing at the snapshot's date. The goldens are
/// `<test>-<kind>-<family>[-dark].png`. With `DARKROOM_RECORD=1` in the environment they are written instead.
/// - Parameters:
///   - snapshot: what is drawn, and how it is compared.
///   - goldens: where the goldens are; nil for what the test's traits say, or else beside the test.
///   - test: the name that the goldens' names begin with.
@MainActor public func assertWidget<W: Widget>(
    _ widget: W, as snapshot: WidgetSnapshot, in goldens: GoldenFolder? = nil, test: String = #function,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) async {
    let check = GoldenCheck(
        goldens: goldens ?? .current, report: TestReport(fileID: fileID, filePath: filePath, line: line, column: column),
        comparison: snapshot.comparison)
    let request = WidgetEntryRequest(rawValue: snapshot.entry.rawValue) ?? .current
    await check.check(widget, PictureStudio.WidgetPlan(snapshot, request: request), test: test)
}

/// Fails where a picture of a widget differs from its golden, as `assertWidget(_:as:)` does.
///
/// - Parameters:
///   - families: the families; nil for all that the widget supports and the device shows.
///   - schemes: the appearances; each has its goldens.
///   - goldens: where the goldens are; nil for what the test's traits say, or else beside the test.
///   - test: the name that the goldens' names begin with.
@MainActor public func assertWidget<W: Widget>(
    _ widget: W, families: [WidgetFamily]? = nil, schemes: [ColorScheme] = [.light, .dark],
    in goldens: GoldenFolder? = nil, test: String = #function, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) async {
    await assertWidget(
        widget, as: WidgetSnapshot(families: families, schemes: schemes), in: goldens, test: test, fileID: fileID,
        filePath: filePath, line: line, column: column)
}

extension PictureStudio.WidgetPlan {
    /// - Parameters:
    ///   - request: the entry; nil for every entry of the timeline.
    ///   - limit: the first so many entries of a timeline; nil for all.
    init(_ snapshot: WidgetSnapshot, request: WidgetEntryRequest?, limit: Int? = nil) {
        self.init(
            families: snapshot.families, schemes: snapshot.schemes, request: request, limit: limit, date: snapshot.date,
            device: snapshot.device, scale: snapshot.scale, timeout: snapshot.timeout)
    }
}

extension GoldenCheck {
    /// Draws a widget's pictures and checks each.
    ///
    /// - Returns: the goldens' names.
    @discardableResult
    @MainActor func check<W: Widget>(_ widget: W, _ plan: PictureStudio.WidgetPlan, test: String) async -> [String] {
        let contents = ExtensionDescription(of: widget)
        if contents.widgets.isEmpty { report.fail("\(W.self) has no configuration of a widget.") }
        let assets = goldens.assets(of: W.self, testedIn: report.module)
        var names: [String] = []
        for widget in contents.widgets {
            do {
                if !goldens.fixtures.isEmpty { try PictureStudio.answerRequests(from: goldens.fixtures) }
                try await PictureStudio.shared(assets: assets).draw(widget, plan) { picture in
                    let name = "\(GoldenCheck.name(of: test))-\(widget.kind)-\(picture.variant)"
                    names.append(name)
                    check(
                        TestPicture(
                            name: name, bitmap: picture.bitmap, scale: plan.scale, kind: widget.kind,
                            family: picture.family, scheme: picture.isDark ? .dark : .light))
                }
            } catch {
                report.fail("\(widget.kind): \(error)")
            }
        }
        return names
    }
}
