import SwiftUI

/// The part of a Lock Screen around a picture: below the clock, as a notification, or in a corner.
///
/// Sizes and distances are guesses by eye.
struct LockScreenStrip: View {
    let picture: PresentedPicture

    var body: some View {
        switch picture.form {
        case .widget(let family): clock(family)
        case .activity:
            VStack(spacing: 24) {
                picture.view.clipShape(RoundedRectangle(cornerRadius: 24, style: .continuous))
                corners { NeighborOutline(shape: Circle()) }
            }
            .padding(.vertical, 24)
        case .control: corners { picture.view }.padding(.vertical, 36)
        }
    }

    private func corners<Leading: View>(@ViewBuilder leading: () -> Leading) -> some View {
        HStack {
            leading().frame(width: 50, height: 50)
            Spacer()
            NeighborOutline(shape: Circle()).frame(width: 50, height: 50)
        }
        .padding(.horizontal, 46)
    }

    private func clock(_ family: WidgetFamily) -> some View {
        VStack(spacing: 0) {
            Group {
                if family == .accessoryInline {
                    HStack(spacing: 8) {
                        Text(picture.date, format: .dateTime.weekday(.abbreviated).day())
                        picture.view
                    }
                } else {
                    Text(picture.date, format: .dateTime.weekday(.wide).month(.wide).day())
                }
            }
            .font(.system(size: 22, weight: .medium))
            .frame(height: 28)
            ScreenClock(date: picture.date)
                .font(.system(size: 96, weight: .semibold)).lineLimit(1).minimumScaleFactor(0.5)
                .frame(height: 104)
            row(family)
        }
        .foregroundStyle(.white)
        .padding(.top, 20).padding(.bottom, 28)
    }

    /// The four places below the clock.
    private func row(_ family: WidgetFamily) -> some View {
        let circle = picture.device.size(of: .accessoryCircular) ?? CGSize(width: 76, height: 76)
        let rectangle = picture.device.size(of: .accessoryRectangular) ?? CGSize(width: 172, height: 76)
        let others = switch family {
        case .accessoryRectangular: 2
        case .accessoryCircular: 3
        default: 4
        }
        return HStack(spacing: max(4, rectangle.width - 2 * circle.width)) {
            if family != .accessoryInline { picture.view }
            ForEach(0..<others, id: \.self) { _ in
                NeighborOutline(shape: Circle()).frame(width: circle.width, height: circle.height)
            }
        }
    }
}
