import SwiftUI

/// The weather of this hour beside the curve of the next ones.
struct MediumView: View {
    let entry: WeatherEntry

    var body: some View {
        HStack(spacing: 14) {
            CurrentView(entry: entry)
                .frame(width: 112)
            HoursChart(entry: entry)
        }
    }
}
