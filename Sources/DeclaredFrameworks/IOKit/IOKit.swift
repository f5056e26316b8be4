@_exported import Foundation
import FoundationSupplement

// The registry of a Mac's hardware. Pictures have no hardware: no service matches, and no entry has properties.

public typealias io_object_t = mach_port_t
public typealias io_service_t = io_object_t
public typealias io_iterator_t = io_object_t
public typealias io_registry_entry_t = io_object_t
public typealias io_connect_t = io_object_t
public typealias IOReturn = kern_return_t
public typealias IOOptionBits = UInt32

public let IO_OBJECT_NULL: io_object_t = 0
public let kIOMainPortDefault: mach_port_t = 0
public let kIOMasterPortDefault: mach_port_t = 0
public let kIOReturnSuccess: IOReturn = KERN_SUCCESS
public let kIOReturnError = IOReturn(bitPattern: 0xE000_02BC)
public let kIOReturnNotFound = IOReturn(bitPattern: 0xE000_02F0)
public let kIOServicePlane = "IOService"
public let kIOPlatformUUIDKey = "IOPlatformUUID"
public let kIOPlatformSerialNumberKey = "IOPlatformSerialNumber"
public let kIORegistryIterateRecursively: IOOptionBits = 1
public let kIORegistryIterateParents: IOOptionBits = 2

private func matching(_ key: String, _ name: UnsafePointer<CChar>?) -> CFMutableDictionary? {
    name.map { NSMutableDictionary(dictionary: [key: String(cString: $0)]) }
}

public func IOServiceMatching(_ name: UnsafePointer<CChar>!) -> CFMutableDictionary! { matching("IOProviderClass", name) }
public func IOServiceNameMatching(_ name: UnsafePointer<CChar>!) -> CFMutableDictionary! { matching("IONameMatch", name) }

/// Returns no service.
public func IOServiceGetMatchingService(_ mainPort: mach_port_t, _ matching: CFDictionary!) -> io_service_t { IO_OBJECT_NULL }

/// Gives no services.
public func IOServiceGetMatchingServices(
    _ mainPort: mach_port_t, _ matching: CFDictionary!, _ existing: UnsafeMutablePointer<io_iterator_t>!
) -> kern_return_t {
    existing?.pointee = IO_OBJECT_NULL
    return kIOReturnNotFound
}

public func IOServiceOpen(
    _ service: io_service_t, _ owningTask: mach_port_t, _ type: UInt32, _ connect: UnsafeMutablePointer<io_connect_t>!
) -> kern_return_t { kIOReturnNotFound }
public func IOServiceClose(_ connect: io_connect_t) -> kern_return_t { KERN_SUCCESS }

public func IOIteratorNext(_ iterator: io_iterator_t) -> io_object_t { IO_OBJECT_NULL }
public func IOIteratorReset(_ iterator: io_iterator_t) {}
@discardableResult public func IOObjectRelease(_ object: io_object_t) -> kern_return_t { KERN_SUCCESS }
@discardableResult public func IOObjectRetain(_ object: io_object_t) -> kern_return_t { KERN_SUCCESS }

/// Returns no property.
public func IORegistryEntryCreateCFProperty(
    _ entry: io_registry_entry_t, _ key: CFString!, _ allocator: CFAllocator!, _ options: IOOptionBits
) -> Unmanaged<CFTypeRef>! { nil }

/// Returns no property.
public func IORegistryEntrySearchCFProperty(
    _ entry: io_registry_entry_t, _ plane: UnsafePointer<CChar>!, _ key: CFString!, _ allocator: CFAllocator!, _ options: IOOptionBits
) -> CFTypeRef! { nil }

/// Gives no properties.
public func IORegistryEntryCreateCFProperties(
    _ entry: io_registry_entry_t, _ properties: UnsafeMutablePointer<Unmanaged<CFMutableDictionary>?>!, _ allocator: CFAllocator!,
    _ options: IOOptionBits
) -> kern_return_t {
    properties?.pointee = nil
    return kIOReturnNotFound
}

public func IORegistryEntryFromPath(_ mainPort: mach_port_t, _ path: UnsafePointer<CChar>!) -> io_registry_entry_t { IO_OBJECT_NULL }
public func IORegistryGetRootEntry(_ mainPort: mach_port_t) -> io_registry_entry_t { IO_OBJECT_NULL }
