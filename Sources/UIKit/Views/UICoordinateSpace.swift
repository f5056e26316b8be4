import CoreGraphics

/// The space of a view is its own; any other is that of the screen, whose origin is that of a view without a superview.
extension UICoordinateSpace {
    @_disfavoredOverload public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        (self as? UIView)?.convert(point, to: coordinateSpace as? UIView) ?? (coordinateSpace as? UIView)?.convert(point, from: nil) ?? point
    }
    @_disfavoredOverload public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        coordinateSpace.convert(point, to: self as any UICoordinateSpace)
    }
    @_disfavoredOverload public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        (self as? UIView)?.convert(rect, to: coordinateSpace as? UIView) ?? (coordinateSpace as? UIView)?.convert(rect, from: nil) ?? rect
    }
    @_disfavoredOverload public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        coordinateSpace.convert(rect, to: self as any UICoordinateSpace)
    }
}

extension UIScreen {
    /// The space of the screen as the interface is oriented, in points.
    @MainActor public var coordinateSpace: any UICoordinateSpace { UIView(frame: bounds) }
    /// The space of the screen in portrait orientation, in points.
    @MainActor public var fixedCoordinateSpace: any UICoordinateSpace { UIView(frame: bounds) }
}
