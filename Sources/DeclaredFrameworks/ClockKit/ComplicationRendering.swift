import SwiftUICore

/// How a watch face draws a complication.
public enum ComplicationRenderingMode: Hashable, Sendable { case fullColor, tinted }

extension EnvironmentValues {
    /// The way in which the watch face draws the complication, which is in full color, because no picture shows a watch face.
    public var complicationRenderingMode: ComplicationRenderingMode { .fullColor }
}

extension View {
    /// Draws the view with the tint of the foreground. Effect: none, because no watch face tints the complication.
    @MainActor @preconcurrency public func complicationForeground() -> some View { self }
}
