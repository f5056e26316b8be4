import Foundation

/// The size and position of a view, for dependent content.
// All properties are constant. The names of coordinate spaces are read only during layout.
public struct GeometryProxy: @unchecked Sendable {
    /// The size, in points.
    public let size: CGSize
    /// The distance by which the view can extend beyond its frame, up to the edges that `ignoresSafeArea` reaches.
    public let safeAreaInsets: EdgeInsets
    private let place: ViewPlace
    private let spaces: [AnyHashable: ViewPlace]

    /// Creates the proxy of a view of `size` that is being placed.
    init(size: CGSize, context: PlacementContext) {
        self.size = size
        place = context.place(of: size)
        spaces = context.spaces
        safeAreaInsets = context.safeArea.reach(of: place.frame, isRightToLeft: context.isRightToLeft)
    }

    /// Returns the value of an anchor in the view's own coordinates, in points.
    public subscript<T>(anchor: Anchor<T>) -> T { anchor.value(in: place) }

    /// Returns the view's frame in a coordinate space, in points. If there is no space of that name, the picture's
    /// coordinates are used.
    ///
    /// The frame of a view that is rotated in the space is the smallest rectangle that encloses it.
    public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
        switch coordinateSpace {
        case .local: CGRect(origin: .zero, size: size)
        case .global: place.pictureFrame
        case .named(let name): spaces[name].map { place.frame(in: $0) } ?? place.pictureFrame
        }
    }

    public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
        frame(in: coordinateSpace.coordinateSpace)
    }

    /// Returns the bounds of a named enclosing space in the view's own coordinates; nil if there is none.
    public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
        guard case .named(let name) = coordinateSpace.coordinateSpace, let space = spaces[name] else { return nil }
        return space.frame(in: place)
    }
}
