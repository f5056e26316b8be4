import Foundation
import Testing

@testable import SwiftUICore

private struct Item: Identifiable { let id: Int }

private struct Inset: ViewModifier {
    func body(content: Content) -> some View { content.padding(2) }
}

/// Every list is a view, without a constraint of the extension.
extension List {
    fileprivate func inset() -> some View { modifier(Inset()) }
}

@MainActor @Suite struct ListTests {
    nonisolated static let rules = LayoutRules.list {
        rule(
            "plain rows are 44 high, content leading in the middle", 100, 200,
            ["a": "16 17 10 10", "b": "16 61 10 10"]) {
            List { Box(10, 10).named("a"); Box(10, 10).named("b") }.listStyle(.plain)
        }
        rule("high rows keep eleven above and below", 100, 200, ["a": "16 11 10 40", "b": "16 79 10 10"]) {
            List { Box(10, 40).named("a"); Box(10, 10).named("b") }.listStyle(.plain)
        }
        rule("content is offered the row's width", 100, 200, ["a": "16 17 68 10"]) {
            List { Box(width: 0...CGFloat.infinity, height: 10...10).named("a") }.listStyle(.plain)
        }
        rule("insets of a row's own", 100, 200, ["a": "3 10 10 24"]) {
            List { Box(10, 24).named("a").listRowInsets(EdgeInsets(top: 0, leading: 3, bottom: 0, trailing: 0)) }
                .listStyle(.plain)
        }
        rule("a list takes the whole proposal", 100, 200, ["l": "0 0 100 200"]) { List { Box(1, 1) }.named("l") }
        rule("a list that its extension changes", 100, 200, ["a": "18 19 10 10"]) {
            List { Box(10, 10).named("a") }.inset().listStyle(.plain)
        }
        rule("rows of data", 100, 200, ["1": "16 17 10 10", "2": "16 61 10 10"]) {
            List([Item(id: 1), Item(id: 2)]) { Box(10, 10).named("\($0.id)") }.listStyle(.plain)
        }
        rule("rows of data by a key", 100, 200, ["x": "16 17 10 10", "y": "16 61 10 10"]) {
            List(["x", "y"], id: \.self) { Box(10, 10).named($0) }.listStyle(.plain)
        }
        rule("rows of a range", 100, 200, ["0": "16 17 10 10"]) {
            List(0..<1) { Box(10, 10).named("\($0)") }.listStyle(.plain)
        }
        rule("rows of data with a set as selection", 100, 200, ["x": "16 17 10 10"]) {
            List(["x"], id: \.self, selection: .constant(Set<String>())) { Box(10, 10).named($0) }.listStyle(.plain)
        }
        rule("rows of data with a selection", 100, 200, ["1": "16 17 10 10"]) {
            List([Item(id: 1)], selection: .constant(Int?.none)) { Box(10, 10).named("\($0.id)") }.listStyle(.plain)
        }
        rule("rows of a binding by a key", 100, 200, ["x": "16 17 10 10", "y": "16 61 10 10"]) {
            List(.constant(["x", "y"]), id: \.self) { $name in Box(10, 10).named(name) }.listStyle(.plain)
        }
        rule("rows of a binding by a key with an optional selection", 100, 200, ["x": "16 17 10 10"]) {
            List(.constant(["x"]), id: \.self, selection: .constant(String?.none)) { $name in Box(10, 10).named(name) }.listStyle(.plain)
        }
        rule("rows of a binding that can be moved", 100, 200, ["1": "16 17 10 10"]) {
            List(.constant([Item(id: 1)]), editActions: .move) { Box(10, 10).named("\($0.wrappedValue.id)") }.listStyle(.plain)
        }
        rule("rows of a binding by a key with a selection", 100, 200, ["y": "16 17 10 10"]) {
            List(.constant(["y"]), id: \.self, editActions: .all, selection: .constant(Set<String>())) { $name in
                Box(10, 10).named(name)
            }.listStyle(.plain)
        }
        rule("rows of a loop over a binding", 100, 200, ["1": "16 17 10 10"]) {
            List { ForEach(.constant([Item(id: 1)]), editActions: .delete) { Box(10, 10).named("\($0.wrappedValue.id)") } }
                .listStyle(.plain)
        }
        rule("rows out of sight are not laid out", 100, 80, ["0": "16 17 10 10", "1": "16 61 10 10"]) {
            List(0..<10) { Box(10, 10).named("\($0)") }.listStyle(.plain)
        }
        rule("boxes stand in from the sides", 100, 200, ["a": "32 52 10 10"]) { List { Box(10, 10).named("a") } }
        rule("inset plain rows", 100, 200, ["a": "20 17 10 10"]) { List { Box(10, 10).named("a") }.listStyle(.inset) }
        rule("grouped rows reach the sides", 100, 200, ["a": "16 52 10 10"]) {
            List { Box(10, 10).named("a") }.listStyle(.grouped)
        }
        rule("a form has boxes in every list style", 100, 200, ["a": "32 52 10 10"]) {
            Form { Box(10, 10).named("a") }.listStyle(.plain).formStyle(.grouped)
        }
        rule("sections keep their distance", 100, 300, ["a": "32 52 10 10", "b": "32 131 10 10"]) {
            List { Section { Box(10, 10).named("a") }; Section { Box(10, 10).named("b") } }
        }
        rule("explicit section spacing", 100, 300, ["b": "32 101 10 10"]) {
            List { Section { Box(10, 10) }; Section { Box(10, 10).named("b") } }.listSectionSpacing(5)
        }
        rule("rows apart", 100, 300, ["b": "16 71 10 10"]) {
            List { Box(10, 10); Box(10, 10).named("b") }.listStyle(.plain).listRowSpacing(10)
        }
        rule(
            "headers stand above their rows, footers below", 100, 300,
            ["h": "32 42 10 10", "a": "32 76 10 10", "f": "32 110 10 10"]) {
            List {
                Section { Box(10, 10).named("a") } header: { Box(10, 10).named("h") } footer: { Box(10, 10).named("f") }
            }
        }
        rule("views outside sections are a section", 100, 300, ["b": "32 131 10 10"]) {
            List { Box(10, 10); Section { Box(10, 10).named("b") } }
        }
        rule("a list from the right", 100, 200, ["a": "74 17 10 10"], direction: .rightToLeft) {
            List { Box(10, 10).named("a") }.listStyle(.plain)
        }
        rule("a row's background fills the row", 100, 200, ["g": "0 0 100 44", "a": "16 17 10 10"]) {
            List { Box(10, 10).named("a").listRowBackground(Box.greedy.named("g")) }.listStyle(.plain)
        }
        rule("the least height may be set", 100, 200, ["b": "16 35 10 10"]) {
            List { Box(10, 2); Box(10, 10).named("b") }.listStyle(.plain).environment(\.defaultMinListRowHeight, 20)
        }
        rule("rows may be deleted and moved in source", 100, 200, ["0": "16 17 10 10"]) {
            List { ForEach(0..<1) { Box(10, 10).named("\($0)") }.onDelete { _ in }.onMove { _, _ in } }
                .listStyle(.plain)
        }
        rule("a fixed height is that of all rows", 100, 300, ["l": "0 106 100 88"]) {
            List { Box(10, 10); Box(10, 10) }.listStyle(.plain).fixedSize(horizontal: false, vertical: true).named("l")
        }
        rule("an empty list", 100, 200, ["l": "0 0 100 200"]) { List {}.named("l") }
        rule("outside of lists a section is its parts", 10, 26, ["h": "0 0 10 10", "a": "0 13 10 10"]) {
            VStack(spacing: 3) { Section { Box(10, 10).named("a") } header: { Box(10, 10).named("h") } }
                .frame(height: 26, alignment: .top)
        }
    }

    @Test(arguments: rules) func holds(_ rule: LayoutRule) { rule.check() }

    @Test(arguments: [CGFloat.nan, .infinity, -20]) func insetsWithoutMeaningAreNoCrash(length: CGFloat) {
        let insets = EdgeInsets(top: length, leading: length, bottom: length, trailing: length)
        let (frames, _, _) = layOut(
            List { Box(10, 10).named("a").listRowInsets(insets) }.listRowSpacing(length).listSectionSpacing(length),
            CGSize(width: 100, height: 100))
        #expect(frames.values.allSatisfy { !$0.contains("nan") && !$0.contains("inf") })
    }
}
