import SwiftUI

/// A Lock Screen with accessories at the clock, Live Activities above the corners, and controls in the corners.
///
/// The distances are measured on screenshots of iOS 16 to 26.
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
            LockScreenClock(device: screen.device, date: screen.date, system: screen.system, inline: inline, row: row)
                .padding(.top, screen.device.safeArea.top + LockScreenClock.top)
            Spacer(minLength: 0)
            VStack(spacing: 10) {
                ForEach(Array(activities.enumerated()), id: \.offset) { LockScreenActivity(picture: $0.element) }
            }
            .padding(.bottom, screen.system == .iOS26 ? 28.7 : 20)
            LockScreenCorners(controls: controls).padding(.bottom, LockScreenCorners.bottom)
        }
        .overlay(alignment: .bottom) {
            if screen.device.safeArea.bottom > 0 { HomeIndicator(screenWidth: screen.device.screen.width) }
        }
    }
}
