import SwiftUI

/// An arc of strokes around a percentage, which is drawn smaller than its layout size.
struct ArcGauge: View {
    var body: some View {
        ZStack {
            arc(to: 0.75).stroke(color.opacity(0.25), style: style)
            arc(to: 0.75 * 0.84).stroke(color, style: style)
            Text("84%").font(.largeTitle.bold()).lineLimit(1).minimumScaleFactor(0.5)
            HStack(spacing: 0) {
                Text("0").frame(maxWidth: .infinity, alignment: .leading)
                Spacer()
                Text("100").frame(maxWidth: .infinity, alignment: .trailing)
            }
            .font(.body)
            .foregroundStyle(.secondary)
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottom)
            .padding(28)
            .clipShape(.circle)
        }
        .frame(width: 150, height: 150)
        .offset(y: 10)
        .scaleEffect(0.72)
        .padding(10)
    }

    private let color = Color(red: 0, green: 0.604, blue: 0.78)
    private let style = StrokeStyle(lineWidth: 15, lineCap: .round)

    private func arc(to end: CGFloat) -> some Shape {
        Circle().trim(from: 0, to: end).rotation(.degrees(135))
    }
}

/// The Lock Screen's gauge with a marker and labels below.
struct CircularValue: View {
    var body: some View {
        Gauge(value: 0.68) {
            EmptyView()
        } currentValueLabel: {
            Text("68%").font(.system(size: 22, weight: .semibold)).lineLimit(1).minimumScaleFactor(0.2)
        } minimumValueLabel: {
            Text("0")
        } maximumValueLabel: {
            Text("100")
        }
        .gaugeStyle(.accessoryCircular)
        .tint(.green)
        .frame(width: 100, height: 100)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(.black)
    }
}

/// The Lock Screen's ring, filled from the top, around a symbol and two lines.
struct CircularCapacity: View {
    var body: some View {
        Gauge(value: 0.68) { GaugeContent() }
            .gaugeStyle(.accessoryCircularCapacity)
            .tint(.green)
            .frame(width: 100, height: 100)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .background(.black)
    }
}

/// A symbol and two lines in the middle of a gauge.
struct GaugeContent: View {
    var icon = true

    var body: some View {
        VStack(spacing: -2) {
            if icon { Image.bolt.resizable().scaledToFit().frame(width: 10, height: 10) }
            Text("68%").font(.system(size: 12, weight: .semibold)).lineLimit(1).minimumScaleFactor(0.2)
            Text("Battery").font(.system(size: 8)).lineLimit(1).minimumScaleFactor(0.4)
        }
    }
}

/// The same content above the marker's value and the labels of the bounds.
struct CircularOpen: View {
    var body: some View {
        Gauge(value: 0.68) {
            EmptyView()
        } currentValueLabel: {
            GaugeContent().padding(2)
        } minimumValueLabel: {
            Text("0")
        } maximumValueLabel: {
            Text("100")
        }
        .gaugeStyle(.accessoryCircular)
        .tint(.green)
        .frame(width: 100, height: 100)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(.black)
    }
}

/// A symbol next to lines of text.
struct RectangularText: View {
    var body: some View {
        HStack(spacing: 6) {
            Image.bolt.resizable().scaledToFit().frame(width: 18, height: 18)
            VStack(alignment: .leading, spacing: 1) {
                Text("Bedroom").font(.caption2.weight(.semibold)).lineLimit(1)
                Text("All quiet").font(.caption2).lineLimit(1).foregroundStyle(.primary.opacity(0.8))
            }
            Spacer(minLength: 0)
        }
        .padding(12)
        .frame(width: 200, alignment: .leading)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
        .background(.black)
    }
}

/// A title whose border is its exact frame.
struct BorderedTitle: View {
    let text: String

    var body: some View {

        Text(text).font(.title).padding(8).border(Color.blue)
    }
}

extension Image {
    /// The symbol as an image of UIKit, which keeps the symbol's margins.
    static var bolt: Image {
        Image(uiImage: (UIImage(systemName: "bolt.fill") ?? UIImage()).withRenderingMode(.alwaysTemplate))
    }
}
