import SwiftUICore

/// A kind of task that the system gives an app or extension in the background. Nothing gives any here.
public struct BackgroundTask<Request, Response>: Sendable {
    private init() {}

    public static var urlSession: BackgroundTask<String, Void> { .init() }
    public static func urlSession(_ identifier: String) -> BackgroundTask<Void, Void> { .init() }
    public static func urlSession(matching: @escaping @Sendable (String) -> Bool) -> BackgroundTask<String, Void> { .init() }
    public static func appRefresh(_ identifier: String) -> BackgroundTask<Void, Void> { .init() }
}

extension Scene {
    /// Effect: none, because nothing runs in the background of a picture.
    nonisolated public func backgroundTask<D: Sendable, R: Sendable>(
        _ task: BackgroundTask<D, R>, action: @escaping @Sendable (D) async -> R
    ) -> some Scene { self }
}
