import SwiftUI

/// A widget with rounded corners, on what its place puts behind it where the rendering mode removes its own background.
struct GroundedWidget: View {
    let picture: PresentedPicture
    /// The radius of the widget's corners in points.
    let cornerRadius: CGFloat

    @Environment(\.screenWallpaper?.isDark) private var isDark

    var body: some View { VibrantPicture(picture: picture).clipShape(shape).background { ground } }

    private var shape: RoundedRectangle { RoundedRectangle(cornerRadius: cornerRadius, style: .continuous) }

    @ViewBuilder private var ground: some View {
        switch picture.renderingMode {
        case .accented where picture.system == .iOS26:
            GlassGround(shape: shape, isDark: isDark ?? false, tint: picture.tint)
        case .clear: GlassGround(shape: shape, isDark: isDark ?? false, tint: nil)
        case .accented: shape.fill(.black.opacity(0.6))
        // A Mac dims widgets behind a window.
        case .vibrant: Backdrop(blurRadius: 24).overlay { Color.black.opacity(0.22) }.clipShape(shape)
        default: EmptyView()
        }
    }
}
