import Darkroom
import Foundation
import SwiftUI

/// Fails where the picture of a view differs from its golden.
///
/// The golden is `<test>[-<name>][-dark].png`. With `DARKROOM_RECORD=1` in the environment it is written instead.
/// Pictures are made in `en_US` and UTC, with texts that run by themselves at 9:41 on 9 January 2007.
/// - Parameters:
///   - snapshot: the canvas, and how its picture is compared.
///   - name: tells several pictures of one test apart.
///   - goldens: where the goldens are; nil for what the test's traits say, or else beside the test.
///   - test: the name that the goldens' names begin with.
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
            if !check.goldens.fixtures.isEmpty { try PictureStudio.answerRequests(from: check.goldens.fixtures) }
            let studio = try PictureStudio.shared(assets: assets)
            let bitmap = try studio.bitmap(of: view(), size: snapshot.size, scale: snapshot.scale, scheme: scheme)
            check.check(TestPicture(name: name, bitmap: bitmap, scale: snapshot.scale, kind: base, scheme: scheme))
        } catch {
            check.report.fail("\(name): \(error)")
        }
    }
}

/// Fails where the picture of a view differs from its golden, as `assertView(_:as:named:)` does.
///
/// - Parameters:
///   - size: the canvas in points.
///   - scale: pixels per point.
///   - schemes: the appearances; each has its golden.
///   - name: tells several pictures of one test apart.
///   - goldens: where the goldens are; nil for what the test's traits say, or else beside the test.
///   - test: the name that the goldens' names begin with.
@MainActor public func assertView<V: View>(
    _ view: @autoclosure () -> V, size: CGSize, scale: CGFloat = 3, schemes: [ColorScheme] = [.light],
    named name: String? = nil, in goldens: GoldenFolder? = nil, test: String = #function, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
    assertView(
        view(), as: ViewSnapshot(size: size, scale: scale, schemes: schemes), named: name, in: goldens, test: test,
        fileID: fileID, filePath: filePath, line: line, column: column)
}
