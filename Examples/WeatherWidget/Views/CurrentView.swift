// White on the sky is the design, as in the system's own weather widget.
// darkroom:ignore-file legibility.contrast

import SwiftUI
import WidgetKit

/// The weather of this hour, as the small widget shows it.
struct CurrentView: View {
    let entry: WeatherEntry

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            Text(entry.city.name)
                .font(.subheadline.weight(.semibold))
            Temperature(celsius: entry.forecast.now.temperature, unit: entry.unit)
                .font(.system(size: 44, weight: .light))
                .widgetAccentable()
            Spacer(minLength: 0)
            Image(systemName: entry.forecast.now.sky.symbol)
                .symbolRenderingMode(.multicolor)
                .font(.subheadline)
            Text(entry.forecast.now.sky.text)
                .font(.footnote.weight(.semibold))
            HStack(spacing: 6) {
                Label { Temperature(celsius: entry.forecast.today.high, unit: entry.unit) } icon: { Text(verbatim: "H:") }
                Label { Temperature(celsius: entry.forecast.today.low, unit: entry.unit) } icon: { Text(verbatim: "L:") }
            }
            .labelStyle(CloseLabelStyle())
            .font(.footnote.weight(.semibold))
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
        .foregroundStyle(.white)
    }
}

/// An icon and a title without a space between them.
struct CloseLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 0) {
            configuration.icon
            configuration.title
        }
    }
}
