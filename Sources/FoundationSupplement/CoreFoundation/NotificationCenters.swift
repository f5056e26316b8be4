import Foundation
import Synchronization

/// The name of a notification of Core Foundation.
public struct CFNotificationName: RawRepresentable, Hashable, @unchecked Sendable {  // A constant string.
    public let rawValue: CFString

    public init(rawValue: CFString) { self.rawValue = rawValue }
    public init(_ rawValue: CFString) { self.rawValue = rawValue }
}

/// How an observer gets notifications while its process is suspended. A picture's process never is.
public enum CFNotificationSuspensionBehavior: CFIndex, Sendable {
    case drop = 1
    case coalesce = 2
    case hold = 3
    case deliverImmediately = 4
}

// A Swift function, because C cannot name these types on Linux. A closure without captures, as C requires, is one, too.
public typealias CFNotificationCallback = @Sendable (
    CFNotificationCenter?, UnsafeMutableRawPointer?, CFNotificationName?, UnsafeRawPointer?, CFDictionary?
) -> Void

/// A notification center of Core Foundation. It reaches observers in the same process: no other process hears what a
/// picture's process posts.
public final class CFNotificationCenter: Sendable {
    private struct Observation: @unchecked Sendable {  // Its pointer is only compared and passed on.
        let observer: UnsafeRawPointer?
        let callback: CFNotificationCallback
        let name: String?
    }

    static let darwin = CFNotificationCenter()
    static let local = CFNotificationCenter()

    private let observations = Mutex<[Observation]>([])

    func add(_ observer: UnsafeRawPointer?, _ callback: @escaping CFNotificationCallback, _ name: String?) {
        let observation = Observation(observer: observer, callback: callback, name: name)
        observations.withLock { $0.append(observation) }
    }

    func remove(_ observer: UnsafeRawPointer?, _ name: String?) {
        let address = observer.map { UInt(bitPattern: $0) }
        observations.withLock { all in
            all.removeAll {
                $0.observer.map { UInt(bitPattern: $0) } == address && (name == nil || $0.name == name)
            }
        }
    }

    func post(_ name: CFNotificationName) {
        let posted = String(describing: name.rawValue)
        let reached = observations.withLock { $0 }.filter { $0.name == nil || $0.name == posted }
        for observation in reached {
            observation.callback(self, UnsafeMutableRawPointer(mutating: observation.observer), name, nil, nil)
        }
    }
}

public func CFNotificationCenterGetDarwinNotifyCenter() -> CFNotificationCenter! { .darwin }
public func CFNotificationCenterGetLocalCenter() -> CFNotificationCenter! { .local }

public func CFNotificationCenterAddObserver(
    _ center: CFNotificationCenter!, _ observer: UnsafeRawPointer!, _ callBack: CFNotificationCallback!,
    _ name: CFString!, _ object: UnsafeRawPointer!, _ suspensionBehavior: CFNotificationSuspensionBehavior
) {
    center.add(observer, callBack, name.map { String(describing: $0) })
}

public func CFNotificationCenterRemoveObserver(
    _ center: CFNotificationCenter!, _ observer: UnsafeRawPointer!, _ name: CFNotificationName!,
    _ object: UnsafeRawPointer!
) {
    center.remove(observer, name.map { String(describing: $0.rawValue) })
}

public func CFNotificationCenterRemoveEveryObserver(_ center: CFNotificationCenter!, _ observer: UnsafeRawPointer!) {
    center.remove(observer, nil)
}

public func CFNotificationCenterPostNotification(
    _ center: CFNotificationCenter!, _ name: CFNotificationName!, _ object: UnsafeRawPointer!,
    _ userInfo: CFDictionary!, _ deliverImmediately: Bool
) {
    center.post(name)
}
