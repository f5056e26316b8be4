import Darkroom
import Foundation
import SwiftUI
import WidgetKit
import WidgetKitCore

/// Fails for each thing that a user would see go wrong, as `darkroom check` finds it.
///
///     await assertNoFindings(MyWidget(), by: WidgetCheck(rules: ["text", "touch"], languages: nil))
///
/// The provider is asked as `check` asks it, with the clock stopped at the snapshot's date. A provider or view that fails is a
/// failure of the test too.
/// - Parameters:
///   - widget: the widget to judge.
///   - check: the rules, the looks and the languages.
///   - snapshot: the settings of the pictures. Its `comparison` and its `scale` are ignored.
///   - goldens: the folder with recorded responses and resources; nil for that of the test's traits.
@MainActor public func assertNoFindings<W: Widget>(
    _ widget: W, by check: WidgetCheck, as snapshot: WidgetSnapshot = WidgetSnapshot(), in goldens: GoldenFolder? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) async {
    let report = TestReport(fileID: fileID, filePath: filePath, line: line, column: column)
    let folder = goldens ?? .current
    let contents = ExtensionDescription(of: widget)
    if contents.isEmpty { return report.fail("\(W.self) has no configuration of a widget.") }
    let plan = InProcessRenderer.WidgetPlan(snapshot, request: WidgetEntryRequest(rawValue: snapshot.entry.rawValue) ?? .current)
    do {
        if !folder.fixtures.isEmpty { try InProcessRenderer.answerRequests(from: folder.fixtures) }
        let resources = folder.assets(of: W.self, testedIn: report.module)
        let renderer = try InProcessRenderer.shared(assets: resources)
        let check = InProcessRenderer.CheckPlan(
            rules: check.rules, except: check.except, severity: check.severity.rawValue, looks: check.looks.map(\.rawValue),
            languages: check.languages, resources: resources)
        for finding in try await renderer.findings(of: contents, plan, by: check) { report.fail(finding) }
    } catch {
        report.fail("\(W.self): \(error)")
    }
}

/// Fails for each thing that a user would see go wrong, like `assertNoFindings(_:by:)` in the looks of `darkroom check`.
///
///     await assertNoFindings(MyWidget(), rules: ["text", "touch"], except: ["text.scaled"])
///
/// - Parameters:
///   - widget: the widget to judge.
///   - rules: the rules or groups of rules that alone hold; nil for all that are on by default.
///   - excepted: the rules or groups of rules that do not hold.
///   - severity: the lowest severity that counts.
///   - goldens: the folder with recorded responses and resources; nil for that of the test's traits.
@MainActor public func assertNoFindings<W: Widget>(
    _ widget: W, rules: [String]? = nil, except excepted: [String] = [], from severity: FindingSeverity = .warning,
    in goldens: GoldenFolder? = nil, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
) async {
    await assertNoFindings(
        widget, by: WidgetCheck(rules: rules, except: excepted, from: severity), in: goldens, fileID: fileID, filePath: filePath,
        line: line, column: column)
}
