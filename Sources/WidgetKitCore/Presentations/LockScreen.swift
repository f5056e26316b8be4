import SwiftUI

/// A Lock Screen with accessories at the clock, Live Activities above the corners, and controls in the corners.
///
/// Sizes and distances are guesses by eye.
struct LockScreen: View {
    let screen: DeviceScreen
    private let inline: PresentedPicture?
    private let row: [PresentedPicture]
    private let activities: [PresentedPicture]
    private let controls: [PresentedPicture]

    /// Places the pictures of a screen.
    ///
    /// - Throws: `ScreenFailure` if one finds no room.
    init(_ screen: DeviceScreen) throws {
        self.screen = screen
        var (inline, row, activities, controls): (PresentedPicture?, [PresentedPicture], [PresentedPicture], [PresentedPicture])
            = (nil, [], [], [])
        var places = 0
        for (index, item) in screen.items.enumerated() {
            let picture = screen.presented(item)
            switch item.form {
            case .widget(.accessoryInline):
                if inline != nil { throw ScreenFailure(index: index, reason: "there is only one place beside the date") }
                inline = picture
            case .widget(let family):
                places += family == .accessoryRectangular ? 2 : 1
                if places > 4 {
                    throw ScreenFailure(index: index, reason: "below the clock is room for four circles, or a rectangle in place of two")
                }
                row.append(picture)
            case .activity: activities.append(picture)
            case .control:
                if controls.count == 2 { throw ScreenFailure(index: index, reason: "there are two corners for controls") }
                controls.append(picture)
            }
        }
        (self.inline, self.row, self.activities, self.controls) = (inline, row, activities, controls)
    }

    var body: some View {
        VStack(spacing: 0) {
            clock.padding(.top, screen.device.safeArea.top + 22)
            Spacer(minLength: 0)
            VStack(spacing: 10) {
                ForEach(Array(activities.enumerated()), id: \.offset) { activity in
                    activity.element.view.clipShape(RoundedRectangle(cornerRadius: 24, style: .continuous))
                }
            }
            .padding(.bottom, 26)
            HStack {
                corner(0)
                Spacer()
                corner(1)
            }
            .padding(.horizontal, 46).padding(.bottom, 50)
        }
    }

    @ViewBuilder private func corner(_ index: Int) -> some View {
        if index < controls.count {
            controls[index].view
        } else {
            NeighborOutline(shape: Circle()).frame(width: 50, height: 50)
        }
    }

    private var clock: some View {
        VStack(spacing: 0) {
            HStack(spacing: 8) {
                if let inline {
                    Text(screen.date, format: .dateTime.weekday(.abbreviated).day())
                    inline.view
                } else {
                    Text(screen.date, format: .dateTime.weekday(.wide).month(.wide).day())
                }
            }
            .font(.system(size: 22, weight: .medium))
            .frame(height: 28)
            ScreenClock(date: screen.date)
                .font(.system(size: 96, weight: .semibold)).lineLimit(1).minimumScaleFactor(0.5)
                .frame(height: 104)
            HStack(spacing: gap) {
                ForEach(Array(row.enumerated()), id: \.offset) { $0.element.view }
            }
        }
        .foregroundStyle(.white)
    }

    /// The distance between accessories: two circles and their distance are as wide as a rectangle.
    private var gap: CGFloat {
        let circle = screen.device.size(of: .accessoryCircular)?.width ?? 76
        return max(4, (screen.device.size(of: .accessoryRectangular)?.width ?? 172) - 2 * circle)
    }
}
