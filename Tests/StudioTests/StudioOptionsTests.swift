import Foundation
import Testing

@testable import Studio

@Suite struct StudioOptionsTests {
    @Test func optionsOfAPictureWinOverThoseOfAll() {
        let base = ["--date", "2026-06-09", "--locale=de_DE", "--luminance-reduced", "--set", "city=oslo"]
        #expect(StudioOptions.merged([], over: base) == base)
        #expect(
            StudioOptions.merged(["--locale", "fr_FR", "--date=2026-01-01"], over: base)
                == ["--luminance-reduced", "--set", "city=oslo", "--locale", "fr_FR", "--date=2026-01-01"])
    }

    @Test func theStudiosOwnOptionsAreLeftOut() {
        let words = ["--port", "80", "--open", "--date", "2026-06-09", "--golden=g", "--tint"]
        #expect(StudioOptions.without(["--port", "--golden"], flags: ["--open"], in: words) == ["--date", "2026-06-09", "--tint"])
    }

    @Test func inputsAreTakenOutOfAPicturesOptions() {
        var words = ["--scheme", "dark", "--defaults", "group=a.json", "--fixture=https://a=b", "--placeholder-boxes", "--tint", "#fff"]
        let inputs = ProgramInputs(takenFrom: &words)
        #expect(inputs.words == ["--defaults", "group=a.json", "--fixture=https://a=b", "--placeholder-boxes"])
        #expect(words == ["--scheme", "dark", "--tint", "#fff"])
        var none = ["--scheme", "dark"]
        #expect(ProgramInputs(takenFrom: &none) == ProgramInputs(words: []))
    }
}
