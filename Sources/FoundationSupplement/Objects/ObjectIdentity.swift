import Foundation

/// An object that is equal to itself alone, as those of NSObject are on Apple's systems.
public protocol _EqualByIdentity: AnyObject, Hashable {}

extension _EqualByIdentity {
    public static func == (left: Self, right: Self) -> Bool { left === right }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension FileManager: @retroactive Hashable, _EqualByIdentity {}
extension NotificationCenter: @retroactive Hashable, _EqualByIdentity {}
extension ProcessInfo: @retroactive Hashable, _EqualByIdentity {}
