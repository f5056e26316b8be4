import DisplayList
import SwiftUI

/// Screens beside each other under a caption.
package struct SceneCanvas: View {
    /// A screen that has been drawn.
    package struct Screen {
        let list: DisplayList
        let cornerRadius: CGFloat
        let hasFrame: Bool

        /// - Parameters:
        ///   - cornerRadius: the radius of the screen's corners in points.
        ///   - hasFrame: whether the device's edge is drawn around the screen.
        package init(list: DisplayList, cornerRadius: CGFloat, hasFrame: Bool) {
            (self.list, self.cornerRadius, self.hasFrame) = (list, cornerRadius, hasFrame)
        }

        /// The width of the device's edge in points (a guess).
        static let edge: CGFloat = 10

        var size: CGSize {
            let edge = hasFrame ? 2 * Screen.edge : 0
            return CGSize(width: list.size.width + edge, height: list.size.height + edge)
        }
    }

    /// What lies behind the screens.
    package enum Ground {
        case color(Color)
        case wallpaper(Wallpaper)
    }

    package let size: CGSize
    private let screens: [Screen]
    private let ground: Ground?
    private let caption: String?
    private let captionColor: Color
    private let isDark: Bool

    /// - Parameters:
    ///   - size: the canvas's size in points; nil for that of the screens in a row.
    ///   - ground: nil for nothing.
    package init(
        _ screens: [Screen], size: CGSize?, ground: Ground?, caption: String?, captionColor: Color, isDark: Bool
    ) {
        let row = SceneCanvas.row(of: screens)
        let margin: CGFloat = screens.count > 1 || caption != nil ? 2 * SceneCanvas.gap : 0
        self.size = size ?? CGSize(
            width: row.width + margin, height: row.height + margin + (caption == nil ? 0 : SceneCanvas.captionHeight))
        (self.screens, self.ground, self.caption) = (screens, ground, caption)
        (self.captionColor, self.isDark) = (captionColor, isDark)
    }

    private static let gap: CGFloat = 36
    private static let captionHeight: CGFloat = 96

    private static func row(of screens: [Screen]) -> CGSize {
        CGSize(
            width: screens.reduce(0) { $0 + $1.size.width } + gap * CGFloat(max(0, screens.count - 1)),
            height: screens.map(\.size.height).max() ?? 0)
    }

    package var body: some View {
        let row = SceneCanvas.row(of: screens)
        // A screen that fills the canvas has no margins.
        let fills = caption == nil && screens.count == 1 && row == size
        let room = CGSize(
            width: size.width - (fills ? 0 : 2 * SceneCanvas.gap),
            height: size.height - (fills ? 0 : 2 * SceneCanvas.gap) - (caption == nil ? 0 : size.height * 0.12))
        let factor = max(0.01, min(room.width / max(1, row.width), room.height / max(1, row.height)))
        VStack(spacing: 0) {
            if let caption {
                Text(verbatim: caption)
                    .font(.system(size: size.height * 0.032, weight: .bold)).multilineTextAlignment(.center)
                    .foregroundStyle(captionColor).lineLimit(2).minimumScaleFactor(0.5)
                    .frame(height: size.height * 0.12).padding(.horizontal, SceneCanvas.gap)
            }
            HStack(spacing: SceneCanvas.gap * factor) {
                ForEach(Array(screens.enumerated()), id: \.offset) { screen in
                    view(of: screen.element).scaleEffect(factor)
                        .frame(width: screen.element.size.width * factor, height: screen.element.size.height * factor)
                }
            }
            .frame(maxHeight: .infinity)
        }
        .frame(width: size.width, height: size.height)
        .background { background }
        .clipped()
    }

    @ViewBuilder private var background: some View {
        switch ground {
        case .color(let color)?: color
        case .wallpaper(let wallpaper)?: WallpaperView(wallpaper: wallpaper, isDark: isDark)
        case nil: EmptyView()
        }
    }

    @ViewBuilder private func view(of screen: Screen) -> some View {
        let shape = RoundedRectangle(cornerRadius: screen.cornerRadius, style: .continuous)
        let picture = DrawnPicture(screen.list).frame(width: screen.list.size.width, height: screen.list.size.height)
        if screen.hasFrame {
            picture.clipShape(shape).padding(Screen.edge)
                .background(
                    .black, in: RoundedRectangle(cornerRadius: screen.cornerRadius + Screen.edge, style: .continuous))
                .overlay(
                    RoundedRectangle(cornerRadius: screen.cornerRadius + Screen.edge, style: .continuous)
                        .strokeBorder(Color(white: 0.45), lineWidth: 1.5))
        } else if ground != nil || caption != nil {
            picture.clipShape(shape)
        } else {
            picture
        }
    }
}
