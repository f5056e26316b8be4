// White on the sky is the design, as in the system's own weather widget.
// darkroom:ignore-file legibility.contrast

import SwiftUI

/// A temperature in the unit that the widget is configured with.
struct Temperature: View {
    let celsius: Double
    let unit: TemperatureUnit

    var body: some View {
        Text(verbatim: "\(Int(value.rounded()))°")
            .accessibilityLabel(Text(measurement, format: .measurement(width: .wide, usage: .asProvided)))
    }

    private var measurement: Measurement<UnitTemperature> {
        Measurement(value: value.rounded(), unit: unit == .celsius ? .celsius : .fahrenheit)
    }

    private var value: Double { unit == .celsius ? celsius : celsius * 9 / 5 + 32 }
}
