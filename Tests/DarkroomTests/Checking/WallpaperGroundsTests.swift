import Foundation
import Testing

@testable import Darkroom

@MainActor struct WallpaperGroundsTests {
    @Test func groundsAreFromDarkToLight() {
        #expect(WallpaperGrounds.accessories.count == 8)
        #expect(WallpaperGrounds.accessories.first?.name == "a dark wallpaper")
        #expect(WallpaperGrounds.activities.map(\.name) == ["a dark wallpaper", "a wallpaper of medium lightness", "a light wallpaper"])
    }

    /// White stands out from a dark wallpaper, and faint white from none.
    @Test func opacityOfVibrantTextCounts() {
        func best(_ luminance: Double) -> Double {
            WallpaperGrounds.contrasts(ofVibrant: (luminance, 0)).map(\.ratio).max() ?? 0
        }
        #expect(best(1) > 15)
        // The system's secondary and quaternary labels: white of 60% and 18% on black.
        #expect(best(0.319) > 5)
        #expect(best(0.027) < 1.8)
        #expect(WallpaperGrounds.contrasts(ofVibrant: (0, 0)).map(\.ratio) == Array(repeating: 1, count: 8))
    }
}
