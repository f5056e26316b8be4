import CairoGraphics
import Foundation
import Testing
import WidgetKitCore

@testable import Darkroom

/// The simulated day of a widget whose provider always gives the same answer.
@Suite struct ReloadDayTests {
    private static let now = Date(timeIntervalSinceReferenceDate: 0)

    private func day(_ minutes: [Double] = [0], policy: TimelineReloadPolicy.Rule) -> ReloadDay {
        ReloadDay(dates: minutes.map { Self.now + $0 * 60 }, policy: policy, at: Self.now)
    }

    @Test func anHourlyReloadLastsADay() {
        let day = day(policy: .after(Self.now + 3600))
        #expect(day.reloads == 23 && day.usedUp == nil)
    }

    @Test func aReloadEveryFiveMinutesUsesTheBudgetUp() {
        let day = day(policy: .after(Self.now + 300))
        #expect(day.reloads == 70 && day.usedUp == Self.now + 70 * 300)
    }

    @Test func reloadsAreAtLeastFiveMinutesApart() {
        #expect(day(policy: .after(Self.now + 10)).usedUp == Self.now + 70 * 300)
        #expect(day(policy: .after(Self.now - 10)).usedUp == Self.now + 70 * 300)
    }

    @Test func theEndOfATimelineAsks() {
        #expect(day([0, 60, 120], policy: .atEnd).reloads == 11)
        #expect(day([0], policy: .atEnd).usedUp == Self.now + 70 * 300)
        #expect(day(policy: .never).reloads == 0)
    }

    @Test func intervals() {
        func interval(_ policy: TimelineReloadPolicy.Rule) -> TimeInterval? {
            ReloadDay.interval(dates: [Self.now, Self.now + 60], policy: policy, at: Self.now)
        }
        #expect(interval(.never) == nil && interval(.atEnd) == 60 && interval(.after(Self.now + 5)) == 5)
    }
}

@Suite struct InkBoundsTests {
    @Test func theRectangleAroundAllOtherPixels() {
        let bitmap = Bitmap(width: 8, height: 6) { pixels in
            pixels.update(repeating: 0xFFFF_FFFF)
            pixels[2 * 8 + 3] = 0xFF00_0000
            pixels[4 * 8 + 6] = 0xFF00_0000
        }
        #expect(bitmap.inkBounds == CGRect(x: 3, y: 2, width: 4, height: 3))
        let empty = Bitmap(width: 8, height: 6) { _ in }
        #expect(empty.inkBounds == .zero)
    }
}
