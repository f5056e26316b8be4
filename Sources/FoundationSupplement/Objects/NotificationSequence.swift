import Foundation

extension NotificationCenter {
    /// Returns the notifications of a name, as they are posted from now on.
    public func notifications(
        named name: Notification.Name, object: (AnyObject & Sendable)? = nil
    ) -> NotificationCenter.Notifications {
        Notifications(name: name, object: object, center: self)
    }

    /// The notifications that are posted after somebody begins to wait for them. They have no end.
    public final class Notifications: AsyncSequence, Sendable {
        public typealias Element = Notification
        public typealias Failure = Never

        private let name: Notification.Name
        private let object: (any AnyObject & Sendable)?
        private let center: NotificationCenter

        fileprivate init(name: Notification.Name, object: (any AnyObject & Sendable)?, center: NotificationCenter) {
            (self.name, self.object, self.center) = (name, object, center)
        }

        public func makeAsyncIterator() -> Iterator {
            let (stream, continuation) = AsyncStream.makeStream(of: Posted.self)
            let observer = NotificationObservation(
                token: center.addObserver(forName: name, object: object, queue: nil) { continuation.yield(Posted($0)) },
                center: center)
            return Iterator(posted: stream.makeAsyncIterator(), observer: observer)
        }

        public struct Iterator: AsyncIteratorProtocol {
            public typealias Element = Notification
            public typealias Failure = Never

            fileprivate var posted: AsyncStream<Posted>.Iterator
            /// Ends the observation with the iterator.
            fileprivate let observer: NotificationObservation

            public mutating func next() async -> Notification? { await posted.next()?.notification }

            public mutating func next(isolation actor: isolated (any Actor)?) async -> Notification? {
                await posted.next(isolation: actor)?.notification
            }
        }

        /// A notification on its way from the thread that posts it to the one that waits.
        fileprivate struct Posted: @unchecked Sendable {
            let notification: Notification
            init(_ notification: Notification) { self.notification = notification }
        }

        // It only removes what it was made with.
        fileprivate final class NotificationObservation: @unchecked Sendable {
            private let token: any NSObjectProtocol
            private let center: NotificationCenter

            init(token: any NSObjectProtocol, center: NotificationCenter) { (self.token, self.center) = (token, center) }
            deinit { center.removeObserver(token) }
        }
    }
}

@available(*, unavailable)
extension NotificationCenter.Notifications.Iterator: Sendable {}
