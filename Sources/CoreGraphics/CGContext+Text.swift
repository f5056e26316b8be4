import DisplayList
import Foundation

public typealias CGGlyph = UInt16
public typealias CGFontIndex = UInt16

public enum CGTextDrawingMode: Int32, Sendable {
    case fill, stroke, fillStroke, invisible, fillClip, strokeClip, fillStrokeClip, clip
}

// What text that Core Text draws takes from its context.
extension CGContext {
    /// How letters are turned and scaled, and in its last column where the next line of text begins. It is no part of the
    /// state that is saved.
    public var textMatrix: CGAffineTransform {
        get { text.matrix }
        set { text.matrix = newValue }
    }

    /// Where the next line of text begins.
    public var textPosition: CGPoint {
        get { CGPoint(x: text.matrix.tx, y: text.matrix.ty) }
        set { (text.matrix.tx, text.matrix.ty) = (newValue.x, newValue.y) }
    }

    /// Keeps how letters are drawn. Effect: none, letters are filled.
    public func setTextDrawingMode(_ mode: CGTextDrawingMode) {}
    /// Effect: none, the distance of characters is an attribute of text.
    public func setCharacterSpacing(_ spacing: CGFloat) {}
    /// Effect: none, letters have smooth edges.
    public func setShouldSmoothFonts(_ shouldSmoothFonts: Bool) {}
    /// Effect: none, letters have smooth edges.
    public func setAllowsFontSmoothing(_ allowsFontSmoothing: Bool) {}
    /// Effect: none, letters stand where their advances put them.
    public func setShouldSubpixelPositionFonts(_ shouldSubpixelPositionFonts: Bool) {}
    /// Effect: none, letters stand where their advances put them.
    public func setAllowsFontSubpixelPositioning(_ allowsFontSubpixelPositioning: Bool) {}
    /// Effect: none, letters stand where their advances put them.
    public func setShouldSubpixelQuantizeFonts(_ shouldSubpixelQuantizeFonts: Bool) {}
    /// Effect: none, letters stand where their advances put them.
    public func setAllowsFontSubpixelQuantization(_ allowsFontSubpixelQuantization: Bool) {}

    /// The color that fills; black where a pattern or gradient does.
    package var fillColor: CGColor {
        if case .color(let color) = state.fill { return CGColor(color) }
        return CGColor(gray: 0, alpha: 1)
    }
}

/// How a context draws text.
struct TextState {
    var matrix = CGAffineTransform.identity
}
