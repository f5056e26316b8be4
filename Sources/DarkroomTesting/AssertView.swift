@_spi(Darkroom) import Darkroom
import Foundation
import SwiftUI

/// Fails where the picture of a view differs from its golden.
///
/// The golden is `<test>[-<name>][-dark].png`. With `DARKROOM_RECORD=1` in the environment, or a folder that records, it
/// is written instead. Pictures are made in `en_US` and UTC, with texts that run by themselves at 9:41 on 9 January 2007.
/// - Parameters:
///   - size: the canvas in points.
///   - scale: pixels per point.
///   - schemes: the appearances; each has its golden.
///   - name: tells several pictures of one test apart.
@MainActor public func assertView<V: View>(
    _ view: @autoclosure () -> V, size: CGSize, scale: CGFloat = 3, schemes: [ColorScheme] = [.light],
    named name: String? = nil, in goldens: GoldenFolder = GoldenFolder(), test: String = #function,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
    let report = TestReport(fileID: fileID, filePath: filePath, line: line, column: column)
    let check = GoldenCheck(goldens: goldens, testFile: filePath, report: report)
    for scheme in schemes {
        let parts = [GoldenCheck.name(of: test), name, scheme == .dark ? "dark" : nil].compactMap { $0 }
        do {
            let studio = try PictureStudio.shared(assets: goldens.assets)
            check.check(
                try studio.picture(of: view(), size: size, scale: scale, scheme: scheme),
                name: parts.joined(separator: "-"))
        } catch {
            report.fail("\(parts.joined(separator: "-")): \(error)")
        }
    }
}
