import Foundation

public let HMActionSetTypeWakeUp = "HMActionSetTypeWakeUp"
public let HMActionSetTypeSleep = "HMActionSetTypeSleep"
public let HMActionSetTypeHomeDeparture = "HMActionSetTypeHomeDeparture"
public let HMActionSetTypeHomeArrival = "HMActionSetTypeHomeArrival"
public let HMActionSetTypeUserDefined = "HMActionSetTypeUserDefined"
public let HMActionSetTypeTriggerOwned = "HMActionSetTypeTriggerOwned"

/// A scene, of which there is none.
open class HMActionSet: NSObject {
    public let uniqueIdentifier = UUID()

    open var name: String { "" }
    open var actionSetType: String { "" }
    open var actions: Set<HMAction> { [] }
    open var isExecuting: Bool { false }
    open var lastExecutionDate: Date? { nil }

    open func addAction(_ action: HMAction, completionHandler completion: @escaping ((any Error)?) -> Void) { completion(HMError.denied) }
    open func addAction(_ action: HMAction) async throws { throw HMError.denied }
    open func removeAction(_ action: HMAction) async throws { throw HMError.denied }
    open func updateName(_ name: String) async throws { throw HMError.denied }
}

open class HMAction: NSObject {
    public let uniqueIdentifier = UUID()
}

/// Sets a characteristic to a value.
// Apple asks that the value can be copied. `any NSCopying` does that there and not here, so nothing is asked.
open class HMCharacteristicWriteAction<TargetValueType>: HMAction {
    public let characteristic: HMCharacteristic
    open private(set) var targetValue: TargetValueType

    public init(characteristic: HMCharacteristic, targetValue: TargetValueType) {
        (self.characteristic, self.targetValue) = (characteristic, targetValue)
    }

    open func updateTargetValue(_ value: TargetValueType) async throws { throw HMError.denied }
}
