import CairoGraphics

/// The allowed difference between a picture and its golden: `.exact`, the default, or
/// `.init(maxDifference: 0...2, totalPixels: 0...40)`, like the fuzzy matching of web platform tests.
public typealias DifferenceTolerance = CairoGraphics.DifferenceTolerance
