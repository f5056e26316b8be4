// Declarations that Foundation on Linux lacks and widget sources use: localized strings, Markdown in attributed
// strings, the older formatters, user activities, Core Foundation's names. This module re-exports Foundation, and what
// Foundation includes on an iPhone: networking and the lock of Apple's systems. XML documents do not exist on an iPhone,
// so the names of FoundationXML stay free; the parser is one of our own.
@_exported import Foundation
@_exported import FoundationNetworking
@_exported import func os.os_unfair_lock_assert_not_owner
@_exported import func os.os_unfair_lock_assert_owner
@_exported import func os.os_unfair_lock_lock
@_exported import typealias os.os_unfair_lock
@_exported import typealias os.os_unfair_lock_s
@_exported import typealias os.os_unfair_lock_t
@_exported import func os.os_unfair_lock_trylock
@_exported import func os.os_unfair_lock_unlock
@_exported import struct os.statfs
