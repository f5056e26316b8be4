import SwiftUI

/// The part of a Lock Screen around a picture: below the clock, as a notification, or in a corner.
///
/// The distances are guesses by eye.
struct LockScreenStrip: View {
    let picture: PresentedPicture

    var body: some View {
        switch picture.form {
        case .widget(let family):
            LockScreenClock(
                device: picture.device, date: picture.date, system: picture.system,
                inline: family == .accessoryInline ? picture : nil,
                row: family == .accessoryInline ? [] : [picture], outlines: outlines(beside: family)
            )
            .padding(.top, 20).padding(.bottom, 28)
        case .activity:
            VStack(spacing: 24) {
                LockScreenActivity(picture: picture)
                LockScreenCorners(controls: [])
            }
            .padding(.vertical, 24)
        case .control: LockScreenCorners(controls: [picture]).padding(.vertical, 36)
        }
    }

    /// How many of the four places below the clock are left.
    private func outlines(beside family: WidgetFamily) -> Int {
        switch family {
        case .accessoryRectangular: 2
        case .accessoryCircular: 3
        default: 4
        }
    }
}
