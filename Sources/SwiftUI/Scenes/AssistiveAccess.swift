import SwiftUICore

/// What an app shows in Assistive Access. It is off in a picture.
public struct AssistiveAccess<Content: View>: Scene {
    nonisolated public init(@ViewBuilder content: () -> Content) {}

    public var body: Never { return fatalError("a picture has no windows") }
}
