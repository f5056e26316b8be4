import DisplayList
import SwiftUI

/// What lies behind widgets.
package enum Wallpaper: @unchecked Sendable {  // The image is only read.
    /// A wallpaper that is drawn.
    case drawn(DrawnWallpaper)
    /// An image that fills the screen.
    case image(UIImage)
}

/// A wallpaper that is drawn, light or dark.
package enum DrawnWallpaper: String, CaseIterable, Hashable, Sendable {
    case dunes, tide, meadow, dusk

    /// The colors of the sky from top to bottom, and of the waves in front from back to front.
    fileprivate func colors(isDark: Bool) -> (sky: [Color], waves: [Color]) {
        func color(_ hex: Int) -> Color {
            Color(
                red: Double(hex >> 16) / 255, green: Double(hex >> 8 & 0xff) / 255, blue: Double(hex & 0xff) / 255)
        }
        let (sky, waves): ([Int], [Int]) = switch (self, isDark) {
        case (.dunes, false): ([0x6f9fc8, 0xf3d2b0], [0xe2a975, 0xcf8a58, 0xb06d45])
        case (.dunes, true): ([0x101a2c, 0x3a2a2c], [0x4a3228, 0x38251e, 0x281a15])
        case (.tide, false): ([0x3f86d9, 0x9cd3f0], [0x3fa7d6, 0x2a83bd, 0x1d5f95])
        case (.tide, true): ([0x06101f, 0x12304d], [0x103a58, 0x0c2b44, 0x081d30])
        case (.meadow, false): ([0x5aa6e0, 0xd9ecc8], [0x86b860, 0x5f9a48, 0x417a38])
        case (.meadow, true): ([0x08131c, 0x1c3226], [0x234228, 0x19321e, 0x102415])
        case (.dusk, false): ([0x5b4b9a, 0xe79a8f], [0x8a5f9c, 0x694784, 0x4a3168])
        case (.dusk, true): ([0x0d0a1e, 0x33203a], [0x32234a, 0x261a3b, 0x1a122b])
        }
        return (sky.map(color), waves.map(color))
    }
}

extension DrawnWallpaper {
    /// Returns the color of the wallpaper's middle at a height.
    ///
    /// - Parameter share: the height as a share of the screen's, from the top, 0…1.
    package func color(at share: Double, isDark: Bool) -> RGBAColor {
        let (sky, waves) = colors(isDark: isDark)
        let wave = waves.indices.last { share >= Double(Wave.level($0)) }
        let environment = EnvironmentValues()
        guard let wave else {
            let (top, bottom) = (sky[0].resolve(in: environment), sky[1].resolve(in: environment))
            func mixed(_ first: Float, _ second: Float) -> Double { Double(first) + (Double(second) - Double(first)) * share }
            return RGBAColor(
                red: mixed(top.red, bottom.red), green: mixed(top.green, bottom.green), blue: mixed(top.blue, bottom.blue))
        }
        let color = waves[wave].resolve(in: environment)
        return RGBAColor(red: Double(color.red), green: Double(color.green), blue: Double(color.blue))
    }
}

/// A wallpaper on a whole screen.
struct WallpaperView: View {
    let wallpaper: Wallpaper
    let isDark: Bool

    var body: some View {
        // A wallpaper is the same in every language.
        picture.environment(\.layoutDirection, .leftToRight)
    }

    @ViewBuilder private var picture: some View {
        switch wallpaper {
        case .drawn(let drawn):
            let colors = drawn.colors(isDark: isDark)
            ZStack {
                LinearGradient(colors: colors.sky, startPoint: .top, endPoint: .bottom)
                ForEach(Array(colors.waves.enumerated()), id: \.offset) { wave in
                    Wave(level: Wave.level(wave.offset), phase: CGFloat(wave.offset) * 2.1)
                        .fill(wave.element)
                }
            }
        case .image(let image): Image(uiImage: image).resizable().scaledToFill()
        }
    }
}

/// A long wave, and all that is below it.
private struct Wave: Shape {
    /// The height of the wave's middle line, as a share of the height from the top.
    let level: CGFloat
    let phase: CGFloat

    /// The level of a wave, beginning with that of the back.
    static func level(_ index: Int) -> CGFloat { 0.52 + 0.15 * CGFloat(index) }

    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
        let height = rect.height * 0.045
        for step in 0...32 {
            let share = CGFloat(step) / 32
            let y = rect.minY + rect.height * level + height * sin(share * 2 * .pi * 0.9 + phase)
            path.addLine(to: CGPoint(x: rect.minX + rect.width * share, y: y))
        }
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        path.closeSubpath()
        return path
    }
}
