import Foundation

// The flags of network interfaces as numbers of Darwin's type. The C library here has the same names and values with another type, which
// wins where both fit.

@_disfavoredOverload public var IFF_UP: Int32 { 0x1 }
@_disfavoredOverload public var IFF_BROADCAST: Int32 { 0x2 }
@_disfavoredOverload public var IFF_DEBUG: Int32 { 0x4 }
@_disfavoredOverload public var IFF_LOOPBACK: Int32 { 0x8 }
@_disfavoredOverload public var IFF_POINTOPOINT: Int32 { 0x10 }
@_disfavoredOverload public var IFF_RUNNING: Int32 { 0x40 }
@_disfavoredOverload public var IFF_NOARP: Int32 { 0x80 }
@_disfavoredOverload public var IFF_PROMISC: Int32 { 0x100 }
@_disfavoredOverload public var IFF_ALLMULTI: Int32 { 0x200 }
@_disfavoredOverload public var IFF_MULTICAST: Int32 { 0x1000 }
