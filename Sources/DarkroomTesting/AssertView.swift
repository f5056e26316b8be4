import Darkroom
import Foundation
import SwiftUI

/// Fails if the picture of a view differs from its golden.
///
/// The golden is `<test>[-<name>][-dark].png`. If `DARKROOM_RECORD=1` is in the environment, it is written instead.
/// Pictures are drawn in `en_US` and UTC, and running texts show 9:41 on 9 January 2007.
/// - Parameters:
///   - view: the view to draw.
///   - snapshot: the canvas and the settings of the comparison.
///   - name: a name for one of several pictures in a test.
///   - goldens: the folder of the goldens; nil for the folder of the test's traits, or else the one beside the test.
///   - test: the first part of the goldens' names.
@MainActor public func assertView<V: View>(
    _ view: @autoclosure () -> V, as snapshot: ViewSnapshot, named name: String? = nil, in goldens: GoldenFolder? = nil,
    test: String = #function, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
) {
    let check = GoldenCheck(
        goldens: goldens ?? .current, report: TestReport(fileID: fileID, filePath: filePath, line: line, column: column),
        comparison: snapshot.comparison)
    let assets = check.goldens.assets(of: V.self, testedIn: check.report.module)
    for scheme in snapshot.schemes {
        let base = [GoldenCheck.name(of: test), name].compactMap { $0 }.joined(separator: "-")
        let name = scheme == .dark ? "\(base)-dark" : base
        do {
            if !check.goldens.fixtures.isEmpty { try InProcessRenderer.answerRequests(from: check.goldens.fixtures) }
            let renderer = try InProcessRenderer.shared(assets: assets)
            let bitmap = try renderer.bitmap(
                of: view(), size: snapshot.size, scale: snapshot.scale, scheme: scheme,
                marksMissing: snapshot.placeholderBoxes)
            check.check(TestPicture(name: name, bitmap: bitmap, scale: snapshot.scale, kind: base, scheme: scheme))
        } catch {
            check.report.fail("\(name): \(error)")
        }
    }
}

/// Fails if the picture of a view differs from its golden, like `assertView(_:as:named:)`.
///
/// - Parameters:
///   - view: the view to draw.
///   - size: the size of the canvas in points.
///   - scale: the number of pixels per point.
///   - schemes: the appearances. Each has a golden of its own.
///   - name: a name for one of several pictures in a test.
///   - goldens: the folder of the goldens; nil for the folder of the test's traits, or else the one beside the test.
///   - test: the first part of the goldens' names.
@MainActor public func assertView<V: View>(
    _ view: @autoclosure () -> V, size: CGSize, scale: CGFloat = 3, schemes: [ColorScheme] = [.light],
    named name: String? = nil, in goldens: GoldenFolder? = nil, test: String = #function, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
    assertView(
        view(), as: ViewSnapshot(size: size, scale: scale, schemes: schemes), named: name, in: goldens, test: test,
        fileID: fileID, filePath: filePath, line: line, column: column)
}
