import Foundation

/// The size and place of a view, for what depends on it.
// All is constant; the names of spaces are read where views are laid out alone.
public struct GeometryProxy: @unchecked Sendable {
    /// In points.
    public let size: CGSize
    /// How far the view could reach beyond its frame, up to the edges that `ignoresSafeArea` reaches.
    public let safeAreaInsets: EdgeInsets
    private let place: ViewPlace
    private let spaces: [AnyHashable: ViewPlace]

    /// The proxy of a view of `size` that is being placed.
    init(size: CGSize, context: PlacementContext) {
        self.size = size
        place = context.place(of: size)
        spaces = context.spaces
        safeAreaInsets = context.safeArea.reach(of: place.frame, isRightToLeft: context.isRightToLeft)
    }

    /// The value of an anchor in the view's own coordinates, in points.
    public subscript<T>(anchor: Anchor<T>) -> T { anchor.value(in: place) }

    /// The view's frame in a coordinate space, in points; in the picture's where there is no space of that name.
    ///
    /// Of a view that is turned against the space it is the smallest rectangle around it.
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

    /// The bounds of a named space around the view, in the view's own coordinates; nil where there is none.
    public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
        guard case .named(let name) = coordinateSpace.coordinateSpace, let space = spaces[name] else { return nil }
        return space.frame(in: place)
    }
}
