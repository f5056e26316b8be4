import Checks
import DisplayList
import Foundation
import WidgetKitCore

/// The wallpapers on which texts of the Lock Screen are judged: those that Darkroom draws, light and dark.
@MainActor enum WallpaperGrounds {
    /// A wallpaper behind a text.
    struct Ground {
        let name: String
        let color: RGBAColor
    }

    /// Behind accessories: the row below the clock is at three tenths of the screen's height (measured, as in `LockScreenClock`).
    static let accessories = grounds(at: 0.3)
    /// Behind Live Activities, in the lower half of the screen: the lightest, the darkest, and one between.
    static let activities: [Ground] = {
        let all = grounds(at: 0.5, 0.8)
        return [all[0], all[all.count / 2], all[all.count - 1]]
    }()

    /// The grounds at some heights, the darkest first.
    private static func grounds(at shares: Double...) -> [Ground] {
        let colors = DrawnWallpaper.allCases.flatMap { wallpaper in
            shares.flatMap { share in [true, false].map { wallpaper.color(at: share, isDark: $0) } }
        }
        return colors.sorted { luminance($0) < luminance($1) }.map { color in
            let luminance = luminance(color)
            return Ground(
                name: luminance < 0.06 ? "a dark wallpaper" : luminance > 0.35 ? "a light wallpaper" : "a wallpaper of medium lightness",
                color: color)
        }
    }

    /// Returns the contrasts of a vibrant text, which is white of an opacity, on each wallpaper.
    ///
    /// - Parameter luminance: the relative luminance of the text and of what is behind it on black, 0…1.
    static func contrasts(ofVibrant luminance: (text: Double, ground: Double)) -> [WallpaperContrast] {
        let (text, ground) = (TransferCurve.encoded(luminance.text), TransferCurve.encoded(luminance.ground))
        return accessories.map { wallpaper in
            let color = wallpaper.color
            func over(_ opacity: Double) -> Double {
                func mixed(_ component: Double) -> Double { component + opacity * (1 - component) }
                return WallpaperGrounds.luminance(RGBAColor(red: mixed(color.red), green: mixed(color.green), blue: mixed(color.blue)))
            }
            return WallpaperContrast(wallpaper.name, TextContrast.ratio(over(text), over(ground)))
        }
    }

    private nonisolated static func luminance(_ color: RGBAColor) -> Double {
        func byte(_ component: Double) -> UInt32 { UInt32((min(max(component, 0), 1) * 255).rounded()) }
        return TextContrast.luminance(byte(color.red) << 16 | byte(color.green) << 8 | byte(color.blue))
    }
}
