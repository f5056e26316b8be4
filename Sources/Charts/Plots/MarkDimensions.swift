import Foundation

/// The width or height of the marks of a plot, or the radius of its sectors: the same for all elements, or read from
/// each of them.
public struct MarkDimensions<DataElement>: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    private let dimension: (DataElement) -> MarkDimension

    private init(_ dimension: @escaping (DataElement) -> MarkDimension) { self.dimension = dimension }

    public init(floatLiteral value: Double) { dimension = { _ in MarkDimension(floatLiteral: value) } }
    public init(integerLiteral value: Int) { dimension = { _ in MarkDimension(integerLiteral: value) } }

    public static var automatic: MarkDimensions { MarkDimensions { _ in .automatic } }

    public static func fixed(_ value: CGFloat) -> MarkDimensions { MarkDimensions { _ in .fixed(value) } }

    public static func fixed(_ keyPath: KeyPath<DataElement, CGFloat>) -> MarkDimensions {
        MarkDimensions { .fixed($0[keyPath: keyPath]) }
    }

    public static func inset(_ value: CGFloat) -> MarkDimensions { MarkDimensions { _ in .inset(value) } }

    public static func inset(_ keyPath: KeyPath<DataElement, CGFloat>) -> MarkDimensions {
        MarkDimensions { .inset($0[keyPath: keyPath]) }
    }

    public static func ratio(_ value: CGFloat) -> MarkDimensions { MarkDimensions { _ in .ratio(value) } }

    public static func ratio(_ keyPath: KeyPath<DataElement, CGFloat>) -> MarkDimensions {
        MarkDimensions { .ratio($0[keyPath: keyPath]) }
    }

    func callAsFunction(_ element: DataElement) -> MarkDimension { dimension(element) }
}
