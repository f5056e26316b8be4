import SwiftUI
import Testing

@MainActor @Suite struct ControlGoldens {
    private struct Controls: View {
        var body: some View {
            HStack(alignment: .top, spacing: 16) {
                VStack(alignment: .leading) {
                    GroupBox("Box") { Text("Content") }
                    Label("Label", systemImage: "star.fill")
                    Link("Link", destination: URL(string: "https://example.com")!)
                    HStack {
                        Button("Bordered") {}.buttonStyle(.bordered)
                        Button("Prominent") {}.buttonStyle(.borderedProminent)
                    }
                    Toggle("Toggle", isOn: .constant(true))
                }
                .frame(width: 190)
                VStack {
                    HStack {
                        Gauge(value: 0.68) { Text("km") } currentValueLabel: { Text("68") } minimumValueLabel: { Text("0") }
                        maximumValueLabel: { Text("100") }.gaugeStyle(.accessoryCircular).tint(.green)
                        Gauge(value: 0.4) { Text("%") } currentValueLabel: { Text("40") }
                            .gaugeStyle(.accessoryCircularCapacity).tint(.blue)
                        Gauge(value: 0.3) { Text("x") } currentValueLabel: { Text("30") }
                            .gaugeStyle(.accessoryCircular).tint(Gradient(colors: [.green, .yellow, .red]))
                    }
                    Gauge(value: 0.6) { Text("Linear capacity") }
                    Gauge(value: 0.6) { Text("Linear") } currentValueLabel: { Text("60") }.gaugeStyle(.accessoryLinear)
                    ProgressView("Progress", value: 0.3)
                    ProgressView()
                }
                .frame(width: 190)
            }
            .padding(10)
        }
    }

    @Test func lightControls() throws {
        try expectGolden("controls", width: 420, height: 250) { Controls() }
    }

    @Test func darkControls() throws {
        try expectGolden("controls-dark", width: 420, height: 250, scheme: .dark) { Controls() }
    }
}
