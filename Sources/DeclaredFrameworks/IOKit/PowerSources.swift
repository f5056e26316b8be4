import Foundation
import FoundationSupplement

// The power sources of a Mac. A picture's device has none that tells of itself, as a Mac without a battery.

public let kIOPSNameKey = "Name"
public let kIOPSTypeKey = "Type"
public let kIOPSInternalBatteryType = "InternalBattery"
public let kIOPSCurrentCapacityKey = "Current Capacity"
public let kIOPSMaxCapacityKey = "Max Capacity"
public let kIOPSDesignCapacityKey = "DesignCapacity"
public let kIOPSIsChargingKey = "Is Charging"
public let kIOPSIsChargedKey = "Is Charged"
public let kIOPSIsPresentKey = "Is Present"
public let kIOPSBatteryHealthKey = "BatteryHealth"
public let kIOPSTimeToEmptyKey = "Time to Empty"
public let kIOPSTimeToFullChargeKey = "Time to Full Charge"
public let kIOPSPowerSourceStateKey = "Power Source State"
public let kIOPSACPowerValue = "AC Power"
public let kIOPSBatteryPowerValue = "Battery Power"
public let kIOPSTimeRemainingUnknown: CFTimeInterval = -1
public let kIOPSTimeRemainingUnlimited: CFTimeInterval = -2

public func IOPSCopyPowerSourcesInfo() -> Unmanaged<CFTypeRef>! { Unmanaged.passRetained(NSDictionary()) }

/// Returns an empty list.
public func IOPSCopyPowerSourcesList(_ blob: CFTypeRef!) -> Unmanaged<CFArray>! { Unmanaged.passRetained(NSArray()) }

/// Returns nothing.
public func IOPSGetPowerSourceDescription(_ blob: CFTypeRef!, _ ps: CFTypeRef!) -> Unmanaged<CFDictionary>! { nil }

public func IOPSGetProvidingPowerSourceType(_ snapshot: CFTypeRef!) -> Unmanaged<CFString>! {
    Unmanaged.passRetained(NSString(string: kIOPSACPowerValue))
}

public func IOPSGetTimeRemainingEstimate() -> CFTimeInterval { kIOPSTimeRemainingUnlimited }
