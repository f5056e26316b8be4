// Accelerate's simple operations on arrays, computed one element after another, and the types of its images.
// Transforms, matrices' decompositions and the conversion of images are not here.
@_exported import Foundation

/// Elements that lie one after another in memory.
public protocol AccelerateBuffer {
    associatedtype Element
    var count: Int { get }
    func withUnsafeBufferPointer<R>(_ body: (UnsafeBufferPointer<Element>) throws -> R) rethrows -> R
}

/// Elements that lie one after another in memory and can be changed.
public protocol AccelerateMutableBuffer: AccelerateBuffer {
    mutating func withUnsafeMutableBufferPointer<R>(
        _ body: (inout UnsafeMutableBufferPointer<Element>) throws -> R
    ) rethrows -> R
}

extension Array: AccelerateMutableBuffer {}
extension ContiguousArray: AccelerateMutableBuffer {}
extension ArraySlice: AccelerateMutableBuffer {}
extension UnsafeBufferPointer: AccelerateBuffer {
    public func withUnsafeBufferPointer<R>(_ body: (UnsafeBufferPointer<Element>) throws -> R) rethrows -> R {
        try body(self)
    }
}

extension AccelerateBuffer {
    /// The results of a function of each element.
    func each<Result>(_ transform: (Element) -> Result) -> [Result] { withUnsafeBufferPointer { $0.map(transform) } }

    /// The results of a function of each element with one of another buffer, which must be as long.
    func each<Other: AccelerateBuffer, Result>(
        _ other: Other, _ transform: (Element, Other.Element) -> Result
    ) -> [Result] {
        withUnsafeBufferPointer { first in
            other.withUnsafeBufferPointer { second in
                precondition(first.count == second.count, "Accelerate: the buffers have different lengths.")
                return first.indices.map { transform(first[$0], second[$0]) }
            }
        }
    }
}

extension AccelerateMutableBuffer {
    mutating func fill(with values: [Element]) {
        withUnsafeMutableBufferPointer { buffer in
            precondition(buffer.count == values.count, "Accelerate: the buffers have different lengths.")
            for (index, value) in values.enumerated() { buffer[index] = value }
        }
    }
}
