import Darkroom
import Foundation
import SwiftUI
import WidgetKit
import WidgetKitCore

/// The renderer of tests. Its `standardDate` is the default date of their pictures.
public typealias PictureStudio = Darkroom.PictureStudio

/// Fails if a picture of a widget differs from its golden.
///
/// The provider is called as WidgetKit calls it, with the clock stopped at the snapshot's date. The goldens are
/// `<test>-<kind>-<family>[-dark].png`. If `DARKROOM_RECORD=1` is in the environment, they are written instead.
/// - Parameters:
///   - widget: the widget to draw.
///   - snapshot: the settings of the pictures and of their comparison.
///   - goldens: the folder of the goldens; nil for the folder of the test's traits, or else the one beside the test.
///   - test: the first part of the goldens' names.
@MainActor public func assertWidget<W: Widget>(
    _ widget: W, as snapshot: WidgetSnapshot, in goldens: GoldenFolder? = nil, test: String = #function,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) async {
    let check = GoldenCheck(
        goldens: goldens ?? .current, report: TestReport(fileID: fileID, filePath: filePath, line: line, column: column),
        comparison: snapshot.comparison)
    let request = WidgetEntryRequest(rawValue: snapshot.entry.rawValue) ?? .current
    await check.check(widget, InProcessRenderer.WidgetPlan(snapshot, request: request), test: test)
}

/// Fails if a picture of a widget differs from its golden, like `assertWidget(_:as:)`.
///
/// - Parameters:
///   - widget: the widget to draw.
///   - families: the families; nil for all families that the widget supports and the device shows.
///   - schemes: the appearances. Each has goldens of its own.
///   - goldens: the folder of the goldens; nil for the folder of the test's traits, or else the one beside the test.
///   - test: the first part of the goldens' names.
@MainActor public func assertWidget<W: Widget>(
    _ widget: W, families: [WidgetFamily]? = nil, schemes: [ColorScheme] = [.light, .dark],
    in goldens: GoldenFolder? = nil, test: String = #function, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) async {
    await assertWidget(
        widget, as: WidgetSnapshot(families: families, schemes: schemes), in: goldens, test: test, fileID: fileID,
        filePath: filePath, line: line, column: column)
}

extension InProcessRenderer.WidgetPlan {
    /// Creates the plan of a snapshot.
    ///
    /// - Parameters:
    ///   - request: the entry; nil for every entry of the timeline.
    ///   - limit: the largest number of entries of a timeline; nil for all.
    init(_ snapshot: WidgetSnapshot, request: WidgetEntryRequest?, limit: Int? = nil) {
        self.init(
            families: snapshot.families, schemes: snapshot.schemes, request: request, limit: limit, date: snapshot.date,
            device: snapshot.device, scale: snapshot.scale, timeout: snapshot.timeout)
        os = snapshot.os.flatMap { .init(rawValue: $0.rawValue) }
        placeholderBoxes = snapshot.placeholderBoxes
    }
}

extension GoldenCheck {
    /// Draws a widget's pictures and checks each.
    ///
    /// - Returns: the goldens' names.
    @discardableResult
    @MainActor func check<W: Widget>(_ widget: W, _ plan: InProcessRenderer.WidgetPlan, test: String) async -> [String] {
        let contents = ExtensionDescription(of: widget)
        if contents.widgets.isEmpty { report.fail("\(W.self) has no configuration of a widget.") }
        let assets = goldens.assets(of: W.self, testedIn: report.module)
        var names: [String] = []
        for widget in contents.widgets {
            do {
                if !goldens.fixtures.isEmpty { try InProcessRenderer.answerRequests(from: goldens.fixtures) }
                try await InProcessRenderer.shared(assets: assets).draw(widget, plan) { picture in
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
