import SwiftUI

/// The top of a Lock Screen: the date with the text beside it, the clock, and the row of accessories below it.
///
/// The places and sizes of the date, the digits and the row are measured on screenshots of iOS 16 to 26.
struct LockScreenClock: View {
    let device: WidgetDevice
    let date: Date
    /// The system whose look the clock has; nil for that of iOS 18.
    let system: SystemVersion?
    /// The accessory beside the date.
    let inline: PresentedPicture?
    /// The accessories below the clock.
    let row: [PresentedPicture]
    /// How many circles in outline follow the accessories.
    var outlines = 0

    var body: some View {
        VStack(spacing: 0) {
            HStack(spacing: 8) {
                if let inline {
                    Text(date, format: .dateTime.weekday(.abbreviated).day())
                    VibrantPicture(picture: inline)
                } else {
                    Text(date, format: .dateTime.weekday(.wide).month(.wide).day())
                }
            }
            .font(.system(size: 22, weight: .medium))
            .frame(height: 28)
            ScreenClock(date: date)
                .font(.system(size: digits, weight: .semibold)).lineLimit(1).minimumScaleFactor(0.5)
                .frame(height: digits)
            HStack(spacing: gap) {
                ForEach(Array(row.enumerated()), id: \.offset) { VibrantPicture(picture: $0.element) }
                ForEach(0..<outlines, id: \.self) { _ in
                    NeighborOutline(shape: Circle()).frame(width: circle.width, height: circle.height)
                }
            }
            .padding(.top, 4.5)
        }
        .foregroundStyle(.white)
    }

    /// The size of the clock's text: its digits are 72.7 points high, or 86 in iOS 26.
    private var digits: CGFloat { system == .iOS26 ? 122 : 103 }

    /// The distance between the safe area and the date.
    static let top: CGFloat = 17

    private var circle: CGSize { device.size(of: .accessoryCircular) ?? CGSize(width: 76, height: 76) }

    /// The distance between accessories: two circles and their distance are as wide as a rectangle.
    private var gap: CGFloat { max(4, (device.size(of: .accessoryRectangular)?.width ?? 172) - 2 * circle.width) }
}

/// The corners of a Lock Screen, with controls or circles in outline.
struct LockScreenCorners: View {
    /// The controls from left to right, at most two.
    let controls: [PresentedPicture]

    var body: some View {
        HStack {
            corner(0)
            Spacer()
            corner(1)
        }
        .padding(.horizontal, 46)
    }

    /// The distance between the circles and the bottom of the screen, measured on screenshots as their other distances are.
    static let bottom: CGFloat = 50

    @ViewBuilder private func corner(_ index: Int) -> some View {
        if index < controls.count {
            controls[index].view
        } else {
            NeighborOutline(shape: Circle()).frame(
                width: ControlMetrics.lockScreenDiameter, height: ControlMetrics.lockScreenDiameter)
        }
    }
}

/// A Live Activity on a Lock Screen. The radius of its corners is measured on screenshots.
struct LockScreenActivity: View {
    let picture: PresentedPicture

    var body: some View { picture.view.clipShape(RoundedRectangle(cornerRadius: 24, style: .continuous)) }
}
