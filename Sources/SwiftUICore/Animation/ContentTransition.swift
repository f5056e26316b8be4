import Foundation

/// The way in which a view's content changes from one entry to the next. A still picture shows one entry.
public struct ContentTransition: Equatable, Sendable {
    private init() {}

    public static let identity = ContentTransition()
    public static let opacity = ContentTransition()
    public static let interpolate = ContentTransition()
    public static func numericText(countsDown: Bool = false) -> ContentTransition { .identity }
    public static func numericText(value: Double) -> ContentTransition { .identity }
}

extension View {
    /// Effect: none, because a still picture shows one entry.
    nonisolated public func contentTransition(_ transition: ContentTransition) -> some View { self }
}
