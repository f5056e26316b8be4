import CairoGraphics
import Darkroom
import Foundation
import SwiftUI

/// Fails where the picture of a view differs from its golden.
///
/// The golden is `<test>[-<name>][-dark].png`. With `DARKROOM_RECORD=1` in the environment, or a folder that records,
/// it is written instead. Pictures are made in `en_US` and UTC, with texts that run by themselves at 9:41 on 9 January
/// 2007.
/// - Parameters:
///   - size: the canvas in points.
///   - scale: pixels per point.
///   - schemes: the appearances; each has its golden.
///   - name: tells several pictures of one test apart.
///   - tolerance: by how much they may differ.
///   - masks: parts that are not compared, in points.
@MainActor public func assertView<V: View>(
    _ view: @autoclosure () -> V, size: CGSize, scale: CGFloat = 3, schemes: [ColorScheme] = [.light],
    named name: String? = nil, tolerance: DifferenceTolerance = .exact, masks: [CGRect] = [],
    in goldens: GoldenFolder = GoldenFolder(), test: String = #function, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
    let report = TestReport(fileID: fileID, filePath: filePath, line: line, column: column)
    let check = GoldenCheck(goldens: goldens, testFile: filePath, report: report, tolerance: tolerance, masks: masks)
    let assets = goldens.assets(of: V.self, testedIn: report.module)
    for scheme in schemes {
        let base = [GoldenCheck.name(of: test), name].compactMap { $0 }.joined(separator: "-")
        let name = scheme == .dark ? "\(base)-dark" : base
        do {
            if !goldens.fixtures.isEmpty { try PictureStudio.answerRequests(from: goldens.fixtures) }
            let studio = try PictureStudio.shared(assets: assets)
            let bitmap = try studio.bitmap(of: view(), size: size, scale: scale, scheme: scheme)
            check.check(.init(name: name, bitmap: bitmap, scale: scale, kind: base, isDark: scheme == .dark))
        } catch {
            report.fail("\(name): \(error)")
        }
    }
}
