import Foundation
import Testing

@testable import SwiftUICore

/// Tables of apps' screens. They compile, and a message stands in for what a widget cannot show.
@MainActor @Suite struct TableTests {
    private struct Tide: Identifiable {
        let id: Int
        let place: String
        let height: Double
    }

    private static let tides = [Tide(id: 1, place: "Brest", height: 6.2)]

    private struct Unsorted: View {
        @State private var selection: Int?

        var body: some View {
            Table(TableTests.tides, selection: $selection) {
                TableColumn("Place", value: \.place)
                TableColumn("Height") { Text(verbatim: "\($0.height)") }.width(min: 40, max: 80)
            }
            .tableStyle(.inset)
        }
    }

    private struct Sorted: View {
        @State private var order = [KeyPathComparator(\Tide.place)]

        var body: some View {
            Table(TableTests.tides, sortOrder: $order) {
                TableColumn("Place", value: \.place)
                TableColumn("Height", value: \.height) { Text(verbatim: "\($0.height)") }
            }
        }
    }

    private struct Customized: View {
        @State private var selection: Set<Int> = []
        @State private var order = [KeyPathComparator(\Tide.place)]
        @SceneStorage("tides") private var columns: TableColumnCustomization<Tide>
        @AppStorage("tides") private var stored: TableColumnCustomization<Tide>

        var body: some View {
            Table(TableTests.tides, selection: $selection, sortOrder: $order, columnCustomization: $columns) {
                TableColumn("Place", value: \.place).customizationID("place")
                TableColumn("Height", value: \.height) { Text(verbatim: "\($0.height)") }.defaultVisibility(.hidden)
            }
        }

        var others: some View {
            VStack {
                Table(TableTests.tides, columnCustomization: $stored) { TableColumn("Place", value: \.place).customizationID("a") }
                Table(of: Tide.self, columnCustomization: $columns) {
                    TableColumn("Place", value: \.place)
                } rows: {
                    TableRow(TableTests.tides[0])
                }
            }
        }
    }

    private struct OwnRows: View {
        var body: some View {
            Table(of: Tide.self) {
                TableColumn("Place", value: \.place)
            } rows: {
                TableRow(TableTests.tides[0])
                ForEach(TableTests.tides) { TableRow($0) }
            }
        }
    }

    /// Columns that show others, as libraries that observe models make them.
    private struct Observed<Content> {
        let content: () -> Content
        nonisolated var body: Content { content() }
    }

    @Test func columnsOfOthersAreMade() {
        func columns<Content: TableColumnContent>(
            @TableColumnBuilder<Tide, Never> _ content: @escaping () -> Content
        ) -> Observed<Content> where Content.TableRowValue == Tide, Content.TableColumnSortComparator == Never {
            Observed(content: content)
        }
        let observed = columns { TableColumn("Place", value: \Tide.place) }
        #expect(type(of: observed.body) == TableColumn<Tide, Never, Text, Text>.self)
    }

    @Test func customizationsAreKept() throws {
        var customization = TableColumnCustomization<Tide>()
        customization[visibility: "a"] = .hidden
        let data = try JSONEncoder().encode(customization)
        let read = try JSONDecoder().decode(TableColumnCustomization<Tide>.self, from: data)
        #expect(read == customization && read[visibility: "a"] == .hidden && read[visibility: "b"] == .automatic)
        customization[visibility: "a"] = .automatic
        #expect(customization == TableColumnCustomization())
    }

    @Test func aTableIsReportedAndLeavesItsPlaceEmpty() {
        func check(_ view: some View) {
            let (frames, session, root) = layOut(view.named("table"), CGSize(width: 80, height: 40))
            #expect(frames == ["table": "0 0 80 40"])
            #expect(session.diagnostics.messages == ["a Table is not drawn, because widgets cannot show one"])
            var drawing = DrawingContext(session: session, displayScale: 1)
            drawing.draw(root)
            #expect(drawing.items.isEmpty)
        }
        check(Unsorted())
        check(Sorted())
        check(OwnRows())
        check(Customized())
        check(Customized().others)
    }
}
