import SwiftUICore

/// An app, of which widgets share sources. A picture's process draws widgets and runs no app.
@MainActor @preconcurrency public protocol App {
    associatedtype Body: Scene

    @SceneBuilder @MainActor @preconcurrency var body: Body { get }
    @MainActor @preconcurrency init()
}

extension App {
    /// Ends the program, because it has no windows to show an app in.
    @MainActor @preconcurrency public static func main() {
        fatalError("\(Self.self) cannot run as an app, because a picture's process draws widgets; put @main on the widget bundle.")
    }
}
