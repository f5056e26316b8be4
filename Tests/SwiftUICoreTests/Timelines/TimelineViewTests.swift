import Foundation
import Testing

@testable import SwiftUICore

/// Returns the date of a timeline at a moment, in seconds after another, and its interval between updates.
@MainActor private func shown<S: TimelineSchedule>(
    _ schedule: S, at seconds: TimeInterval, isDimmed: Bool = false
) -> (seconds: TimeInterval, cadence: TimelineViewDefaultContext.Cadence)? {
    var found: (TimeInterval, TimelineViewDefaultContext.Cadence)?
    var environment = EnvironmentValues()
    environment.renderDate = someMoment.addingTimeInterval(seconds)
    environment.isLuminanceReduced = isDimmed
    let session = RenderSession(shaper: FakeShaper(), images: NoImages())
    let view = TimelineView(schedule) { context in
        let _ = found = (context.date.timeIntervalSince(someMoment), context.cadence)
        Box(1, 1)
    }
    _ = ViewRenderer(environment: environment, session: session).render(view, size: CGSize(width: 10, height: 10))
    return found
}

@MainActor @Suite struct TimelineViewTests {
    @Test func everyMinuteShowsTheCurrentMinute() throws {
        // The reference moment is forty seconds past the minute.
        let result = try #require(shown(.everyMinute, at: 30))
        #expect(result == (20, .minutes))
    }

    @Test func periodsCountFromTheirStart() throws {
        let schedule = PeriodicTimelineSchedule(from: someMoment.addingTimeInterval(3), by: 10)
        #expect(try #require(shown(schedule, at: 25)) == (23, .seconds))
        #expect(try #require(shown(schedule, at: -4)) == (-7, .seconds))
        #expect(try #require(shown(.periodic(from: someMoment, by: 0.5), at: 1.7)) == (1.5, .live))
        #expect(try #require(shown(.periodic(from: someMoment, by: 300), at: 299)) == (0, .minutes))
    }

    @Test func dimmedDisplaysChangeOnceAMinuteAtTheMost() throws {
        #expect(try #require(shown(.periodic(from: someMoment, by: 10), at: 130, isDimmed: true)) == (120, .minutes))
    }

    @Test func explicitMomentsShowTheLatestPastOne() throws {
        let dates = [10, 20, 30].map { someMoment.addingTimeInterval($0) }
        #expect(try #require(shown(.explicit(dates), at: 25)).seconds == 20)
        #expect(try #require(shown(.explicit(dates), at: 99)).seconds == 30)
        #expect(try #require(shown(.explicit(dates), at: 0)).seconds == 10)
        #expect(try #require(shown(.explicit([Date]()), at: 5)).seconds == 5)
    }

    @Test func animationsShowTheMomentItself() throws {
        #expect(try #require(shown(.animation, at: 12.25)) == (12.25, .live))
        #expect(try #require(shown(.animation(minimumInterval: 1, paused: true), at: 3)).seconds == 3)
    }

    @Test func nonsenseIntervalsDoNotHang() throws {
        #expect(try #require(shown(.periodic(from: someMoment, by: 0), at: 5.5)).seconds == 5)
        #expect(try #require(shown(.periodic(from: someMoment, by: .nan), at: 5.5)).seconds == 5)
        let stuck = sequence(state: 0) { (_: inout Int) -> Date? in someMoment }
        #expect(try #require(shown(.explicit(AnySequence(stuck)), at: 5)).seconds == 0)
    }
}
