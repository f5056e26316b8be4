import CairoGraphics
import Foundation
import PictureEngine
import Processes
import Testing

@testable import Darkroom

@Suite struct AnimationSettingsTests {
    private func settings(
        _ animate: [String], speed: String? = nil, frameRate: String? = nil, format: PictureFormat = .png
    ) throws -> AnimationSettings {
        let arguments = animate.map { "--animate=\($0)" } + [speed.map { "--speed=\($0)" }].compactMap { $0 }
            + [frameRate.map { "--frame-rate=\($0)" }].compactMap { $0 }
        return try AnimationSettings(.parse(arguments), format: format)
    }

    @Test func formatsAreRepeatedOrListed() throws {
        #expect(try settings([]).formats == [])
        #expect(try settings(["apng"]).formats == [.apng])
        #expect(try settings(["gif,WebP", "apng", "gif"]).formats == [.gif, .webp, .apng])
    }

    @Test func theDefaultPaceIsADayInSixSeconds() throws {
        #expect(try settings(["gif"]).pace == .speed(86_400 / 6))
    }

    @Test(arguments: [("60", 60.0), ("3600x", 3600), ("1×", 1), ("1.5X", 1.5), ("1e6", 1e6)])
    func speedsAreNumbersWithAnXOrWithout(text: String, speed: Double) throws {
        #expect(try settings(["gif"], speed: text).pace == .speed(speed))
    }

    @Test func frameRatesBecomeFractions() throws {
        #expect(try settings(["gif"], frameRate: "30").pace == .entry(FrameDuration(1, 30)))
        #expect(try settings(["gif"], frameRate: "12.5").pace == .entry(FrameDuration(2, 25)))
        #expect(try settings(["gif"], frameRate: "0.1").pace == .entry(FrameDuration(10, 1)))
    }

    @Test(arguments: ["0", "-1", "0.5", "nan", "inf", " ", "x", "fast", "1h", "1e300"])
    func invalidSpeedsAreReported(text: String) {
        #expect {
            try settings(["gif"], speed: text)
        } throws: { ($0 as? ProgramFailure)?.message.hasPrefix("--speed: \"\(text)\" is not a speed.") == true }
    }

    @Test(arguments: ["0", "-5", "1000", "nan", " ", "many"]) func invalidFrameRatesAreReported(text: String) {
        #expect {
            try settings(["gif"], frameRate: text)
        } throws: { ($0 as? ProgramFailure)?.message == "--frame-rate: \"\(text)\" is not a number from 0.1 to 50.0." }
    }

    @Test(arguments: ["mp4", " ", "gif,", "giff"]) func unknownFormatsAreReported(text: String) {
        #expect {
            try settings([text])
        } throws: { ($0 as? ProgramFailure)?.message.hasPrefix("--animate: there is no ") == true }
    }

    @Test func conflictingOptionsAreReported() {
        func message(_ make: () throws -> AnimationSettings) -> String {
            do { return "\(try make())" } catch { return "\(error)" }
        }
        #expect(message { try settings(["gif"], speed: "60", frameRate: "5") }.contains("Give one of them"))
        #expect(message { try settings([], speed: "60") }.hasPrefix("--speed is for animations"))
        #expect(message { try settings([], frameRate: "60") }.hasPrefix("--frame-rate is for animations"))
        #expect(message { try settings(["gif"], format: .svg) }.contains("--format svg"))
        #expect(message { try settings(["webp"], format: .pdf) }.contains("--format pdf"))
    }

    @Test func aSheetsOptionsAreChecked() throws {
        func limit(_ isAsked: Bool, _ limit: String?, _ format: PictureFormat = .png) throws -> Int? {
            let arguments = (isAsked ? ["--contact-sheet"] : []) + (limit.map { ["--contact-sheet-limit=\($0)"] } ?? [])
            return try ContactSheetSettings(.parse(arguments), format: format).limit
        }
        #expect(try limit(false, nil) == nil)
        #expect(try limit(false, nil, .svg) == nil)
        #expect(try limit(true, nil) == 50)
        #expect(try limit(true, "7") == 7)
        for text in ["0", "-1", "many", "1001"] { #expect(throws: ProgramFailure.self) { try limit(true, text) } }
        #expect(throws: ProgramFailure.self) { try limit(false, "7") }
        #expect(throws: ProgramFailure.self) { try limit(true, nil, .pdf) }
    }
}
