import Foundation
import Testing

@testable import SwiftUICore

extension ContainerValues {
    private enum HeightKey: ContainerValueKey { static var defaultValue: CGFloat { 10 } }

    fileprivate var height: CGFloat {
        get { self[HeightKey.self] }
        set { self[HeightKey.self] = newValue }
    }

    private enum NoteKey: ContainerValueKey { static var defaultValue: String? { "none" } }

    fileprivate var note: String? {
        get { self[NoteKey.self] }
        set { self[NoteKey.self] = newValue }
    }
}

/// A column that takes the heights of its views from their values.
private struct Column<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View {
        VStack(spacing: 0) {
            ForEach(subviews: content) { view in view.frame(height: view.containerValues.height) }
        }
    }
}

private func views<Content: View>(@ViewBuilder _ content: () -> Content) -> Content { content() }

@MainActor @Suite struct SubviewTests {
    @Test func eachViewOfAContentIsOneSubview() {
        expectLayout(10, 75, ["a": "0 0 10 10", "0": "0 17.5 10 10", "1": "0 42.5 10 10", "b": "0 60 10 10"]) {
            Column {
                Box(10, 10).named("a")
                ForEach(0..<2, id: \.self) { Box(10, 10).named("\($0)") }.containerValue(\.height, 25)
                Group { Box(10, 10).named("b") }.containerValue(\.height, 10)
                if false { Box(10, 10).named("c") }
                EmptyView()
            }.padding(.bottom, 5)
        }
    }

    @Test func aGroupArrangesItsSubviews() {
        expectLayout(30, 10, ["last": "0 0 10 10", "first": "20 0 10 10"]) {
            Group(subviews: Group { Box(10, 10).named("first"); Box(10, 10); Box(10, 10).named("last") }) { views in
                HStack(spacing: 0) {
                    views[2...]
                    views[1]
                    if let first = views.first, views.count == 3 { first }
                }
            }
        }
        expectLayout(10, 20, ["a": "0 0 10 10", "b": "0 10 10 10"]) {
            VStack(spacing: 0) { Group(subviews: Group { Box(10, 10).named("a"); Box(10, 10).named("b") }) { $0 } }
        }
    }

    @Test func modifiersOfTheContainerReachItsSubviews() {
        let view = Group(subviews: Text(verbatim: "abcd").named("text")) { views in
            ForEach(views) { $0.font(.system(size: 40)) }
        }
        #expect(layOut(view, CGSize(width: 100, height: 100)).frames["text"]?.hasSuffix(" 80 48") == true)
    }

    @Test func valuesAndTagsAreKnown() {
        var found: [String] = []
        let content = views {
            Box(1, 1).tag("x").containerValue(\.note, "a")
            Box(1, 1).tag(3).containerValue(\.note, nil)
            Box(1, 1)
        }
        _ = layOut(
            Group(subviews: content) { views in
                let _ = found = views.map { view in
                    let values = view.containerValues
                    return "\(values.tag(for: String.self) ?? "-") \(values.hasTag(3)) \(values.note ?? "nil") \(values.height)"
                }
                Box(1, 1)
            }, CGSize(width: 10, height: 10))
        #expect(found == ["x false a 10.0", "- true nil 10.0", "- false none 10.0"])
    }

    /// Views around sections are sections of their own.
    @Test func sectionsHaveParts() {
        var found: [String] = []
        let content = views {
            Box(1, 1)
            Section {
                Box(1, 1).containerValue(\.note, "inner")
                Box(1, 1)
            } header: { Box(1, 1) } footer: { Box(1, 1) }.containerValue(\.height, 30)
            Section { Box(1, 1) }
            Box(1, 1)
            Box(1, 1)
        }
        _ = layOut(
            Group(sections: content) { sections in
                let _ = found = sections.map { section in
                    let notes = section.content.map { $0.containerValues.note ?? "nil" }.joined(separator: ",")
                    return "\(section.header.count) \(section.content.count) \(section.footer.count) "
                        + "\(section.containerValues.height) \(notes)"
                }
                Box(1, 1)
            }, CGSize(width: 10, height: 10))
        #expect(found == ["0 1 0 10.0 none", "1 2 1 30.0 inner,none", "0 1 0 10.0 none", "0 2 0 10.0 none,none"])
    }

    @Test func sectionsAreArrangedOneByOne() {
        expectLayout(20, 30, ["header": "0 0 20 10", "a": "0 10 10 10", "b": "0 20 10 10", "c": "10 20 10 10"]) {
            VStack(alignment: .leading, spacing: 0) {
                ForEach(sections: Group {
                    Section { Box(10, 10).named("a") } header: { Box(20, 10).named("header") }
                    Section { Box(10, 10).named("b"); Box(10, 10).named("c") }
                }) { section in
                    section.header
                    HStack(spacing: 0) { section.content }
                }
            }
        }
    }

    /// A section's values are its own, those of its views are theirs, and both are known where there are no sections.
    @Test func flattenedSectionsKeepAllValues() {
        var found: [String] = []
        let content = Section { Box(1, 1).containerValue(\.note, "inner") }.containerValue(\.height, 30)
        _ = layOut(
            Group(subviews: content) { views in
                let _ = found = views.map { "\($0.containerValues.note ?? "nil") \($0.containerValues.height)" }
                Box(1, 1)
            }, CGSize(width: 10, height: 10))
        #expect(found == ["inner 30.0"])
    }
}
