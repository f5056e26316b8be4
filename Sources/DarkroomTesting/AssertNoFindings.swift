import Darkroom
import Foundation
import SwiftUI
import WidgetKit
import WidgetKitCore

/// A look in which `assertNoFindings` draws a widget beside the standard one, as `darkroom check` does. Looks of other languages
/// are for the command, because the language belongs to the process.
public enum CheckLook: String, CaseIterable, Sendable {
    /// The size of text `xxxLarge`.
    case largeText = "large-text"
    case boldText = "bold-text"
    /// A tinted Home Screen.
    case accented
    /// A clear Home Screen of iOS 26.
    case clear
    case standBy = "standby"
    case increasedContrast = "contrast"
    /// A locked phone, which redacts what is private.
    case locked
}

/// How serious a finding is.
public enum FindingSeverity: String, Sendable {
    /// Worth a look, and often meant.
    case note
    /// Something that users are likely to notice.
    case warning
    /// Something that does not work on a device.
    case error
}

/// Fails for each thing that a user would see go wrong, as `darkroom check` finds it.
///
///     await assertNoFindings(MyWidget(), rules: ["text", "touch"], except: ["text.scaled"])
///
/// - Parameters:
///   - rules: the rules or groups of rules that alone hold; nil for all that are on by default. `darkroom check --list-rules`
///     lists them. Those that judge timelines, Live Activities, languages or the extension as a whole are for the command.
///   - excepted: the rules or groups of rules that do not hold.
///   - severity: the lowest severity that counts.
///   - looks: the looks beside the standard one.
///   - snapshot: the settings of the pictures. Its `comparison` and its `scale` are ignored.
///   - goldens: the folder with recorded responses and assets; nil for that of the test's traits.
@MainActor public func assertNoFindings<W: Widget>(
    _ widget: W, rules: [String]? = nil, except excepted: [String] = [], from severity: FindingSeverity = .warning,
    looks: [CheckLook] = CheckLook.allCases, as snapshot: WidgetSnapshot = WidgetSnapshot(), in goldens: GoldenFolder? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) async {
    let report = TestReport(fileID: fileID, filePath: filePath, line: line, column: column)
    let folder = goldens ?? .current
    let contents = ExtensionDescription(of: widget)
    if contents.widgets.isEmpty { return report.fail("\(W.self) has no configuration of a widget.") }
    let plan = InProcessRenderer.WidgetPlan(snapshot, request: WidgetEntryRequest(rawValue: snapshot.entry.rawValue) ?? .current)
    do {
        if !folder.fixtures.isEmpty { try InProcessRenderer.answerRequests(from: folder.fixtures) }
        let renderer = try InProcessRenderer.shared(assets: folder.assets(of: W.self, testedIn: report.module))
        let check = InProcessRenderer.CheckPlan(
            rules: rules, except: excepted, severity: severity.rawValue, looks: looks.map(\.rawValue))
        for finding in try await renderer.findings(of: contents, plan, by: check) { report.fail(finding) }
    } catch {
        report.fail("\(W.self): \(error)")
    }
}
