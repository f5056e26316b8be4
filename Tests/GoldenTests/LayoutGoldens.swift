import SwiftUI
import Testing

/// Whole compositions out of grids, lists and choices.
@MainActor @Suite struct LayoutGoldens {
    private struct Month: View {
        private let days: [Int?] = Array(repeating: nil, count: 3) + (1...30).map { $0 }
        private let names = ["M", "T", "W", "T", "F", "S", "S"]

        var body: some View {
            VStack(alignment: .leading, spacing: 6) {
                Text("September").font(.headline).foregroundStyle(.red)
                LazyVGrid(columns: Array(repeating: GridItem(.flexible(), spacing: 2), count: 7), spacing: 4) {
                    ForEach(0..<7, id: \.self) { Text(names[$0]).font(.caption2).foregroundStyle(.secondary) }
                    ForEach(0..<days.count, id: \.self) { index in
                        if let day = days[index] {
                            Text("\(day)").font(.caption).monospacedDigit()
                                .frame(maxWidth: .infinity, minHeight: 18)
                                .foregroundStyle(day == 14 ? .white : .primary)
                                .background { if day == 14 { Circle().fill(.red) } }
                        } else {
                            Color.clear.frame(height: 18)
                        }
                    }
                }
            }
            .padding(12)
        }
    }

    @Test func aMonth() throws { try expectGolden("layout-month", width: 170, height: 190) { Month() } }

    @Test func aMonthFromTheRight() throws {
        try expectGolden("layout-month-mirrored", width: 170, height: 190, scheme: .dark) {
            Month().environment(\.layoutDirection, .rightToLeft)
        }
    }

    private struct Figures: View {
        var body: some View {
            Grid(alignment: .leading, horizontalSpacing: 12, verticalSpacing: 6) {
                GridRow {
                    Text("City")
                    Text("Weather").gridColumnAlignment(.center)
                    Text("Now").gridColumnAlignment(.trailing)
                }
                .font(.caption).foregroundStyle(.secondary)
                Divider().gridCellUnsizedAxes(.horizontal)
                GridRow(alignment: .firstTextBaseline) {
                    Text("Cupertino").font(.headline)
                    Image(systemName: "sun.max.fill").foregroundStyle(.orange)
                    Text("24°").font(.title2)
                }
                GridRow {
                    Text("Oslo")
                    Image(systemName: "cloud.fill").foregroundStyle(.gray)
                    Text("9°")
                }
                GridRow {
                    Text("Two of three places are dry").font(.footnote).gridCellColumns(3).gridCellAnchor(.center)
                }
            }
            .padding()
        }
    }

    @Test func aTable() throws { try expectGolden("layout-grid", width: 260, height: 170) { Figures() } }

    private struct Rows: View {
        private let items = ["Milk", "Bread", "A cake with far more words than fit into one line of a row"]

        var body: some View {
            ForEach(items, id: \.self) { item in
                HStack {
                    Image(systemName: "circle").foregroundStyle(.tint)
                    Text(item)
                    Spacer()
                    Text("2").foregroundStyle(.secondary)
                }
            }
        }
    }

    @Test func aPlainList() throws {
        try expectGolden("layout-list-plain", width: 320, height: 180) { List { Rows() }.listStyle(.plain) }
    }

    @Test func aListOfBoxes() throws {
        try expectGolden("layout-list-boxes", width: 320, height: 330) {
            List {
                Section("Shopping") { Rows() }
                Section { Toggle("Remind me", isOn: .constant(true)) } footer: { Text("At six in the evening") }
            }
        }
    }

    @Test func aFormInTheDark() throws {
        try expectGolden("layout-form-dark", width: 320, height: 240, scheme: .dark) {
            Form {
                LabeledContent("Name", value: "Darkroom")
                LabeledContent("Pictures", value: "1,024")
                Section("Switches") { Toggle("On", isOn: .constant(true)) }
            }
        }
    }

    private struct Weather: View {
        var body: some View {
            ViewThatFits {
                HStack(spacing: 12) { symbol; texts; Divider(); days }
                VStack(alignment: .leading) { symbol; texts }
                symbol
            }
            .padding()
            .frame(maxWidth: .infinity, maxHeight: .infinity)
        }

        private var symbol: some View { Image(systemName: "cloud.sun.fill").font(.largeTitle).foregroundStyle(.blue) }

        private var texts: some View {
            VStack(alignment: .leading) {
                Text("Partly cloudy").font(.headline)
                Text("High 21° Low 12°").font(.footnote).foregroundStyle(.secondary)
            }
        }

        private var days: some View {
            VStack(alignment: .leading) {
                ForEach(["Mon 20°", "Tue 18°", "Wed 23°"], id: \.self) { Text($0).font(.footnote) }
            }
        }
    }

    @Test func whatFitsASmallWidget() throws {
        try expectGolden("layout-fits-small", width: 170, height: 170) { Weather() }
    }
    @Test func whatFitsAMediumWidget() throws {
        try expectGolden("layout-fits-medium", width: 364, height: 170) { Weather() }
    }
    @Test func whatFitsATinyPlace() throws { try expectGolden("layout-fits-tiny", width: 80, height: 80) { Weather() } }

    private struct Bounds: PreferenceKey {
        static let defaultValue: [Int: Anchor<CGRect>] = [:]
        static func reduce(value: inout [Int: Anchor<CGRect>], nextValue: () -> [Int: Anchor<CGRect>]) {
            value.merge(nextValue()) { $1 }
        }
    }

    @Test func aFrameAroundTheChosenOne() throws {
        try expectGolden("layout-anchors", width: 240, height: 60) {
            HStack(spacing: 16) {
                ForEach(0..<3, id: \.self) { index in
                    Text(["Day", "Week", "Month"][index]).padding(8)
                        .anchorPreference(key: Bounds.self, value: .bounds) { [index: $0] }
                }
            }
            .backgroundPreferenceValue(Bounds.self) { bounds in
                GeometryReader { proxy in
                    if let anchor = bounds[1] {
                        let frame = proxy[anchor]
                        Capsule().fill(.blue.opacity(0.2)).frame(width: frame.width, height: frame.height)
                            .offset(x: frame.minX, y: frame.minY)
                    }
                }
            }
        }
    }

    @Test func theFirstScreenOfWhatScrolls() throws {
        try expectGolden("layout-scroll", width: 200, height: 120) {
            VStack(spacing: 8) {
                ScrollView(.horizontal) {
                    HStack {
                        ForEach(0..<6, id: \.self) { index in
                            RoundedRectangle(cornerRadius: 8).fill(.teal.opacity(0.3 + 0.1 * Double(index)))
                                .overlay { Text("\(index)") }
                                .containerRelativeFrame(.horizontal, count: 3, spacing: 8)
                        }
                    }
                }
                .frame(height: 50)
                ScrollView { LazyVStack(alignment: .leading) { ForEach(0..<9, id: \.self) { Text("Row \($0)") } } }
            }
            .padding(8)
        }
    }

    @Test(arguments: [1.0, 2.0, 3.0]) func edgesAreOnPixels(scale: Double) throws {
        try expectGolden("layout-pixels-\(Int(scale))x", width: 61, height: 31, scale: scale) {
            HStack(spacing: 1.3) {
                ForEach(0..<5, id: \.self) { _ in Color.blue.frame(width: 7.4).padding(.vertical, 3.3) }
                Text("x").font(.caption)
            }
        }
    }
}
