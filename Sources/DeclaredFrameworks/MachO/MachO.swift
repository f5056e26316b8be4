@_exported import Foundation

// The images of a process on Apple's systems. A process on Linux has no images of this format, so there are none.

public typealias cpu_type_t = Int32
public typealias cpu_subtype_t = Int32
public typealias vm_prot_t = Int32

public let LC_SEGMENT: UInt32 = 0x1
public let LC_SYMTAB: UInt32 = 0x2
public let LC_SEGMENT_64: UInt32 = 0x19
public let LC_UUID: UInt32 = 0x1B
public let MH_MAGIC_64: UInt32 = 0xFEED_FACF
public let MH_EXECUTE: UInt32 = 0x2

/// The start of an image.
public struct mach_header: Sendable {
    public var magic: UInt32 = 0
    public var cputype: cpu_type_t = 0
    public var cpusubtype: cpu_subtype_t = 0
    public var filetype: UInt32 = 0
    public var ncmds: UInt32 = 0
    public var sizeofcmds: UInt32 = 0
    public var flags: UInt32 = 0

    public init() {}
}

/// The start of an image of 64 bits.
public struct mach_header_64: Sendable {
    public var magic: UInt32 = 0
    public var cputype: cpu_type_t = 0
    public var cpusubtype: cpu_subtype_t = 0
    public var filetype: UInt32 = 0
    public var ncmds: UInt32 = 0
    public var sizeofcmds: UInt32 = 0
    public var flags: UInt32 = 0
    public var reserved: UInt32 = 0

    public init() {}
}

/// The start of each part of an image.
public struct load_command: Sendable {
    public var cmd: UInt32 = 0
    /// In bytes.
    public var cmdsize: UInt32 = 0

    public init() {}
}

/// The identifier of an image.
public struct uuid_command: Sendable {
    public var cmd: UInt32 = 0
    public var cmdsize: UInt32 = 0
    public var uuid: uuid_t = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)

    public init() {}
}

/// A part of an image that is mapped into memory.
public struct segment_command_64: Sendable {
    public var cmd: UInt32 = 0
    public var cmdsize: UInt32 = 0
    public var segname: (CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar)
        = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
    public var vmaddr: UInt64 = 0
    public var vmsize: UInt64 = 0
    public var fileoff: UInt64 = 0
    public var filesize: UInt64 = 0
    public var maxprot: vm_prot_t = 0
    public var initprot: vm_prot_t = 0
    public var nsects: UInt32 = 0
    public var flags: UInt32 = 0

    public init() {}
}

/// Returns nil.
public func _dyld_get_image_header(_ image_index: UInt32) -> UnsafePointer<mach_header>! { nil }
/// Returns 0.
public func _dyld_get_image_vmaddr_slide(_ image_index: UInt32) -> Int { 0 }
