import Foundation

/// The behavior that decides where scrolling stops. Nothing scrolls in a picture, so no behavior is asked.
public protocol ScrollTargetBehavior {
    typealias TargetContext = ScrollTargetBehaviorContext
    typealias Properties = ScrollTargetBehaviorProperties
    typealias PropertiesContext = ScrollTargetBehaviorPropertiesContext

    func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
    func properties(context: PropertiesContext) -> Properties
}

extension ScrollTargetBehavior {
    public func properties(context: PropertiesContext) -> Properties { ScrollTargetBehaviorProperties() }
}

/// The place where scrolling stops.
public struct ScrollTarget: Hashable, Sendable {
    /// In points of the content.
    public var rect: CGRect
    public var anchor: UnitPoint?

    public func hash(into hasher: inout Hasher) {
        [rect.minX, rect.minY, rect.width, rect.height].forEach { hasher.combine($0) }
        hasher.combine(anchor)
    }
}

/// The measures of a scroll view whose scrolling stops, in points.
@dynamicMemberLookup public struct ScrollTargetBehaviorContext {
    public let originalTarget: ScrollTarget
    public let velocity: CGVector
    public let contentSize: CGSize
    public let containerSize: CGSize
    public let axes: Axis.Set
    private let environment: EnvironmentValues

    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }
}

/// What a behavior changes of a scroll view.
public struct ScrollTargetBehaviorProperties: Equatable, Sendable {
    public var limitsScrolls = true

    public init() {}
}

/// The scroll view that a behavior changes.
public struct ScrollTargetBehaviorPropertiesContext {
    public let environment: EnvironmentValues
    public let axes: Axis.Set
}

/// Stops at whole pages.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
    public init() {}
    /// Effect: none, because nothing scrolls in a picture.
    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}

/// Stops at the edges of views.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
    /// How many views one scroll passes.
    public struct LimitBehavior: Equatable, Sendable {
        private enum Limit { case automatic, always, alwaysByFew, alwaysByOne, never }
        private let limit: Limit

        public static var automatic: LimitBehavior { LimitBehavior(limit: .automatic) }
        public static var always: LimitBehavior { LimitBehavior(limit: .always) }
        public static var alwaysByFew: LimitBehavior { LimitBehavior(limit: .alwaysByFew) }
        public static var alwaysByOne: LimitBehavior { LimitBehavior(limit: .alwaysByOne) }
        public static var never: LimitBehavior { LimitBehavior(limit: .never) }
    }

    public init(limitBehavior: LimitBehavior = .automatic) {}
    public init(limitBehavior: LimitBehavior = .automatic, anchor: UnitPoint?) {}
    /// Effect: none, because nothing scrolls in a picture.
    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}

/// A behavior of any type.
@frozen public struct AnyScrollTargetBehavior: ScrollTargetBehavior {
    public var base: any ScrollTargetBehavior

    public init(_ base: some ScrollTargetBehavior) { self.base = base }

    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        base.updateTarget(&target, context: context)
    }

    public func properties(context: PropertiesContext) -> Properties { base.properties(context: context) }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
    public static var paging: PagingScrollTargetBehavior { .init() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
    public static var viewAligned: ViewAlignedScrollTargetBehavior { .init() }
    public static func viewAligned(limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior) -> Self {
        Self(limitBehavior: limitBehavior)
    }
    public static func viewAligned(
        limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior = .automatic, anchor: UnitPoint?
    ) -> Self { Self(limitBehavior: limitBehavior, anchor: anchor) }
}

extension View {
    /// Effect: none, because nothing scrolls in a picture.
    nonisolated public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View { self }
}
