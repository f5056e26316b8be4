import CairoGraphics
import Foundation
import Testing

@testable import Darkroom

@Suite struct FrameTimesTests {
    /// Returns the indices and durations in milliseconds of the frames. A minus sign marks an unchanged entry.
    private func frames(_ seconds: [Double], _ pace: AnimationPace, end: Double? = nil) -> [[Int]] {
        let moments = seconds.map {
            PictureSequence.Moment(
                date: Date(timeIntervalSince1970: 1_780_000_000 + abs($0)), isChanged: $0.sign == .plus)
        }
        var frames: [[Int]] = []
        FrameTimes(pace: pace, end: end.map { Date(timeIntervalSince1970: 1_780_000_000 + $0) })
            .forEach(of: moments) { frames.append([$0, Int(($1.seconds * 1000).rounded())]) }
        return frames
    }

    @Test func datesBecomeDurationsAndTheLastPictureStaysASecond() {
        #expect(frames([0, 60, 180], .speed(60)) == [[0, 1000], [1, 2000], [2, 1000]])
        #expect(frames([0], .standard) == [[0, 1000]])
        #expect(frames([], .standard) == [])
    }

    @Test func theLastPictureStaysUntilTheEndOfTheSpan() {
        #expect(frames([0, 3600], .standard, end: 86_400) == [[0, 250], [1, 5750]])
        #expect(frames([0, 3600], .standard, end: 3601) == [[0, 250], [1, 1000]])
        #expect(frames([0, 3600], .standard, end: 0) == [[0, 250], [1, 1000]])
    }

    @Test func framesHaveAMinimumDuration() {
        #expect(frames([0, 1, 2], .standard) == [[0, 20], [1, 20], [2, 1000]])
    }

    @Test func roundingErrorsDoNotAddUp() {
        let times = frames(stride(from: 0, through: 3000, by: 300).map { $0 }, .standard)
        #expect(times.dropLast().map { $0[1] }.reduce(0, +) == 208)
    }

    @Test func theLastOfSeveralEntriesAtADateIsShown() {
        #expect(frames([0, 60, 60, 60, 120], .speed(60)) == [[0, 1000], [3, 1000], [4, 1000]])
        #expect(frames([0, 0], .speed(60)) == [[1, 1000]])
    }

    @Test func unchangedEntriesExtendThePreviousPicture() {
        #expect(frames([0, -60, -120, 180, -240], .speed(60)) == [[0, 3000], [3, 1000]])
        #expect(frames([0, -60, -120, 180, -240], .speed(60), end: 300) == [[0, 3000], [3, 2000]])
    }

    @Test func fixedRatesGiveEveryEntryTheSameDuration() {
        let pace = AnimationPace.entry(FrameDuration(1, 10))
        #expect(frames([0, 60, 60, 9999], pace, end: 20_000) == [[0, 100], [1, 100], [2, 100], [3, 100]])
        #expect(frames([0, -60, -120, 180, -240], pace) == [[0, 300], [3, 200]])
    }

    @Test func durationsOfDistantDatesAreLimited() {
        #expect(frames([0, 1e14], .speed(1)).map { $0[0] } == [0, 1])
    }
}
