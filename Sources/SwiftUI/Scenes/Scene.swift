import SwiftUICore

/// A part of an app's user interface. Widgets have no scenes, and files that are shared with an app may declare some.
@MainActor @preconcurrency public protocol Scene {
    associatedtype Body: Scene

    @SceneBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: Scene {}

/// Builds scenes out of others.
@resultBuilder public struct SceneBuilder {
    public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

    public static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> some Scene { _NoScene() }

    public static func buildOptional(_ scene: (any Scene & _LimitedAvailabilitySceneMarker)?) -> some Scene { _NoScene() }

    public static func buildLimitedAvailability(_ scene: some Scene) -> any Scene & _LimitedAvailabilitySceneMarker { _NoScene() }
}

/// What a condition about the system's version in a scene's body makes.
public protocol _LimitedAvailabilitySceneMarker {}

/// A scene without windows.
public struct _NoScene: Scene, _LimitedAvailabilitySceneMarker {
    nonisolated init() {}
    public var body: Never { return fatalError("a picture has no scenes") }
}

extension Group: Scene where Content: Scene {
    public typealias Body = Never

    @_disfavoredOverload
    public var body: Never { return fatalError("a picture has no scenes") }

    nonisolated public init(@SceneBuilder content: () -> Content) { self = .of(content()) }
}
