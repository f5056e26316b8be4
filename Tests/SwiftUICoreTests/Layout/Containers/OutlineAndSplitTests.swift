import Foundation
import Testing

@testable import SwiftUICore

/// Trees, split views and what rows of lists and scroll views say of their edges.
@MainActor @Suite struct OutlineAndSplitTests {
    private struct Item: Identifiable {
        let id: String
        var children: [Item]?
    }

    /// Shows a group's content below its label.
    private struct Open: DisclosureGroupStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack(alignment: .leading, spacing: 0) {
                configuration.label
                configuration.content
            }
        }
    }

    nonisolated private static let tree = [
        Item(id: "a", children: [Item(id: "b", children: [Item(id: "d")]), Item(id: "c")]), Item(id: "e"),
    ]

    nonisolated private static let rules = LayoutRules.list {
        rule("all rows of a tree that is open", 10, 50,
            ["a": "0 0 10 10", "b": "0 10 10 10", "d": "0 20 10 10", "c": "0 30 10 10", "e": "0 40 10 10"]) {
            VStack(alignment: .leading, spacing: 0) {
                OutlineGroup(tree, children: \.children) { Box(10, 10).named($0.id) }
            }.disclosureGroupStyle(Open())
        }
        rule("a tree with one root", 10, 10, ["c": "0 0 10 10"]) {
            OutlineGroup(tree[0].children![1], id: \.id, children: \.children) { Box(10, 10).named($0.id) }
        }
        rule("a list has the roots of a tree", 100, 200, ["a": "16 17 10 10", "e": "16 61 10 10"]) {
            List(tree, children: \.children) { Box(10, 10).named($0.id) }.listStyle(.plain)
        }
        rule("a list has the roots of a tree by a key", 100, 200, ["a": "16 17 10 10", "e": "16 61 10 10"]) {
            List(tree, id: \.id, children: \.children) { Box(10, 10).named($0.id) }.listStyle(.carousel)
        }
        rule("views in a row with a divider", 31, 10, ["a": "0 0 10 10", "b": "11 0 20 10"]) {
            HSplitView { Box(10, 10).named("a"); Box(20, 10).named("b") }
        }
        rule("views in a column with dividers", 20, 32, ["a": "5 0 10 10", "b": "0 11 20 10", "c": "5 22 10 10"]) {
            VSplitView {
                Box(10, 10).named("a")
                Box(20, 10).named("b")
                Box(10, 10).named("c")
            }
        }
        rule("an inset of one edge", 100, 200, ["a": "3 11 10 24"]) {
            List { Box(10, 24).named("a").listRowInsets(.leading, 3) }.listStyle(.elliptical)
        }
        rule("insets of edges are joined with those of the row", 100, 200, ["a": "3 20 10 24", "b": "16 75 10 24"]) {
            List {
                Box(10, 24).named("a").listRowInsets(EdgeInsets(top: 0, leading: 3, bottom: 0, trailing: 0))
                    .listRowInsets(.vertical, 20)
                Box(10, 24).named("b").listRowInsets(.all, 3).listRowInsets(nil)
            }.listStyle(.bordered)
        }
        rule("an anchor for content that fits", 20, 50, ["a": "0 40 20 10"]) {
            ScrollView { Box(20, 10).named("a") }.defaultScrollAnchor(.bottom, for: .alignment)
        }
        rule("an anchor for content that does not fit", 20, 50, ["a": "0 -150 20 200"]) {
            ScrollView { Box(20, 200).named("a") }.defaultScrollAnchor(.bottom, for: .initialOffset)
        }
        rule("an anchor for another role", 20, 50, ["a": "0 0 20 200"]) {
            ScrollView { Box(20, 200).named("a") }.defaultScrollAnchor(.bottom, for: .alignment)
        }
        rule("an anchor for one role comes first", 20, 50, ["a": "0 0 20 200"]) {
            ScrollView { Box(20, 200).named("a") }
                .defaultScrollAnchor(.bottom).defaultScrollAnchor(.top, for: .initialOffset)
        }
    }

    @Test(arguments: rules) func layout(_ rule: LayoutRule) { rule.check() }

    @Test func aTreeIsClosed() {
        let group = VStack { OutlineGroup(Self.tree, children: \.children) { Box(10, 10).named($0.id) } }
        #expect(layOut(group, CGSize(width: 100, height: 100)).frames.keys.sorted() == ["a", "e"])
    }

    @Test func marginsOfSectionsAreReported() {
        func messages(_ length: CGFloat?) -> [String] {
            let list = List { Section { Box(10, 10) }.listSectionMargins(.horizontal, length) }
            return layOut(list, CGSize(width: 100, height: 100)).session.diagnostics.messages
        }
        #expect(messages(nil).isEmpty)
        #expect(messages(4).contains { $0.contains("listSectionMargins: the section keeps the list's margins") })
    }

    @Test func plattersAreBackgrounds() {
        let list = List { Box(10, 10).listRowPlatterColor(.green) }.listStyle(.plain)
        #expect(drawn(100, 100) { list }.fills.contains { $0.paint == .green && $0.frame == CGRect(x: 0, y: 0, width: 100, height: 44) })
    }
}
