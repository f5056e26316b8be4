import CairoGraphics
import Darkroom
import Foundation
import SwiftUI
import WidgetKit
import WidgetKitCore

/// What makes the pictures; its `standardDate` is the moment they show.
public typealias PictureStudio = Darkroom.PictureStudio

/// The entry of a widget that a test looks at.
public enum AssertedEntry: String, Sendable {
    /// The timeline's entry that is current at the test's date.
    case current
    case snapshot
    case placeholder
}

/// Fails where a picture of a widget differs from its golden.
///
/// The provider is asked as WidgetKit asks it, with the clock standing at `date`. The goldens are
/// `<test>-<kind>-<family>[-dark].png`. With `DARKROOM_RECORD=1` in the environment they are written instead.
/// - Parameters:
///   - families: the families; nil for all that the widget supports and the device shows.
///   - schemes: the appearances; each has its golden.
///   - device: a device's name or its screen's size, such as `430x932`; nil for that.
///   - timeout: how many seconds the provider may take.
///   - tolerance: by how much the pictures may differ.
///   - masks: parts that are not compared, in points.
@MainActor public func assertWidget<W: Widget>(
    _ widget: W, families: [WidgetFamily]? = nil, schemes: [ColorScheme] = [.light, .dark],
    entry: AssertedEntry = .current, date: Date = PictureStudio.standardDate, device: String? = nil,
    scale: CGFloat = 3, timeout: Double = 10, tolerance: DifferenceTolerance = .exact, masks: [CGRect] = [],
    in goldens: GoldenFolder = GoldenFolder(), test: String = #function, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) async {
    let report = TestReport(fileID: fileID, filePath: filePath, line: line, column: column)
    let check = GoldenCheck(goldens: goldens, testFile: filePath, report: report, tolerance: tolerance, masks: masks)
    let plan = PictureStudio.WidgetPlan(
        families: families, schemes: schemes, request: WidgetEntryRequest(rawValue: entry.rawValue) ?? .current,
        date: date, device: device, scale: scale, timeout: timeout)
    await check.check(widget, plan, test: test)
}

extension GoldenCheck {
    /// Draws a widget's pictures and checks each. Returns the goldens' names by the widgets' kinds and families.
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
                        .init(
                            name: name, bitmap: picture.bitmap, scale: plan.scale, kind: widget.kind,
                            family: picture.family.name, isDark: picture.isDark))
                }
            } catch {
                report.fail("\(widget.kind): \(error)")
            }
        }
        return names
    }
}
