import Foundation
import Testing

@testable import SwiftUICore

/// One rule of layout: a view, the size it is laid out in, and the frames its named views have then.
///
///     rule("a spacer pushes", 100, 10, ["a": "0 0 10 10", "b": "90 0 10 10"]) {
///         HStack { Box(10, 10).named("a"); Spacer(); Box(10, 10).named("b") }
///     }
struct LayoutRule: CustomTestStringConvertible, @unchecked Sendable {
    let testDescription: String
    let check: @MainActor () -> Void
}

/// A rule for a list of them; sizes and frames ("x y width height") are in points.
func rule<V: View>(
    _ name: String, _ width: CGFloat, _ height: CGFloat, _ frames: [String: String], scale: CGFloat = 1,
    direction: LayoutDirection = .leftToRight, sourceLocation: SourceLocation = #_sourceLocation,
    @ViewBuilder _ view: @escaping @MainActor () -> V
) -> LayoutRule {
    LayoutRule(testDescription: name) {
        let actual = layOut(view(), CGSize(width: width, height: height), scale: scale, direction: direction).frames
        #expect(actual == frames, "\(name)", sourceLocation: sourceLocation)
    }
}

/// Makes a list of rules out of statements, each of which is checked for types by itself.
@resultBuilder enum LayoutRules {
    static func buildBlock(_ rules: LayoutRule...) -> [LayoutRule] { rules }

    static func list(@LayoutRules _ rules: () -> [LayoutRule]) -> [LayoutRule] { rules() }
}
