import SwiftUICore

/// A part of an app's user interface. Widgets have no scenes, and files that are shared with an app may declare some.
@MainActor @preconcurrency public protocol Scene {
    associatedtype Body: Scene

    var body: Body { get }
}

extension Never: Scene {}
