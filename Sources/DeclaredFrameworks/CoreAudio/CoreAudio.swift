// Core Audio of a silent device: there are no devices that could sound. The formats are AVFAudio's.
@_exported import AVFAudio
@_exported import Foundation
@_exported import FoundationSupplement

public typealias AudioObjectID = UInt32
public typealias AudioDeviceID = AudioObjectID
public typealias AudioObjectPropertySelector = UInt32
public typealias AudioObjectPropertyScope = UInt32
public typealias AudioObjectPropertyElement = UInt32

public let kAudioObjectUnknown: AudioObjectID = 0
public let kAudioObjectSystemObject: Int = 1
public let kAudioObjectPropertyScopeGlobal: AudioObjectPropertyScope = 0x676C_6F62
public let kAudioObjectPropertyScopeInput: AudioObjectPropertyScope = 0x696E_7074
public let kAudioObjectPropertyScopeOutput: AudioObjectPropertyScope = 0x6F75_7470
public let kAudioObjectPropertyElementMain: AudioObjectPropertyElement = 0
public let kAudioObjectPropertyElementMaster: AudioObjectPropertyElement = 0
public let kAudioObjectPropertyName: AudioObjectPropertySelector = 0x6C6E_616D
public let kAudioDevicePropertyScopeInput: AudioObjectPropertyScope = 0x696E_7074
public let kAudioDevicePropertyScopeOutput: AudioObjectPropertyScope = 0x6F75_7470
public let kAudioDevicePropertyMute: AudioObjectPropertySelector = 0x6D75_7465
public let kAudioDevicePropertyVolumeScalar: AudioObjectPropertySelector = 0x766F_6C6D
public let kAudioDevicePropertyDeviceUID: AudioObjectPropertySelector = 0x7569_6420
public let kAudioHardwarePropertyDevices: AudioObjectPropertySelector = 0x6465_7623
public let kAudioHardwarePropertyDefaultInputDevice: AudioObjectPropertySelector = 0x6449_6E20
public let kAudioHardwarePropertyDefaultOutputDevice: AudioObjectPropertySelector = 0x644F_7574
public let kAudioHardwareServiceDeviceProperty_VirtualMainVolume: AudioObjectPropertySelector = 0x766D_7663
public let kAudioHardwareServiceDeviceProperty_VirtualMasterVolume: AudioObjectPropertySelector = 0x766D_7663
/// The status of a request for a property that an object does not have.
public let kAudioHardwareUnknownPropertyError: OSStatus = 0x7768_6F3F

/// What a property is called.
public struct AudioObjectPropertyAddress: Sendable {
    public var mSelector: AudioObjectPropertySelector
    public var mScope: AudioObjectPropertyScope
    public var mElement: AudioObjectPropertyElement

    public init() { self.init(mSelector: 0, mScope: 0, mElement: 0) }
    public init(mSelector: AudioObjectPropertySelector, mScope: AudioObjectPropertyScope, mElement: AudioObjectPropertyElement) {
        (self.mSelector, self.mScope, self.mElement) = (mSelector, mScope, mElement)
    }
}

/// Whether an object has a property; false, because there are no devices.
public func AudioObjectHasProperty(_ inObjectID: AudioObjectID, _ inAddress: UnsafePointer<AudioObjectPropertyAddress>) -> Bool { false }

public func AudioObjectIsPropertySettable(
    _ inObjectID: AudioObjectID, _ inAddress: UnsafePointer<AudioObjectPropertyAddress>,
    _ outIsSettable: UnsafeMutablePointer<DarwinBoolean>
) -> OSStatus { kAudioHardwareUnknownPropertyError }

public func AudioObjectGetPropertyDataSize(
    _ inObjectID: AudioObjectID, _ inAddress: UnsafePointer<AudioObjectPropertyAddress>, _ inQualifierDataSize: UInt32,
    _ inQualifierData: UnsafeRawPointer?, _ outDataSize: UnsafeMutablePointer<UInt32>
) -> OSStatus { kAudioHardwareUnknownPropertyError }

public func AudioObjectGetPropertyData(
    _ inObjectID: AudioObjectID, _ inAddress: UnsafePointer<AudioObjectPropertyAddress>, _ inQualifierDataSize: UInt32,
    _ inQualifierData: UnsafeRawPointer?, _ ioDataSize: UnsafeMutablePointer<UInt32>, _ outData: UnsafeMutableRawPointer
) -> OSStatus { kAudioHardwareUnknownPropertyError }

public func AudioObjectSetPropertyData(
    _ inObjectID: AudioObjectID, _ inAddress: UnsafePointer<AudioObjectPropertyAddress>, _ inQualifierDataSize: UInt32,
    _ inQualifierData: UnsafeRawPointer?, _ inDataSize: UInt32, _ inData: UnsafeRawPointer
) -> OSStatus { kAudioHardwareUnknownPropertyError }
