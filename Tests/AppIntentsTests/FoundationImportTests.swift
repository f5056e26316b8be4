// Widget sources import Foundation together with the frameworks. The supplement's classes must still take precedence.
import AppIntents
import Foundation
import Testing

struct FoundationImportTests {
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
