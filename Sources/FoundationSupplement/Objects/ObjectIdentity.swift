import Foundation

// Objects of these classes are of NSObject on Apple's systems, and so they are equal to themselves and have a hash.

extension FileManager: @retroactive Hashable {
    public static func == (left: FileManager, right: FileManager) -> Bool { left === right }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension NotificationCenter: @retroactive Hashable {
    public static func == (left: NotificationCenter, right: NotificationCenter) -> Bool { left === right }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension ProcessInfo: @retroactive Hashable {
    public static func == (left: ProcessInfo, right: ProcessInfo) -> Bool { left === right }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
