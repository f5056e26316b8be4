import DisplayList
import Foundation

/// A shape made of the paths of two others.
struct CombinedShape<First: Shape, Second: Shape>: Shape {
    /// How the second path changes the first.
    enum Operation { case intersection, union, subtracting, symmetricDifference, lineIntersection, lineSubtraction }

    var first: First
    var second: Second
    let operation: Operation
    let eoFill: Bool

    nonisolated func path(in rect: CGRect) -> Path { combined(first.path(in: rect), second.path(in: rect)) }

    nonisolated func _path(in rect: CGRect, context: _ShapeContext) -> Path {
        combined(first._path(in: rect, context: context), second._path(in: rect, context: context))
    }

    private nonisolated func combined(_ path: Path, _ other: Path) -> Path {
        switch operation {
        case .intersection: path.intersection(other, eoFill: eoFill)
        case .union: path.union(other, eoFill: eoFill)
        case .subtracting: path.subtracting(other, eoFill: eoFill)
        case .symmetricDifference: path.symmetricDifference(other, eoFill: eoFill)
        case .lineIntersection: path.lineIntersection(other, eoFill: eoFill)
        case .lineSubtraction: path.lineSubtraction(other, eoFill: eoFill)
        }
    }

    nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { first.sizeThatFits(proposal) }

    var animatableData: AnimatablePair<First.AnimatableData, Second.AnimatableData> {
        get { .init(first.animatableData, second.animatableData) }
        set { (first.animatableData, second.animatableData) = (newValue.first, newValue.second) }
    }
}

extension Shape {
    nonisolated public func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        CombinedShape(first: self, second: other, operation: .intersection, eoFill: eoFill)
    }

    nonisolated public func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        CombinedShape(first: self, second: other, operation: .union, eoFill: eoFill)
    }

    nonisolated public func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        CombinedShape(first: self, second: other, operation: .subtracting, eoFill: eoFill)
    }

    nonisolated public func symmetricDifference<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        CombinedShape(first: self, second: other, operation: .symmetricDifference, eoFill: eoFill)
    }

    nonisolated public func lineIntersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        CombinedShape(first: self, second: other, operation: .lineIntersection, eoFill: eoFill)
    }

    nonisolated public func lineSubtraction<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        CombinedShape(first: self, second: other, operation: .lineSubtraction, eoFill: eoFill)
    }
}
