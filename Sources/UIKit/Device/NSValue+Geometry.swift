import CoreGraphics
import Foundation

// Places and sizes in objects, as notifications of the keyboard have them.
extension NSValue {
    public convenience init(cgRect: CGRect) { self.init(rect: cgRect) }
    public convenience init(cgPoint: CGPoint) { self.init(point: cgPoint) }
    public convenience init(cgSize: CGSize) { self.init(size: cgSize) }

    public var cgRectValue: CGRect { rectValue }
    public var cgPointValue: CGPoint { pointValue }
    public var cgSizeValue: CGSize { sizeValue }
}

// Structures that Foundation on Linux cannot keep are kept as their numbers.
extension NSValue {
    public convenience init(cgAffineTransform transform: CGAffineTransform) {
        var values = (transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty)
        self.init(bytes: &values, objCType: "[6d]")
    }

    public convenience init(cgVector vector: CGVector) { self.init(pair: vector.dx, vector.dy) }

    public convenience init(uiOffset insets: UIOffset) { self.init(pair: insets.horizontal, insets.vertical) }

    public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
        self.init(sides: insets.top, insets.left, insets.bottom, insets.right)
    }

    public convenience init(directionalEdgeInsets insets: NSDirectionalEdgeInsets) {
        self.init(sides: insets.top, insets.leading, insets.bottom, insets.trailing)
    }

    public var cgAffineTransformValue: CGAffineTransform {
        guard holds("[6d]") else { return .identity }
        var values = (0.0, 0.0, 0.0, 0.0, 0.0, 0.0)
        getValue(&values)
        return CGAffineTransform(a: values.0, b: values.1, c: values.2, d: values.3, tx: values.4, ty: values.5)
    }

    public var cgVectorValue: CGVector { CGVector(dx: pair.0, dy: pair.1) }
    public var uiOffsetValue: UIOffset { UIOffset(horizontal: pair.0, vertical: pair.1) }

    public var uiEdgeInsetsValue: UIEdgeInsets {
        UIEdgeInsets(top: sides.0, left: sides.1, bottom: sides.2, right: sides.3)
    }

    public var directionalEdgeInsetsValue: NSDirectionalEdgeInsets {
        NSDirectionalEdgeInsets(top: sides.0, leading: sides.1, bottom: sides.2, trailing: sides.3)
    }

    private convenience init(pair first: CGFloat, _ second: CGFloat) {
        var values = (Double(first), Double(second))
        self.init(bytes: &values, objCType: "[2d]")
    }

    private convenience init(sides top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat) {
        var values = (Double(top), Double(left), Double(bottom), Double(right))
        self.init(bytes: &values, objCType: "[4d]")
    }

    private var pair: (Double, Double) {
        var values = (0.0, 0.0)
        if holds("[2d]") { getValue(&values) }
        return values
    }

    private var sides: (Double, Double, Double, Double) {
        var values = (0.0, 0.0, 0.0, 0.0)
        if holds("[4d]") { getValue(&values) }
        return values
    }

    private func holds(_ type: String) -> Bool { String(cString: objCType) == type }
}
