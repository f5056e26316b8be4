import Foundation

/// A direction from side to side.
public enum HorizontalDirection: Int8, CaseIterable, Codable, Sendable {
    case leading, trailing

    public struct Set: OptionSet, Sendable {
        public let rawValue: Int8

        public init(rawValue: Int8) { self.rawValue = rawValue }
        public init(_ direction: HorizontalDirection) { rawValue = 1 << direction.rawValue }

        public static let leading = Set(.leading)
        public static let trailing = Set(.trailing)
        public static let all: Set = [.leading, .trailing]
    }
}

/// A direction up or down.
public enum VerticalDirection: Int8, CaseIterable, Codable, Sendable {
    case up, down

    public struct Set: OptionSet, Sendable {
        public let rawValue: Int8

        public init(rawValue: Int8) { self.rawValue = rawValue }
        public init(_ direction: VerticalDirection) { rawValue = 1 << direction.rawValue }

        public static let up = Set(.up)
        public static let down = Set(.down)
        public static let all: Set = [.up, .down]
    }
}

/// The part of a frame that a pointer moves.
public enum FrameResizePosition: Int8, CaseIterable, Sendable {
    case top, leading, bottom, trailing, topLeading, topTrailing, bottomLeading, bottomTrailing
}

/// Whether a frame can become smaller or larger.
public enum FrameResizeDirection: Int8, CaseIterable, Sendable {
    case inward, outward

    public struct Set: OptionSet, Sendable {
        public let rawValue: Int8

        public init(rawValue: Int8) { self.rawValue = rawValue }
        public init(_ direction: FrameResizeDirection) { rawValue = 1 << direction.rawValue }

        public static let inward = Set(.inward)
        public static let outward = Set(.outward)
        public static let all: Set = [.inward, .outward]
    }
}

/// The look of a pointer.
public struct PointerStyle: Sendable {
    public static let `default` = PointerStyle()
    public static let horizontalText = PointerStyle()
    public static let verticalText = PointerStyle()
    public static let rectSelection = PointerStyle()
    public static let grabIdle = PointerStyle()
    public static let grabActive = PointerStyle()
    public static let link = PointerStyle()
    public static let zoomIn = PointerStyle()
    public static let zoomOut = PointerStyle()
    public static let columnResize = PointerStyle()
    public static let rowResize = PointerStyle()

    public static func columnResize(directions: HorizontalDirection.Set) -> PointerStyle { .columnResize }
    public static func rowResize(directions: VerticalDirection.Set) -> PointerStyle { .rowResize }
    public static func frameResize(
        position: FrameResizePosition, directions: FrameResizeDirection.Set = .all
    ) -> PointerStyle { PointerStyle() }
    public static func image(_ image: Image, hotSpot: UnitPoint) -> PointerStyle { PointerStyle() }
    public static func shape(_ shape: some Shape, eoFill: Bool = false, size: CGSize) -> PointerStyle { PointerStyle() }
}

// Effect: none, because a picture has no pointer.
extension View {
    nonisolated public func pointerStyle(_ style: PointerStyle?) -> some View { self }
    nonisolated public func pointerVisibility(_ visibility: Visibility) -> some View { self }
}
