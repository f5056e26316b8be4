// Complications of the time before WidgetKit, which watch apps still declare. No watch face shows them.
@_exported import Foundation
@_exported import UIKit
import FoundationSupplement

public enum CLKComplicationFamily: Int, CaseIterable, Sendable {
    case modularSmall = 0, modularLarge, utilitarianSmall, utilitarianLarge, circularSmall
    case utilitarianSmallFlat = 6, extraLarge, graphicCorner, graphicBezel, graphicCircular, graphicRectangular
    case graphicExtraLarge
}

public let CLKDefaultComplicationIdentifier = "CLKDefaultComplicationIdentifier"

public enum CLKComplicationRingStyle: Int, Sendable { case closed, open }
public enum CLKComplicationColumnAlignment: Int, Sendable { case leading, trailing }
public enum CLKComplicationPrivacyBehavior: UInt, Sendable { case showOnLockScreen, hideOnLockScreen }
public enum CLKComplicationTimelineAnimationBehavior: UInt, Sendable { case never, grouped, always }

public struct CLKComplicationTimeTravelDirections: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let forward = CLKComplicationTimeTravelDirections(rawValue: 1)
    public static let backward = CLKComplicationTimeTravelDirections(rawValue: 2)
}

/// A complication on a face. There is none.
// An open class cannot be checked. There is no state.
open class CLKComplication: NSObject, @unchecked Sendable {
    private override init() {}
    open var family: CLKComplicationFamily { .modularSmall }
    open var identifier: String { CLKDefaultComplicationIdentifier }
    open var userInfo: [AnyHashable: Any]? { nil }
    open var userActivity: NSUserActivity? { nil }
}

/// A kind of complication.
// An open class cannot be checked. All state is constant.
open class CLKComplicationDescriptor: NSObject, @unchecked Sendable {
    public let identifier: String
    public let displayName: String
    public let supportedFamilies: [CLKComplicationFamily]
    public let userInfo: [AnyHashable: Any]?
    public let userActivity: NSUserActivity?

    private init(
        _ identifier: String, _ displayName: String, _ families: [CLKComplicationFamily], _ userInfo: [AnyHashable: Any]?,
        _ userActivity: NSUserActivity?
    ) {
        (self.identifier, self.displayName, supportedFamilies) = (identifier, displayName, families)
        (self.userInfo, self.userActivity) = (userInfo, userActivity)
    }
    public convenience init(identifier: String, displayName: String, supportedFamilies: [CLKComplicationFamily]) {
        self.init(identifier, displayName, supportedFamilies, nil, nil)
    }
    public convenience init(
        identifier: String, displayName: String, supportedFamilies: [CLKComplicationFamily], userInfo: [AnyHashable: Any]
    ) {
        self.init(identifier, displayName, supportedFamilies, userInfo, nil)
    }
    public convenience init(
        identifier: String, displayName: String, supportedFamilies: [CLKComplicationFamily], userActivity: NSUserActivity
    ) {
        self.init(identifier, displayName, supportedFamilies, nil, userActivity)
    }
}

/// What a complication shows from a date on.
open class CLKComplicationTimelineEntry: NSObject {
    open var date: Date
    open var complicationTemplate: CLKComplicationTemplate
    open var timelineAnimationGroup: String?

    public init(date: Date, complicationTemplate: CLKComplicationTemplate) {
        (self.date, self.complicationTemplate) = (date, complicationTemplate)
    }
    public init(date: Date, complicationTemplate: CLKComplicationTemplate, timelineAnimationGroup: String?) {
        (self.date, self.complicationTemplate) = (date, complicationTemplate)
        self.timelineAnimationGroup = timelineAnimationGroup
    }
}

/// The complications that are on a face: none.
// An open class cannot be checked. There is no state.
open class CLKComplicationServer: NSObject, @unchecked Sendable {
    private static let common = CLKComplicationServer()
    open class func sharedInstance() -> CLKComplicationServer { common }
    open var activeComplications: [CLKComplication]? { nil }
    open var earliestTimeTravelDate: Date { .distantPast }
    open var latestTimeTravelDate: Date { .distantFuture }
    open func reloadTimeline(for complication: CLKComplication) {}
    open func extendTimeline(for complication: CLKComplication) {}
    open func reloadComplicationDescriptors() {}
}

/// Gives a complication its entries. Nobody asks for them.
public protocol CLKComplicationDataSource: NSObjectProtocol {
    func getComplicationDescriptors(handler: @escaping ([CLKComplicationDescriptor]) -> Void)
    func handleSharedComplicationDescriptors(_ complicationDescriptors: [CLKComplicationDescriptor])
    func getSupportedTimeTravelDirections(
        for complication: CLKComplication, withHandler handler: @escaping (CLKComplicationTimeTravelDirections) -> Void)
    func getTimelineStartDate(for complication: CLKComplication, withHandler handler: @escaping (Date?) -> Void)
    func getTimelineEndDate(for complication: CLKComplication, withHandler handler: @escaping (Date?) -> Void)
    func getPrivacyBehavior(
        for complication: CLKComplication, withHandler handler: @escaping (CLKComplicationPrivacyBehavior) -> Void)
    func getCurrentTimelineEntry(
        for complication: CLKComplication, withHandler handler: @escaping (CLKComplicationTimelineEntry?) -> Void)
    func getTimelineEntries(
        for complication: CLKComplication, before date: Date, limit: Int,
        withHandler handler: @escaping ([CLKComplicationTimelineEntry]?) -> Void)
    func getTimelineEntries(
        for complication: CLKComplication, after date: Date, limit: Int,
        withHandler handler: @escaping ([CLKComplicationTimelineEntry]?) -> Void)
    func getLocalizableSampleTemplate(
        for complication: CLKComplication, withHandler handler: @escaping (CLKComplicationTemplate?) -> Void)
    var widgetMigrator: any CLKComplicationWidgetMigrator { get }
}

extension CLKComplicationDataSource {
    public func getComplicationDescriptors(handler: @escaping ([CLKComplicationDescriptor]) -> Void) { handler([]) }
    public func handleSharedComplicationDescriptors(_ complicationDescriptors: [CLKComplicationDescriptor]) {}
    public func getSupportedTimeTravelDirections(
        for complication: CLKComplication, withHandler handler: @escaping (CLKComplicationTimeTravelDirections) -> Void
    ) { handler([]) }
    public func getTimelineStartDate(for complication: CLKComplication, withHandler handler: @escaping (Date?) -> Void) {
        handler(nil)
    }
    public func getTimelineEndDate(for complication: CLKComplication, withHandler handler: @escaping (Date?) -> Void) {
        handler(nil)
    }
    public func getPrivacyBehavior(
        for complication: CLKComplication, withHandler handler: @escaping (CLKComplicationPrivacyBehavior) -> Void
    ) { handler(.showOnLockScreen) }
    public func getTimelineEntries(
        for complication: CLKComplication, before date: Date, limit: Int,
        withHandler handler: @escaping ([CLKComplicationTimelineEntry]?) -> Void
    ) { handler(nil) }
    public func getTimelineEntries(
        for complication: CLKComplication, after date: Date, limit: Int,
        withHandler handler: @escaping ([CLKComplicationTimelineEntry]?) -> Void
    ) { handler(nil) }
    public func getLocalizableSampleTemplate(
        for complication: CLKComplication, withHandler handler: @escaping (CLKComplicationTemplate?) -> Void
    ) { handler(nil) }
    public var widgetMigrator: any CLKComplicationWidgetMigrator { NoWidgetMigrator() }
}
