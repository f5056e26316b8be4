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

    /// Wide islands hide the signs beside them.
    private var hasStatusBar: Bool {
        picture.form == .activity(.dynamicIsland(.compact)) || picture.form == .activity(.dynamicIsland(.minimal))
    }

    @ViewBuilder private var island: some View {
        if picture.form == .activity(.dynamicIsland(.minimal)) {
            // Beside another activity, which has the camera's place, the picture is detached.
            HStack(spacing: 8) {
                Capsule().fill(.black).frame(width: DynamicIslandShapes.cameraWidth, height: DynamicIslandShapes.height)
                picture.view
            }
            .padding(.leading, picture.size.width + 8)
        } else {
            picture.view
        }
    }
}

/// The time and the signs at the top of a screen.
struct StatusBar: View {
    let device: WidgetDevice
    let date: Date

    var body: some View {
        HStack {
            ScreenClock(date: date)
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
    static func top(on device: WidgetDevice) -> CGFloat { device.safeArea.top >= 62 ? 14 : 11.33 }
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
