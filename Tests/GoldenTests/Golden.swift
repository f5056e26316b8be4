import Darkroom
import DarkroomTesting
import Foundation
import SwiftUI

/// Compares a picture of `view` with `golden/components/<name>.png`.
///
/// With `DARKROOM_RECORD=1` in the environment the golden is written instead. On a difference the expected, the actual
/// and the difference picture are in `.build/golden-failures`.
@MainActor func expectGolden<V: View>(
    _ name: String, width: CGFloat, height: CGFloat, scale: CGFloat = 2, scheme: ColorScheme = .light,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    @ViewBuilder _ view: () -> V
) throws {
    let picture = try InProcessRenderer.shared(assets: GoldenPlace.goldens.assets ?? []).picture(
        of: view(), size: CGSize(width: width, height: height), scale: scale, scheme: scheme, date: GoldenPlace.date)
    assertPicture(
        picture, named: name, in: GoldenPlace.goldens, fileID: fileID, filePath: filePath, line: line, column: column)
}

enum GoldenPlace {
    /// What texts that run by themselves show.
    static let date = Date(timeIntervalSince1970: 1_780_000_000)
    static let package = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    static let goldens = GoldenFolder(
        goldens: package.appendingPathComponent("golden/components"),
        failures: package.appendingPathComponent(".build/golden-failures"),
        assets: [package.appendingPathComponent("Tests/GoldenTests/Assets.xcassets")])
}
