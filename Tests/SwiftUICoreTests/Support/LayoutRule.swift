import Foundation
import Testing

@testable import SwiftUICore

/// A layout rule: a view, the size of its layout, and the expected frames of its named views.
///
///     rule("a spacer pushes", 100, 10, ["a": "0 0 10 10", "b": "90 0 10 10"]) {
///         HStack { Box(10, 10).named("a"); Spacer(); Box(10, 10).named("b") }
///     }
struct LayoutRule: CustomTestStringConvertible, @unchecked Sendable {
    let testDescription: String
    let check: @MainActor () -> Void
}

/// Returns a rule for a list. Sizes and frames ("x y width height") are in points.
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

/// A builder for lists of rules. Each statement is type-checked separately.
@resultBuilder enum LayoutRules {
    static func buildBlock(_ rules: LayoutRule...) -> [LayoutRule] { rules }

    static func list(@LayoutRules _ rules: () -> [LayoutRule]) -> [LayoutRule] { rules() }
}
