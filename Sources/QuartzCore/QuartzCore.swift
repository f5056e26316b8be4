// QuartzCore's layers, animations and timing. Layers keep their properties and draw themselves into a context where a
// program asks for it (`render(in:)`): background, border, rounded corners, contents, paths, gradients and sublayers.
// Animations are kept and do not run, because a picture has no time.
@_exported import CoreGraphics
@_exported import Foundation
@_exported import FoundationSupplement

/// Returns the seconds of the clock that the picture shows.
public func CACurrentMediaTime() -> CFTimeInterval { Date().timeIntervalSinceReferenceDate }
