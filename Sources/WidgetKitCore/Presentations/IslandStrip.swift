import SwiftUI

/// The top of a Home Screen with the Dynamic Island.
struct IslandStrip: View {
    let picture: PresentedPicture

    var body: some View {
        ZStack(alignment: .top) {
            Color.clear
            if hasStatusBar { StatusBar(device: picture.device, date: picture.date) }
            island.padding(.top, StatusBar.top(on: picture.device))
        }
        .frame(height: max(picture.size.height + 44, 84), alignment: .top)
    }

    @ViewBuilder private var island: some View {
        if picture.form == .activity(.dynamicIsland(.minimal)) {
            // Of two activities, one is attached to the camera, and the other is detached, as screenshots show them.
            HStack(spacing: 8) {
                HStack(spacing: 0) {
                    picture.view.frame(width: IslandStrip.attachedWidth)
                    Color.clear.frame(width: DynamicIslandShapes.cameraWidth, height: DynamicIslandShapes.height)
                }
                .background(.black, in: Capsule())
                picture.view
            }
            // The camera stays in the middle.
            .padding(.leading, picture.size.width + 8 - IslandStrip.attachedWidth)
        } else {
            picture.view
        }
    }

    /// The width of the part beside the camera with an attached activity, measured on a screenshot.
    private static let attachedWidth: CGFloat = 51.5

    /// Wide islands hide the signs beside them.
    private var hasStatusBar: Bool {
        picture.form == .activity(.dynamicIsland(.compact)) || picture.form == .activity(.dynamicIsland(.minimal))
    }
}

/// The time and the signs at the top of a screen.
struct StatusBar: View {
    let device: WidgetDevice
    let date: Date
    /// Whether the time is shown, which a Lock Screen has in its middle.
    var hasClock = true

    var body: some View {
        HStack {
            ScreenClock(date: date).opacity(hasClock ? 1 : 0)
            Spacer()
            HStack(spacing: 5) {
                Image(systemName: "cellularbars")
                Image(systemName: "wifi")
                Image(systemName: "battery.100")
            }
            .font(.system(size: 13, weight: .medium))
        }
        .font(.system(size: 16, weight: .semibold)).foregroundStyle(.white)
        .frame(height: DynamicIslandShapes.height)
        .padding(.horizontal, 36).padding(.top, StatusBar.top(on: device))
    }

    /// The distance between the screen's edge and the island in points, measured on screenshots.
    static func top(on device: WidgetDevice) -> CGFloat { device.hasThinBorder ? 14 : 11.33 }
}

/// The status bar of a phone with a home button: one line of 20 points.
struct FlatStatusBar: View {
    let date: Date

    var body: some View {
        ZStack {
            HStack(spacing: 5) {
                Image(systemName: "cellularbars")
                Image(systemName: "wifi")
                Spacer()
                Image(systemName: "battery.100")
            }
            .font(.system(size: 11, weight: .medium))
            ScreenClock(date: date).font(.system(size: 12, weight: .semibold))
        }
        .foregroundStyle(.white).frame(height: 20).padding(.horizontal, 6)
    }
}
