import SwiftUI

extension Pieces {
    /// Views that hold others.
    static let containers = PieceList.list {
        piece("HStack(alignment: $0, spacing: $1) {$all}", .of(verticals), .length) { p in
            HStack(alignment: p.choice(0, verticals), spacing: p.number(1)) { p.all }
        }
        piece("HStack {$all}") { p in HStack { p.all } }
        piece("VStack(alignment: $0, spacing: $1) {$all}", .of(horizontals), .length) { p in
            VStack(alignment: p.choice(0, horizontals), spacing: p.number(1)) { p.all }
        }
        piece("VStack {$all}") { p in VStack { p.all } }
        piece("ZStack(alignment: $0) {$all}", .of(alignments)) { p in ZStack(alignment: p.choice(0, alignments)) { p.all } }
        piece("Group {$all}") { p in Group { p.all } }
        piece("LazyVStack(alignment: $0, spacing: $1) {$all}", .of(horizontals), .length) { p in
            LazyVStack(alignment: p.choice(0, horizontals), spacing: p.number(1)) { p.all }
        }
        piece("LazyHStack(alignment: $0, spacing: $1) {$all}", .of(verticals), .length) { p in
            LazyHStack(alignment: p.choice(0, verticals), spacing: p.number(1)) { p.all }
        }
        piece(
            "Grid(alignment: $0, horizontalSpacing: $1, verticalSpacing: $2) { GridRow {$all}; $view }",
            .of(alignments), .length, .length
        ) { p in
            Grid(alignment: p.choice(0, alignments), horizontalSpacing: p.number(1), verticalSpacing: p.number(2)) {
                GridRow { p.all }
                p.view
            }
        }
        piece(
            "Grid { GridRow(alignment: $0) {$all}; GridRow { $view.gridCellColumns($1); $last } }", .of(verticals), .integer
        ) { p in
            Grid {
                GridRow(alignment: p.choice(0, verticals)) { p.all }
                GridRow {
                    p.view.gridCellColumns(p.integer(1))
                    p.last
                }
            }
        }
        piece(
            "LazyVGrid(columns: [GridItem(.fixed($0)), GridItem(.flexible(minimum: $1, maximum: $2)), "
                + "GridItem()], spacing: $3) {$all}", .length, .length, .length, .length
        ) { p in
            LazyVGrid(
                columns: [
                    GridItem(.fixed(p.number(0))), GridItem(.flexible(minimum: p.number(1), maximum: p.number(2))),
                    GridItem(),
                ],
                spacing: p.number(3)
            ) { p.all }
        }
        piece(
            "LazyHGrid(rows: [GridItem(.adaptive(minimum: $0, maximum: $1), spacing: $2)], alignment: $3) {$all}",
            .length, .length, .length, .of(verticals)
        ) { p in
            LazyHGrid(
                rows: [GridItem(.adaptive(minimum: p.number(0), maximum: p.number(1)), spacing: p.number(2))],
                alignment: p.choice(3, verticals)
            ) { p.all }
        }
        piece("ViewThatFits(in: $0) {$all}", .of(axes)) { p in ViewThatFits(in: p.choice(0, axes)) { p.all } }
        piece("ScrollView($0) {$all}", .of(axes)) { p in ScrollView(p.choice(0, axes)) { p.all } }
        piece("List {$all}") { p in List { p.all } }
        piece("List { Section {$all} header: { $view } footer: { $last } }") { p in
            List {
                Section {
                    p.all
                } header: {
                    p.view
                } footer: {
                    p.last
                }
            }
        }
        piece("Form {$all}") { p in Form { p.all } }
        piece(
            "GeometryReader { proxy in $view.frame(width: proxy.size.width * $0, height: proxy.size.height / $1) "
                + "}", .fraction, .length
        ) { p in
            GeometryReader { proxy in
                p.view.frame(width: proxy.size.width * p.number(0), height: proxy.size.height / p.number(1))
            }
        }
        piece("NavigationStack { $view.navigationTitle(\"Title\") }") { p in
            NavigationStack { p.view.navigationTitle("Title") }
        }
        piece("TabView {$all}") { p in TabView { p.all } }
        piece(
            "ForEach(0..<$0, id: \\.self) { _ in $view }", .count
        ) { p in ForEach(0..<p.integer(0), id: \.self) { _ in p.view } }
        piece("DisclosureGroup(\"More\", isExpanded: .constant($0)) {$all}", .of(flags)) { p in
            DisclosureGroup("More", isExpanded: .constant(p.choice(0, flags))) { p.all }
        }
        piece("GroupBox(\"Box\") {$all}") { p in GroupBox("Box") { p.all } }
        piece("ControlGroup {$all}") { p in ControlGroup { p.all } }
        piece("TimelineView(.everyMinute) { _ in $view }") { p in TimelineView(.everyMinute) { _ in p.view } }
        piece(
            "TimelineView(.periodic(from: Date(timeIntervalSince1970: $0), by: $1)) { context in "
                + "Text(context.date, style: .time); $view }", .length, .length
        ) { p in
            TimelineView(.periodic(from: Date(timeIntervalSince1970: p.number(0)), by: p.number(1))) { context in
                Text(context.date, style: .time)
                p.view
            }
        }
        piece("GlassEffectContainer(spacing: $0) {$all}", .length) { p in
            GlassEffectContainer(spacing: p.number(0)) { p.all }
        }
    }
}
