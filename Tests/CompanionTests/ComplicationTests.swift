import ClockKit
import Foundation
import Intents
import SwiftUI
import Testing

/// Complications of the time before WidgetKit: their parts are kept, and nobody asks for entries.
@Suite struct ComplicationTests {
    private final class Source: NSObject, CLKComplicationDataSource {
        func getCurrentTimelineEntry(
            for complication: CLKComplication, withHandler handler: @escaping (CLKComplicationTimelineEntry?) -> Void
        ) { handler(nil) }
    }

    @Test func templatesKeepTheirParts() {
        let (first, second) = (CLKSimpleTextProvider(text: "1"), CLKSimpleTextProvider(text: "2", shortText: "b"))
        let stack = CLKComplicationTemplateModularSmallStackText(line1TextProvider: first, line2TextProvider: second)
        #expect(stack.line1TextProvider === first && stack.line2TextProvider === second)
        #expect(second.shortText == "b")
        let gauge = CLKSimpleGaugeProvider(style: .fill, gaugeColor: .red, fillFraction: 0.5)
        let corner = CLKComplicationTemplateGraphicCornerGaugeText(gaugeProvider: gauge, outerTextProvider: first)
        #expect(corner.gaugeProvider === gauge && corner.leadingTextProvider == nil)
        let round = CLKComplicationTemplateGraphicCircularView(Text("Hello"))
        #expect(CLKComplicationTemplateGraphicBezelCircularText(circularTemplate: round).circularTemplate === round)
    }

    @Test func descriptorsAndEntriesHoldTheirValues() {
        let descriptor = CLKComplicationDescriptor(
            identifier: "a", displayName: "A", supportedFamilies: CLKComplicationFamily.allCases)
        #expect(descriptor.supportedFamilies.count == 12)
        #expect(CLKComplicationFamily.graphicExtraLarge.rawValue == 12)
        let entry = CLKComplicationTimelineEntry(
            date: Date(timeIntervalSince1970: 3), complicationTemplate: CLKComplicationTemplate())
        #expect(entry.date == Date(timeIntervalSince1970: 3) && entry.timelineAnimationGroup == nil)
    }

    @Test func sourcesNeedOneMethod() {
        var count: Int?
        Source().getComplicationDescriptors { count = $0.count }
        #expect(count == 0)
        #expect(CLKComplicationServer.sharedInstance().activeComplications == nil)
    }

    private final class Migrator: NSObject, CLKComplicationWidgetMigrator {
        func getWidgetConfiguration(
            from complicationDescriptor: CLKComplicationDescriptor,
            completionHandler: @escaping (CLKComplicationWidgetMigrationConfiguration?) -> Void
        ) {
            completionHandler(
                CLKComplicationStaticWidgetMigrationConfiguration(
                    kind: complicationDescriptor.identifier, extensionBundleIdentifier: "app.widgets"))
        }
    }

    @Test func complicationsBecomeWidgets() async {
        let descriptor = CLKComplicationDescriptor(identifier: "a", displayName: "A", supportedFamilies: [])
        let widget = await Migrator().widgetConfiguration(from: descriptor) as? CLKComplicationStaticWidgetMigrationConfiguration
        #expect(widget?.kind == "a" && widget?.extensionBundleIdentifier == "app.widgets")
        #expect(await Source().widgetMigrator.widgetConfiguration(from: descriptor) == nil)
        let other = CLKComplicationIntentWidgetMigrationConfiguration(
            kind: "b", extensionBundleIdentifier: "app.widgets", intent: INIntent(), localizedDisplayName: "B")
        #expect(other.localizedDisplayName == "B")
    }
}
