import Charts
import SwiftUI

/// The tables of choices, by short names for the lists of pieces. Each is made once.
extension Pieces {
    static let alignments = Choices<Alignment>.alignments
    static let horizontals = Choices<HorizontalAlignment>.horizontals
    static let verticals = Choices<VerticalAlignment>.verticals
    static let edges = Choices<Edge.Set>.edges
    static let axes = Choices<Axis.Set>.axes
    static let modes = Choices<ContentMode>.modes
    static let flags = Choices<Bool>.flags
    static let directions = Choices<LayoutDirection>.directions
    static let anchors = Choices<UnitPoint>.anchors
    static let words = Choices<String>.words
    static let fonts = Choices<Font>.fonts
    static let weights = Choices<Font.Weight>.weights
    static let textAlignments = Choices<TextAlignment>.textAlignments
    static let truncations = Choices<Text.TruncationMode>.truncations
    static let patterns = Choices<Text.LineStyle.Pattern>.patterns
    static let dateStyles = Choices<Text.DateStyle>.dateStyles
    static let typeSizes = Choices<DynamicTypeSize>.typeSizes
    static let locales = Choices<String>.locales
    static let symbols = Choices<String>.symbols
    static let renderings = Choices<SymbolRenderingMode>.renderings
    static let interpolations = Choices<Image.Interpolation>.interpolations
    static let resizings = Choices<Image.ResizingMode>.resizings
    static let imageScales = Choices<Image.Scale>.imageScales
    static let colors = Choices<Color>.colors
    static let shapesTable = Choices<AnyShape>.shapes
    static let caps = Choices<CGLineCap>.caps
    static let joins = Choices<CGLineJoin>.joins
    static let gradientChoices = Choices<Gradient>.gradients
    static let blends = Choices<BlendMode>.blends
    static let axis3D = Choices<(x: CGFloat, y: CGFloat, z: CGFloat)>.axis3D
    static let styles = Choices<AnyShapeStyle>.styles
    static let interpolationMethods = Choices<InterpolationMethod>.interpolationMethods
    static let scaleTypes = Choices<ScaleType>.scaleTypes
}
