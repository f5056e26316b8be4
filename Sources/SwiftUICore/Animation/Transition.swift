import Foundation

/// The way in which a view appears and disappears. A still picture shows the view in place.
@frozen public struct AnyTransition: Sendable {
    private init() {}

    public static let identity = AnyTransition()
    public static let opacity = AnyTransition()
    public static let scale = AnyTransition()
    public static let slide = AnyTransition()

    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition { .scale }
    public static func move(edge: Edge) -> AnyTransition { .slide }
    public static func push(from edge: Edge) -> AnyTransition { .slide }
    public static func offset(_ offset: CGSize) -> AnyTransition { .slide }
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { .slide }
    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition { insertion }
    public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition { .identity }

    public func combined(with other: AnyTransition) -> AnyTransition { self }
    public func animation(_ animation: Animation?) -> AnyTransition { self }
}

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
    nonisolated public func transition(_ t: AnyTransition) -> some View { self }
    nonisolated public func contentTransition(_ transition: ContentTransition) -> some View { self }
}
