import Foundation
import Testing

@testable import Checks

struct WallpaperTests {
    private func picture(
        _ ratios: [(String, Double)], surface: PictureFacts.Surface = .accessory, change: (inout TextFacts) -> Void = { _ in }
    ) -> PictureFacts {
        .sample(
            [.sample("On time") {
                ($0.luminance, $0.wallpapers) = ((0.1, 0), ratios.map { WallpaperContrast($0.0, $0.1) })
                change(&$0)
            }], surface: surface)
    }

    private func matches(_ picture: PictureFacts) -> [Match] {
        Rule.legibilityFaint.matches(in: picture) + Rule.legibilityWallpaper.matches(in: picture)
    }

    /// Only what is too faint on each wallpaper is the widget's doing.
    @Test func faintAccessoryIsFound() {
        let ratios = [("a dark wallpaper", 1.8), ("a light wallpaper", 1.1)]
        #expect(matches(picture(ratios)).map(\.text) == [
            #""On time" is too faint for the Lock Screen: even on a dark wallpaper it has a contrast of 1.8:1, and it needs 3:1. "#
                + "Brightness becomes opacity there."
        ])
        #expect(matches(picture(ratios)).map(\.severity) == [nil])
        #expect(matches(picture([("a dark wallpaper", 2.4)])).map(\.severity) == [.note])
        #expect(matches(picture([("a dark wallpaper", 9), ("a light wallpaper", 1.4)])).isEmpty)
    }

    @Test func activityIsFoundOnTheWorstWallpaper() {
        let ratios = [("a dark wallpaper", 15), ("a light wallpaper", 1.5)]
        #expect(matches(picture(ratios, surface: .liveActivity)).map(\.text) == [
            #""On time" has a contrast of 1.5:1 where the background of the Live Activity shows a light wallpaper; it needs 3:1."#
        ])
        #expect(matches(picture([("a light wallpaper", 3.2)], surface: .liveActivity)).isEmpty)
        #expect(!Rule.legibilityWallpaper.isOnByDefault && Rule.legibilityFaint.isOnByDefault)
    }

    @Test func textsOnGroundsOfTheirOwnAndThoseThatVanishAreNoFindings() {
        #expect(matches(picture([])).isEmpty)
        #expect(matches(picture([("a dark wallpaper", 1.1)]) { $0.luminance = (0.001, 0) }).isEmpty)
        #expect(matches(picture([("a dark wallpaper", 1.8)]) { $0.isPainted = false }).isEmpty)
    }
}
