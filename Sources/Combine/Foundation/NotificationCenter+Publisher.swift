import Foundation
import OpenCombine

extension NotificationCenter {
    /// Returns a publisher of the notifications with a name.
    /// - Parameter object: The sender of the notifications, or `nil` for any sender.
    public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> NotificationCenter.Publisher {
        Publisher(center: self, name: name, object: object)
    }

    /// A publisher of notifications, which never finishes.
    public struct Publisher: OpenCombine.Publisher {
        public typealias Output = Notification
        public typealias Failure = Never

        public let center: NotificationCenter
        public let name: Notification.Name
        public let object: AnyObject?

        public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
            (self.center, self.name, self.object) = (center, name, object)
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let relay = RelaySubscription(subscriber)
            let observer = center.addObserver(forName: name, object: object, queue: nil) { relay.send($0) }
            relay.onCancel { [center] in center.removeObserver(observer) }
            subscriber.receive(subscription: relay)
        }
    }
}

extension NotificationCenter.Publisher: Equatable {
    public static func == (one: Self, other: Self) -> Bool {
        one.center === other.center && one.name == other.name && one.object === other.object
    }
}
