import SwiftUICore

/// A part of an app's user interface. Widgets have no scenes, and files that are shared with an app may declare some.
@MainActor @preconcurrency public protocol Scene {
    associatedtype Body: Scene

    var body: Body { get }
}

extension Never: Scene {}

extension Scene {
    // Effect: none. A picture has no scenes.
    nonisolated public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some Scene { self }
    nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene { self }
}
