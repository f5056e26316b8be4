/// Operations on vectors.
public enum vDSP {
    public enum SortOrder: Int32, Sendable { case ascending = 1, descending = -1 }
}

extension vDSP {
    public static func add<T: AccelerateBuffer, U: AccelerateBuffer>(_ vectorA: T, _ vectorB: U) -> [Float]
    where T.Element == Float, U.Element == Float { vectorA.each(vectorB, +) }
    public static func add<T: AccelerateBuffer, U: AccelerateBuffer, V: AccelerateMutableBuffer>(
        _ vectorA: T, _ vectorB: U, result: inout V
    ) where T.Element == Float, U.Element == Float, V.Element == Float { result.fill(with: vectorA.each(vectorB, +)) }
    public static func add<U: AccelerateBuffer>(_ scalar: Float, _ vector: U) -> [Float] where U.Element == Float {
        vector.each { scalar + $0 }
    }
    public static func add<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
        _ scalar: Float, _ vector: U, result: inout V
    ) where U.Element == Float, V.Element == Float { result.fill(with: vector.each { scalar + $0 }) }
    public static func subtract<T: AccelerateBuffer, U: AccelerateBuffer>(_ vectorA: T, _ vectorB: U) -> [Float]
    where T.Element == Float, U.Element == Float { vectorA.each(vectorB, -) }
    public static func subtract<T: AccelerateBuffer, U: AccelerateBuffer, V: AccelerateMutableBuffer>(
        _ vectorA: T, _ vectorB: U, result: inout V
    ) where T.Element == Float, U.Element == Float, V.Element == Float { result.fill(with: vectorA.each(vectorB, -)) }
    public static func multiply<T: AccelerateBuffer, U: AccelerateBuffer>(_ vectorA: T, _ vectorB: U) -> [Float]
    where T.Element == Float, U.Element == Float { vectorA.each(vectorB, *) }
    public static func multiply<T: AccelerateBuffer, U: AccelerateBuffer, V: AccelerateMutableBuffer>(
        _ vectorA: T, _ vectorB: U, result: inout V
    ) where T.Element == Float, U.Element == Float, V.Element == Float { result.fill(with: vectorA.each(vectorB, *)) }
    public static func multiply<U: AccelerateBuffer>(_ scalar: Float, _ vector: U) -> [Float] where U.Element == Float {
        vector.each { scalar * $0 }
    }
    public static func multiply<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
        _ scalar: Float, _ vector: U, result: inout V
    ) where U.Element == Float, V.Element == Float { result.fill(with: vector.each { scalar * $0 }) }
    public static func divide<T: AccelerateBuffer, U: AccelerateBuffer>(_ vectorA: T, _ vectorB: U) -> [Float]
    where T.Element == Float, U.Element == Float { vectorA.each(vectorB, /) }
    public static func divide<T: AccelerateBuffer, U: AccelerateBuffer, V: AccelerateMutableBuffer>(
        _ vectorA: T, _ vectorB: U, result: inout V
    ) where T.Element == Float, U.Element == Float, V.Element == Float { result.fill(with: vectorA.each(vectorB, /)) }
    public static func divide<U: AccelerateBuffer>(_ vector: U, _ scalar: Float) -> [Float] where U.Element == Float {
        vector.each { $0 / scalar }
    }
    public static func divide<U: AccelerateBuffer>(_ scalar: Float, _ vector: U) -> [Float] where U.Element == Float {
        vector.each { scalar / $0 }
    }
    public static func absolute<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
        vector.each(abs)
    }
    public static func negative<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
        vector.each { -$0 }
    }
    public static func square<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
        vector.each { $0 * $0 }
    }
    public static func trunc<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
        vector.each { $0 - $0.rounded(.towardZero) }
    }
    public static func signedSquare<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
        vector.each { $0 * abs($0) }
    }
    public static func sum<U: AccelerateBuffer>(_ vector: U) -> Float where U.Element == Float {
        vector.withUnsafeBufferPointer { $0.reduce(0, +) }
    }
    public static func sumOfSquares<U: AccelerateBuffer>(_ vector: U) -> Float where U.Element == Float {
        sum(square(vector))
    }
    public static func sumOfMagnitudes<U: AccelerateBuffer>(_ vector: U) -> Float where U.Element == Float {
        sum(absolute(vector))
    }
    public static func mean<U: AccelerateBuffer>(_ vector: U) -> Float where U.Element == Float {
        sum(vector) / Float(vector.count)
    }
    public static func meanMagnitude<U: AccelerateBuffer>(_ vector: U) -> Float where U.Element == Float {
        sumOfMagnitudes(vector) / Float(vector.count)
    }
    public static func meanSquare<U: AccelerateBuffer>(_ vector: U) -> Float where U.Element == Float {
        sumOfSquares(vector) / Float(vector.count)
    }
    public static func rootMeanSquare<U: AccelerateBuffer>(_ vector: U) -> Float where U.Element == Float {
        meanSquare(vector).squareRoot()
    }
    /// The population's deviation, divided by the number of elements.
    public static func standardDeviation<U: AccelerateBuffer>(_ vector: U) -> Float where U.Element == Float {
        let mean = mean(vector)
        return rootMeanSquare(vector.each { $0 - mean })
    }
    /// Minus infinity where there are no elements.
    public static func maximum<U: AccelerateBuffer>(_ vector: U) -> Float where U.Element == Float {
        vector.withUnsafeBufferPointer { $0.max() } ?? -.infinity
    }
    /// Infinity where there are no elements.
    public static func minimum<U: AccelerateBuffer>(_ vector: U) -> Float where U.Element == Float {
        vector.withUnsafeBufferPointer { $0.min() } ?? .infinity
    }
    public static func maximumMagnitude<U: AccelerateBuffer>(_ vector: U) -> Float where U.Element == Float {
        vector.each(abs).max() ?? 0
    }
    public static func indexOfMaximum<U: AccelerateBuffer>(_ vector: U) -> (UInt, Float) where U.Element == Float {
        let value = maximum(vector)
        return (UInt(vector.withUnsafeBufferPointer { $0.firstIndex(of: value) } ?? 0), value)
    }
    public static func indexOfMinimum<U: AccelerateBuffer>(_ vector: U) -> (UInt, Float) where U.Element == Float {
        let value = minimum(vector)
        return (UInt(vector.withUnsafeBufferPointer { $0.firstIndex(of: value) } ?? 0), value)
    }
    public static func dot<T: AccelerateBuffer, U: AccelerateBuffer>(_ vectorA: T, _ vectorB: U) -> Float
    where T.Element == Float, U.Element == Float { vectorA.each(vectorB, *).reduce(0, +) }
    public static func distanceSquared<U: AccelerateBuffer, V: AccelerateBuffer>(_ pointA: U, _ pointB: V) -> Float
    where U.Element == Float, V.Element == Float { pointA.each(pointB) { ($0 - $1) * ($0 - $1) }.reduce(0, +) }
    public static func clip<U: AccelerateBuffer>(_ vector: U, to bounds: ClosedRange<Float>) -> [Float]
    where U.Element == Float {
        vector.each { min(max($0, bounds.lowerBound), bounds.upperBound) }
    }
    public static func ramp(withInitialValue initialValue: Float, increment: Float, count: Int) -> [Float] {
        (0..<count).map { initialValue + Float($0) * increment }
    }
    /// Values in equal steps from the first to the last one.
    public static func ramp(in range: ClosedRange<Float>, count: Int) -> [Float] {
        ramp(
            withInitialValue: range.lowerBound,
            increment: (range.upperBound - range.lowerBound) / Float(max(1, count - 1)), count: count)
    }
    public static func fill<V: AccelerateMutableBuffer>(_ vector: inout V, with value: Float) where V.Element == Float {
        vector.fill(with: Array(repeating: value, count: vector.count))
    }
    public static func clear<V: AccelerateMutableBuffer>(_ vector: inout V) where V.Element == Float {
        fill(&vector, with: 0)
    }
    public static func sort<V: AccelerateMutableBuffer>(_ vector: inout V, sortOrder: SortOrder)
    where V.Element == Float {
        vector.withUnsafeMutableBufferPointer { sortOrder == .ascending ? $0.sort(by: <) : $0.sort(by: >) }
    }
    public static func reverse<V: AccelerateMutableBuffer>(_ vector: inout V) where V.Element == Float {
        vector.withUnsafeMutableBufferPointer { $0.reverse() }
    }
    public static func slidingWindowSum<U: AccelerateBuffer>(
        _ vector: U, usingWindowLength windowLength: Int
    ) -> [Float] where U.Element == Float {
        vector.withUnsafeBufferPointer { buffer in
            (0..<max(0, buffer.count - windowLength + 1)).map { buffer[$0..<$0 + windowLength].reduce(0, +) }
        }
    }
    /// Every element that a filter of a number of taps can start at, by steps.
    public static func downsample<U: AccelerateBuffer, T: AccelerateBuffer>(
        _ source: U, decimationFactor: Int, filter: T
    ) -> [Float] where U.Element == Float, T.Element == Float {
        source.withUnsafeBufferPointer { source in
            filter.withUnsafeBufferPointer { filter in
                stride(from: 0, through: source.count - filter.count, by: decimationFactor).map { start in
                    filter.indices.reduce(0) { $0 + source[start + $1] * filter[$1] }
                }
            }
        }
    }
    public static func convolve<T: AccelerateBuffer, U: AccelerateBuffer>(
        _ vector: T, withKernel kernel: U
    ) -> [Float] where T.Element == Float, U.Element == Float {
        downsample(vector, decimationFactor: 1, filter: kernel)
    }
    public static func linearInterpolate<T: AccelerateBuffer, U: AccelerateBuffer>(
        _ vectorA: T, _ vectorB: U, using interpolationConstant: Float
    ) -> [Float] where T.Element == Float, U.Element == Float {
        vectorA.each(vectorB) { $0 + ($1 - $0) * interpolationConstant }
    }
}

extension vDSP {
    public static func add<T: AccelerateBuffer, U: AccelerateBuffer>(_ vectorA: T, _ vectorB: U) -> [Double]
    where T.Element == Double, U.Element == Double { vectorA.each(vectorB, +) }
    public static func add<T: AccelerateBuffer, U: AccelerateBuffer, V: AccelerateMutableBuffer>(
        _ vectorA: T, _ vectorB: U, result: inout V
    ) where T.Element == Double, U.Element == Double, V.Element == Double {
        result.fill(with: vectorA.each(vectorB, +))
    }
    public static func add<U: AccelerateBuffer>(_ scalar: Double, _ vector: U) -> [Double] where U.Element == Double {
        vector.each { scalar + $0 }
    }
    public static func add<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
        _ scalar: Double, _ vector: U, result: inout V
    ) where U.Element == Double, V.Element == Double { result.fill(with: vector.each { scalar + $0 }) }
    public static func subtract<T: AccelerateBuffer, U: AccelerateBuffer>(_ vectorA: T, _ vectorB: U) -> [Double]
    where T.Element == Double, U.Element == Double { vectorA.each(vectorB, -) }
    public static func subtract<T: AccelerateBuffer, U: AccelerateBuffer, V: AccelerateMutableBuffer>(
        _ vectorA: T, _ vectorB: U, result: inout V
    ) where T.Element == Double, U.Element == Double, V.Element == Double {
        result.fill(with: vectorA.each(vectorB, -))
    }
    public static func multiply<T: AccelerateBuffer, U: AccelerateBuffer>(_ vectorA: T, _ vectorB: U) -> [Double]
    where T.Element == Double, U.Element == Double { vectorA.each(vectorB, *) }
    public static func multiply<T: AccelerateBuffer, U: AccelerateBuffer, V: AccelerateMutableBuffer>(
        _ vectorA: T, _ vectorB: U, result: inout V
    ) where T.Element == Double, U.Element == Double, V.Element == Double {
        result.fill(with: vectorA.each(vectorB, *))
    }
    public static func multiply<U: AccelerateBuffer>(_ scalar: Double, _ vector: U) -> [Double]
    where U.Element == Double { vector.each { scalar * $0 } }
    public static func multiply<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
        _ scalar: Double, _ vector: U, result: inout V
    ) where U.Element == Double, V.Element == Double { result.fill(with: vector.each { scalar * $0 }) }
    public static func divide<T: AccelerateBuffer, U: AccelerateBuffer>(_ vectorA: T, _ vectorB: U) -> [Double]
    where T.Element == Double, U.Element == Double { vectorA.each(vectorB, /) }
    public static func divide<T: AccelerateBuffer, U: AccelerateBuffer, V: AccelerateMutableBuffer>(
        _ vectorA: T, _ vectorB: U, result: inout V
    ) where T.Element == Double, U.Element == Double, V.Element == Double {
        result.fill(with: vectorA.each(vectorB, /))
    }
    public static func divide<U: AccelerateBuffer>(_ vector: U, _ scalar: Double) -> [Double]
    where U.Element == Double { vector.each { $0 / scalar } }
    public static func divide<U: AccelerateBuffer>(_ scalar: Double, _ vector: U) -> [Double]
    where U.Element == Double { vector.each { scalar / $0 } }
    public static func absolute<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double {
        vector.each(abs)
    }
    public static func negative<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double {
        vector.each { -$0 }
    }
    public static func square<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double {
        vector.each { $0 * $0 }
    }
    public static func trunc<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double {
        vector.each { $0 - $0.rounded(.towardZero) }
    }
    public static func signedSquare<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double {
        vector.each { $0 * abs($0) }
    }
    public static func sum<U: AccelerateBuffer>(_ vector: U) -> Double where U.Element == Double {
        vector.withUnsafeBufferPointer { $0.reduce(0, +) }
    }
    public static func sumOfSquares<U: AccelerateBuffer>(_ vector: U) -> Double where U.Element == Double {
        sum(square(vector))
    }
    public static func sumOfMagnitudes<U: AccelerateBuffer>(_ vector: U) -> Double where U.Element == Double {
        sum(absolute(vector))
    }
    public static func mean<U: AccelerateBuffer>(_ vector: U) -> Double where U.Element == Double {
        sum(vector) / Double(vector.count)
    }
    public static func meanMagnitude<U: AccelerateBuffer>(_ vector: U) -> Double where U.Element == Double {
        sumOfMagnitudes(vector) / Double(vector.count)
    }
    public static func meanSquare<U: AccelerateBuffer>(_ vector: U) -> Double where U.Element == Double {
        sumOfSquares(vector) / Double(vector.count)
    }
    public static func rootMeanSquare<U: AccelerateBuffer>(_ vector: U) -> Double where U.Element == Double {
        meanSquare(vector).squareRoot()
    }
    /// The population's deviation, divided by the number of elements.
    public static func standardDeviation<U: AccelerateBuffer>(_ vector: U) -> Double where U.Element == Double {
        let mean = mean(vector)
        return rootMeanSquare(vector.each { $0 - mean })
    }
    /// Minus infinity where there are no elements.
    public static func maximum<U: AccelerateBuffer>(_ vector: U) -> Double where U.Element == Double {
        vector.withUnsafeBufferPointer { $0.max() } ?? -.infinity
    }
    /// Infinity where there are no elements.
    public static func minimum<U: AccelerateBuffer>(_ vector: U) -> Double where U.Element == Double {
        vector.withUnsafeBufferPointer { $0.min() } ?? .infinity
    }
    public static func maximumMagnitude<U: AccelerateBuffer>(_ vector: U) -> Double where U.Element == Double {
        vector.each(abs).max() ?? 0
    }
    public static func indexOfMaximum<U: AccelerateBuffer>(_ vector: U) -> (UInt, Double) where U.Element == Double {
        let value = maximum(vector)
        return (UInt(vector.withUnsafeBufferPointer { $0.firstIndex(of: value) } ?? 0), value)
    }
    public static func indexOfMinimum<U: AccelerateBuffer>(_ vector: U) -> (UInt, Double) where U.Element == Double {
        let value = minimum(vector)
        return (UInt(vector.withUnsafeBufferPointer { $0.firstIndex(of: value) } ?? 0), value)
    }
    public static func dot<T: AccelerateBuffer, U: AccelerateBuffer>(_ vectorA: T, _ vectorB: U) -> Double
    where T.Element == Double, U.Element == Double { vectorA.each(vectorB, *).reduce(0, +) }
    public static func distanceSquared<U: AccelerateBuffer, V: AccelerateBuffer>(_ pointA: U, _ pointB: V) -> Double
    where U.Element == Double, V.Element == Double { pointA.each(pointB) { ($0 - $1) * ($0 - $1) }.reduce(0, +) }
    public static func clip<U: AccelerateBuffer>(_ vector: U, to bounds: ClosedRange<Double>) -> [Double]
    where U.Element == Double {
        vector.each { min(max($0, bounds.lowerBound), bounds.upperBound) }
    }
    public static func ramp(withInitialValue initialValue: Double, increment: Double, count: Int) -> [Double] {
        (0..<count).map { initialValue + Double($0) * increment }
    }
    /// Values in equal steps from the first to the last one.
    public static func ramp(in range: ClosedRange<Double>, count: Int) -> [Double] {
        ramp(
            withInitialValue: range.lowerBound,
            increment: (range.upperBound - range.lowerBound) / Double(max(1, count - 1)), count: count)
    }
    public static func fill<V: AccelerateMutableBuffer>(_ vector: inout V, with value: Double)
    where V.Element == Double {
        vector.fill(with: Array(repeating: value, count: vector.count))
    }
    public static func clear<V: AccelerateMutableBuffer>(_ vector: inout V) where V.Element == Double {
        fill(&vector, with: 0)
    }
    public static func sort<V: AccelerateMutableBuffer>(_ vector: inout V, sortOrder: SortOrder)
    where V.Element == Double {
        vector.withUnsafeMutableBufferPointer { sortOrder == .ascending ? $0.sort(by: <) : $0.sort(by: >) }
    }
    public static func reverse<V: AccelerateMutableBuffer>(_ vector: inout V) where V.Element == Double {
        vector.withUnsafeMutableBufferPointer { $0.reverse() }
    }
    public static func slidingWindowSum<U: AccelerateBuffer>(
        _ vector: U, usingWindowLength windowLength: Int
    ) -> [Double] where U.Element == Double {
        vector.withUnsafeBufferPointer { buffer in
            (0..<max(0, buffer.count - windowLength + 1)).map { buffer[$0..<$0 + windowLength].reduce(0, +) }
        }
    }
    /// Every element that a filter of a number of taps can start at, by steps.
    public static func downsample<U: AccelerateBuffer, T: AccelerateBuffer>(
        _ source: U, decimationFactor: Int, filter: T
    ) -> [Double] where U.Element == Double, T.Element == Double {
        source.withUnsafeBufferPointer { source in
            filter.withUnsafeBufferPointer { filter in
                stride(from: 0, through: source.count - filter.count, by: decimationFactor).map { start in
                    filter.indices.reduce(0) { $0 + source[start + $1] * filter[$1] }
                }
            }
        }
    }
    public static func convolve<T: AccelerateBuffer, U: AccelerateBuffer>(
        _ vector: T, withKernel kernel: U
    ) -> [Double] where T.Element == Double, U.Element == Double {
        downsample(vector, decimationFactor: 1, filter: kernel)
    }
    public static func linearInterpolate<T: AccelerateBuffer, U: AccelerateBuffer>(
        _ vectorA: T, _ vectorB: U, using interpolationConstant: Double
    ) -> [Double] where T.Element == Double, U.Element == Double {
        vectorA.each(vectorB) { $0 + ($1 - $0) * interpolationConstant }
    }
}

extension vDSP {
    public static func doubleToFloat<U: AccelerateBuffer>(_ source: U) -> [Float] where U.Element == Double {
        source.each { Float($0) }
    }
    public static func floatToDouble<U: AccelerateBuffer>(_ source: U) -> [Double] where U.Element == Float {
        source.each { Double($0) }
    }
    public static func integerToFloatingPoint<U: AccelerateBuffer, V: BinaryFloatingPoint>(
        _ vector: U, floatingPointType: V.Type
    ) -> [V] where U.Element: BinaryInteger { vector.each { V($0) } }
}
