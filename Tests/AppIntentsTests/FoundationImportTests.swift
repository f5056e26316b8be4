// Widget sources import Foundation together with the frameworks. The supplement's classes must still take precedence.
import AppIntents
import Foundation
import Testing

struct FoundationImportTests {
    /// Functions of the modules do not compete with an initializer that is named without its labels.
    @Test func initializersStandForFunctions() {
        #expect(["https://a.example", ""].compactMap(URL.init) == [URL(string: "https://a.example")!])
        #expect(["1", "x"].compactMap(Int.init) == [1] && ["1.5"].compactMap(Double.init) == [1.5])
        #expect(Optional("https://a.example").flatMap(URL.init)?.host == "a.example")
    }

    @Test func supplementsWinThroughAReexport() throws {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = .abbreviated
        formatter.allowedUnits = [.minute]
        #expect(formatter.string(from: 120) == "2m")
        #expect(MeasurementFormatter().string(from: UnitLength.meters) == "m")
        let resource: LocalizedStringResource = "A"
        #expect(String(localized: resource) == NSLocalizedString("A", comment: ""))
        #expect(try AttributedString(markdown: "*a*").runs.first?.inlinePresentationIntent == .emphasized)
        let activity: NSUserActivity? = nil
        #expect(activity == nil)
    }
}
