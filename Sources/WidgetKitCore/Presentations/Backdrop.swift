import DisplayList
import SwiftUI

/// The wallpaper of a whole screen, of which a `Backdrop` shows the part behind it.
struct ScreenWallpaper {
    let wallpaper: Wallpaper
    let isDark: Bool
    /// The size of the screen, or of the strip of it that is drawn, in points.
    let size: CGSize

    /// The coordinate space of the screen.
    static let space = "screen"
}

private enum ScreenWallpaperKey: EnvironmentKey { static var defaultValue: ScreenWallpaper? { nil } }

extension EnvironmentValues {
    /// The wallpaper behind the views of a screen; nil where there is none.
    var screenWallpaper: ScreenWallpaper? {
        get { self[ScreenWallpaperKey.self] }
        set { self[ScreenWallpaperKey.self] = newValue }
    }
}

/// The part of the wallpaper behind this view, blurred.
struct Backdrop: View {
    /// The standard deviation of the blur in points.
    let blurRadius: CGFloat

    @Environment(\.screenWallpaper) private var screen

    var body: some View {
        if let screen {
            GeometryReader { geometry in
                let frame = geometry.frame(in: .named(ScreenWallpaper.space))
                // Pixels beyond the edge show in the blur.
                let margin = 3 * blurRadius
                WallpaperView(wallpaper: screen.wallpaper, isDark: screen.isDark)
                    .frame(width: screen.size.width, height: screen.size.height)
                    .offset(x: margin - frame.minX, y: margin - frame.minY)
                    .frame(width: frame.width + 2 * margin, height: frame.height + 2 * margin, alignment: .topLeading)
                    .clipped()
                    .blur(radius: blurRadius, opaque: true)
                    .frame(width: frame.width, height: frame.height)
                    .clipped()
            }
            // The wallpaper is the same in every language.
            .environment(\.layoutDirection, .leftToRight)
        }
    }
}

/// A picture of the vibrant rendering mode, which takes its hue from the wallpaper behind it.
///
/// The share of the wallpaper and its brightness are guesses.
struct VibrantPicture: View {
    let picture: PresentedPicture

    var body: some View {
        if picture.renderingMode == .vibrant {
            picture.view.overlay {
                Backdrop(blurRadius: 18).saturation(1.8).brightness(0.6).opacity(0.4).mask { picture.view }
            }
        } else {
            picture.view
        }
    }
}

/// The glass behind a widget on the Home Screen of iOS 26: the blurred wallpaper, a little lighter or darker, with a bright rim.
///
/// The blur, the lightness and the rim are guesses.
struct GlassGround<Outline: InsettableShape>: View {
    let shape: Outline
    let isDark: Bool
    /// The color of tinted glass; nil for clear glass.
    let tint: RGBAColor?

    var body: some View {
        Backdrop(blurRadius: 9).saturation(1.3)
            .overlay { isDark ? Color.black.opacity(0.28) : Color.white.opacity(0.16) }
            .overlay {
                if let tint { Color(tint).opacity(isDark ? 0.24 : 0.42) }
            }
            .clipShape(shape)
            .overlay {
                shape.strokeBorder(
                    LinearGradient(
                        colors: [.white.opacity(0.65), .white.opacity(0.12), .white.opacity(0.4)], startPoint: .topLeading,
                        endPoint: .bottomTrailing),
                    lineWidth: 1)
            }
    }
}
