import Foundation

/// Functions of each element of a vector.
public enum vForce {}

extension vForce {
    public static func sqrt<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
        vector.each { $0.squareRoot() }
    }
    public static func exp<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
        vector.each { Foundation.exp($0) }
    }
    public static func log<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
        vector.each { Foundation.log($0) }
    }
    public static func log2<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
        vector.each { Foundation.log2($0) }
    }
    public static func log10<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
        vector.each { Foundation.log10($0) }
    }
    public static func sin<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
        vector.each { Foundation.sin($0) }
    }
    public static func cos<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
        vector.each { Foundation.cos($0) }
    }
    public static func tan<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
        vector.each { Foundation.tan($0) }
    }
    public static func tanh<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
        vector.each { Foundation.tanh($0) }
    }
    public static func floor<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
        vector.each { $0.rounded(.down) }
    }
    public static func ceil<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
        vector.each { $0.rounded(.up) }
    }
    public static func nearestInteger<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
        vector.each { $0.rounded(.toNearestOrEven) }
    }
    public static func reciprocal<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
        vector.each { 1 / $0 }
    }
    public static func pow<T: AccelerateBuffer, U: AccelerateBuffer>(bases: T, exponents: U) -> [Float]
    where T.Element == Float, U.Element == Float { bases.each(exponents) { Foundation.pow($0, $1) } }
}

extension vForce {
    public static func sqrt<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double {
        vector.each { $0.squareRoot() }
    }
    public static func exp<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double {
        vector.each { Foundation.exp($0) }
    }
    public static func log<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double {
        vector.each { Foundation.log($0) }
    }
    public static func log2<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double {
        vector.each { Foundation.log2($0) }
    }
    public static func log10<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double {
        vector.each { Foundation.log10($0) }
    }
    public static func sin<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double {
        vector.each { Foundation.sin($0) }
    }
    public static func cos<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double {
        vector.each { Foundation.cos($0) }
    }
    public static func tan<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double {
        vector.each { Foundation.tan($0) }
    }
    public static func tanh<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double {
        vector.each { Foundation.tanh($0) }
    }
    public static func floor<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double {
        vector.each { $0.rounded(.down) }
    }
    public static func ceil<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double {
        vector.each { $0.rounded(.up) }
    }
    public static func nearestInteger<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double {
        vector.each { $0.rounded(.toNearestOrEven) }
    }
    public static func reciprocal<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double {
        vector.each { 1 / $0 }
    }
    public static func pow<T: AccelerateBuffer, U: AccelerateBuffer>(bases: T, exponents: U) -> [Double]
    where T.Element == Double, U.Element == Double { bases.each(exponents) { Foundation.pow($0, $1) } }
}
