import CoreLocation
import Foundation

public enum INRelevantShortcutRole: Int, Sendable { case action, information }
public enum INDailyRoutineSituation: Int, Sendable {
    case morning, evening, home, work, school, gym, commute, headphonesConnected, activeWorkout, physicalActivityIncomplete
}

/// When a shortcut is of use.
// An open class cannot be checked. There is no state.
open class INRelevanceProvider: NSObject, @unchecked Sendable {}

// An open class cannot be checked. All state is constant.
open class INDateRelevanceProvider: INRelevanceProvider, @unchecked Sendable {
    public let startDate: Date
    public let endDate: Date?

    public init(start startDate: Date, end endDate: Date?) { (self.startDate, self.endDate) = (startDate, endDate) }
}

// An open class cannot be checked. All state is constant.
open class INLocationRelevanceProvider: INRelevanceProvider, @unchecked Sendable {
    public let region: CLRegion

    public init(region: CLRegion) { self.region = region }
}

// An open class cannot be checked. All state is constant.
open class INDailyRoutineRelevanceProvider: INRelevanceProvider, @unchecked Sendable {
    public let situation: INDailyRoutineSituation

    public init(situation: INDailyRoutineSituation) { self.situation = situation }
}

/// What the card of a shortcut says.
open class INDefaultCardTemplate: NSObject {
    open var title: String
    open var subtitle: String?
    open var image: INImage?

    public init(title: String) { self.title = title }
}

/// A shortcut that is of use at a time or a place.
open class INRelevantShortcut: NSObject {
    public let shortcut: INShortcut
    open var relevanceProviders: [INRelevanceProvider] = []
    open var watchTemplate: INDefaultCardTemplate?
    open var widgetKind: String?
    open var shortcutRole = INRelevantShortcutRole.action

    public init(shortcut: INShortcut) { self.shortcut = shortcut }
}

/// Takes shortcuts, which nobody shows.
// An open class cannot be checked. There is no state.
open class INRelevantShortcutStore: NSObject, @unchecked Sendable {
    private static let common = INRelevantShortcutStore()
    open class var `default`: INRelevantShortcutStore { common }

    open func setRelevantShortcuts(
        _ shortcuts: [INRelevantShortcut], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) { completionHandler?(nil) }
    open func setRelevantShortcuts(_ shortcuts: [INRelevantShortcut]) async throws {}
}
