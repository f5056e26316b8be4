// What takes the place of complications on faces when an app moves to WidgetKit. No watch face has one, so nobody asks.
import AppIntents
import Foundation
import Intents

/// A widget that takes the place of a complication.
// An open class cannot be checked. All state is constant.
open class CLKComplicationWidgetMigrationConfiguration: NSObject, NSCopying, @unchecked Sendable {
    fileprivate override init() {}
    public func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A widget without a configuration.
// An open class cannot be checked. All state is constant.
open class CLKComplicationStaticWidgetMigrationConfiguration: CLKComplicationWidgetMigrationConfiguration, @unchecked Sendable {
    public let kind: String
    public let extensionBundleIdentifier: String

    public init(kind: String, extensionBundleIdentifier: String) {
        (self.kind, self.extensionBundleIdentifier) = (kind, extensionBundleIdentifier)
        super.init()
    }
}

/// A widget that an intent of Siri's configures.
// An open class cannot be checked. All state is constant.
open class CLKComplicationIntentWidgetMigrationConfiguration: CLKComplicationWidgetMigrationConfiguration, @unchecked Sendable {
    public let kind: String
    public let extensionBundleIdentifier: String
    public let intent: INIntent
    public let localizedDisplayName: String

    public init(kind: String, extensionBundleIdentifier: String, intent: INIntent, localizedDisplayName: String) {
        (self.kind, self.extensionBundleIdentifier) = (kind, extensionBundleIdentifier)
        (self.intent, self.localizedDisplayName) = (intent, localizedDisplayName)
        super.init()
    }
}

/// A widget that an app intent configures.
// An open class cannot be checked. All state is constant.
public final class CLKComplicationAppIntentWidgetMigrationConfiguration<Intent: WidgetConfigurationIntent>:
    CLKComplicationWidgetMigrationConfiguration, @unchecked Sendable
{
    public let kind: String
    public let extensionBundleIdentifier: String
    public let intent: Intent
    public let localizedDisplayName: String

    public init(kind: String, extensionBundleIdentifier: String, intent: Intent, localizedDisplayName: String) {
        (self.kind, self.extensionBundleIdentifier) = (kind, extensionBundleIdentifier)
        (self.intent, self.localizedDisplayName) = (intent, localizedDisplayName)
        super.init()
    }
}

/// Tells which widgets take the place of complications.
public protocol CLKComplicationWidgetMigrator: NSObjectProtocol {
    func getWidgetConfiguration(
        from complicationDescriptor: CLKComplicationDescriptor,
        completionHandler: @escaping (CLKComplicationWidgetMigrationConfiguration?) -> Void)
    func widgetConfiguration(
        from complicationDescriptor: CLKComplicationDescriptor
    ) async -> CLKComplicationWidgetMigrationConfiguration?
}

// Each form is the other one on Apple's systems, so a class writes one of them.
extension CLKComplicationWidgetMigrator {
    public func getWidgetConfiguration(
        from complicationDescriptor: CLKComplicationDescriptor,
        completionHandler: @escaping (CLKComplicationWidgetMigrationConfiguration?) -> Void
    ) { completionHandler(nil) }

    public func widgetConfiguration(
        from complicationDescriptor: CLKComplicationDescriptor
    ) async -> CLKComplicationWidgetMigrationConfiguration? {
        await withCheckedContinuation { continuation in
            getWidgetConfiguration(from: complicationDescriptor) { continuation.resume(returning: $0) }
        }
    }
}

/// A migrator of an app that keeps its complications.
final class NoWidgetMigrator: NSObject, CLKComplicationWidgetMigrator {}
