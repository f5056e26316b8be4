import SwiftUICore

/// A part of an app's user interface. Widgets have none; files that are shared with an app may speak of it.
@MainActor @preconcurrency public protocol Scene {
    associatedtype Body: Scene

    var body: Body { get }
}

extension Never: Scene {}
