import Foundation

public let HMUserFailedAccessoriesKey = "HMUserFailedAccessoriesKey"

public enum HMHomeHubState: UInt, Sendable { case notAvailable, connected, disconnected }

/// A home, of which there is none.
open class HMHome: NSObject {
    open weak var delegate: (any HMHomeDelegate)?
    public let uniqueIdentifier = UUID()

    open var name: String { "" }
    open var isPrimary: Bool { false }
    open var homeHubState: HMHomeHubState { .notAvailable }
    open var accessories: [HMAccessory] { [] }
    open var rooms: [HMRoom] { [] }
    open var zones: [HMZone] { [] }
    open var serviceGroups: [HMServiceGroup] { [] }
    open var actionSets: [HMActionSet] { [] }
    open var triggers: [HMTrigger] { [] }

    open func roomForEntireHome() -> HMRoom { HMRoom() }
    open func servicesWithTypes(_ serviceTypes: [String]) -> [HMService]? { nil }
    open func builtinActionSet(ofType actionSetType: String) -> HMActionSet? { nil }

    open func executeActionSet(_ actionSet: HMActionSet, completionHandler completion: @escaping ((any Error)?) -> Void) {
        completion(HMError.denied)
    }
    open func executeActionSet(_ actionSet: HMActionSet) async throws { throw HMError.denied }
    open func addActionSet(withName actionSetName: String, completionHandler completion: @escaping (HMActionSet?, (any Error)?) -> Void) {
        completion(nil, HMError.denied)
    }
    open func addActionSet(withName actionSetName: String) async throws -> HMActionSet { throw HMError.denied }
    open func removeActionSet(_ actionSet: HMActionSet) async throws { throw HMError.denied }
    open func addTrigger(_ trigger: HMTrigger, completionHandler completion: @escaping ((any Error)?) -> Void) {
        completion(HMError.denied)
    }
    open func addTrigger(_ trigger: HMTrigger) async throws { throw HMError.denied }
    open func removeTrigger(_ trigger: HMTrigger) async throws { throw HMError.denied }
    open func addRoom(withName roomName: String, completionHandler completion: @escaping (HMRoom?, (any Error)?) -> Void) {
        completion(nil, HMError.denied)
    }
    open func addRoom(withName roomName: String) async throws -> HMRoom { throw HMError.denied }
    open func addZone(withName zoneName: String) async throws -> HMZone { throw HMError.denied }
    open func updateName(_ name: String) async throws { throw HMError.denied }
    open func assignAccessory(_ accessory: HMAccessory, to room: HMRoom) async throws { throw HMError.denied }
    open func removeAccessory(_ accessory: HMAccessory) async throws { throw HMError.denied }
    open func addAndSetupAccessories(completionHandler completion: @escaping ((any Error)?) -> Void) { completion(HMError.denied) }
    open func addAndSetupAccessories() async throws { throw HMError.denied }
}

open class HMRoom: NSObject {
    public let uniqueIdentifier = UUID()
    open var name: String { "" }
    open var accessories: [HMAccessory] { [] }
}

open class HMZone: NSObject {
    public let uniqueIdentifier = UUID()
    open var name: String { "" }
    open var rooms: [HMRoom] { [] }
}

open class HMServiceGroup: NSObject {
    public let uniqueIdentifier = UUID()
    open var name: String { "" }
    open var services: [HMService] { [] }
}

/// Hears what happens in a home.
public protocol HMHomeDelegate: NSObjectProtocol {
    func homeDidUpdateName(_ home: HMHome)
    func home(_ home: HMHome, didAdd accessory: HMAccessory)
    func home(_ home: HMHome, didRemove accessory: HMAccessory)
    func home(_ home: HMHome, didUpdate room: HMRoom, for accessory: HMAccessory)
    func home(_ home: HMHome, didAdd room: HMRoom)
    func home(_ home: HMHome, didRemove room: HMRoom)
    func home(_ home: HMHome, didUpdateNameFor room: HMRoom)
    func home(_ home: HMHome, didAdd actionSet: HMActionSet)
    func home(_ home: HMHome, didRemove actionSet: HMActionSet)
    func home(_ home: HMHome, didUpdateNameFor actionSet: HMActionSet)
    func home(_ home: HMHome, didUpdateActionsFor actionSet: HMActionSet)
    func home(_ home: HMHome, didAdd trigger: HMTrigger)
    func home(_ home: HMHome, didRemove trigger: HMTrigger)
    func home(_ home: HMHome, didUpdate trigger: HMTrigger)
    func home(_ home: HMHome, didUnblockAccessory accessory: HMAccessory)
    func home(_ home: HMHome, didEncounterError error: any Error, for accessory: HMAccessory)
    func home(_ home: HMHome, didUpdate homeHubState: HMHomeHubState)
}

extension HMHomeDelegate {
    public func homeDidUpdateName(_ home: HMHome) {}
    public func home(_ home: HMHome, didAdd accessory: HMAccessory) {}
    public func home(_ home: HMHome, didRemove accessory: HMAccessory) {}
    public func home(_ home: HMHome, didUpdate room: HMRoom, for accessory: HMAccessory) {}
    public func home(_ home: HMHome, didAdd room: HMRoom) {}
    public func home(_ home: HMHome, didRemove room: HMRoom) {}
    public func home(_ home: HMHome, didUpdateNameFor room: HMRoom) {}
    public func home(_ home: HMHome, didAdd actionSet: HMActionSet) {}
    public func home(_ home: HMHome, didRemove actionSet: HMActionSet) {}
    public func home(_ home: HMHome, didUpdateNameFor actionSet: HMActionSet) {}
    public func home(_ home: HMHome, didUpdateActionsFor actionSet: HMActionSet) {}
    public func home(_ home: HMHome, didAdd trigger: HMTrigger) {}
    public func home(_ home: HMHome, didRemove trigger: HMTrigger) {}
    public func home(_ home: HMHome, didUpdate trigger: HMTrigger) {}
    public func home(_ home: HMHome, didUnblockAccessory accessory: HMAccessory) {}
    public func home(_ home: HMHome, didEncounterError error: any Error, for accessory: HMAccessory) {}
    public func home(_ home: HMHome, didUpdate homeHubState: HMHomeHubState) {}
}
