import CairoGraphics

/// By how much a picture may differ from its golden: `.exact`, the default, or
/// `.init(maxDifference: 0...2, totalPixels: 0...40)`, as the tests of the web platform declare it.
public typealias DifferenceTolerance = CairoGraphics.DifferenceTolerance
