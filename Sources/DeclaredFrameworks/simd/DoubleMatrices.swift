// Square matrices, column by column.

public typealias double2x2 = simd_double2x2
public typealias matrix_double2x2 = simd_double2x2
public let matrix_identity_double2x2 = simd_double2x2(1)

public struct simd_double2x2: Equatable, Sendable {
    public var columns: (SIMD2<Double>, SIMD2<Double>)

    public init() { columns = (.zero, .zero) }
    public init(columns: (SIMD2<Double>, SIMD2<Double>)) { self.columns = columns }
    public init(_ col0: SIMD2<Double>, _ col1: SIMD2<Double>) { columns = (col0, col1) }
    public init(_ columns: [SIMD2<Double>]) { self.columns = (columns[0], columns[1]) }
    public init(rows: [SIMD2<Double>]) { self = simd_double2x2(rows).transpose }
    public init(_ scalar: Double) { self.init(diagonal: SIMD2<Double>(repeating: scalar)) }
    public init(diagonal: SIMD2<Double>) {
        self.init()
        for index in 0..<2 { self[index][index] = diagonal[index] }
    }

    public subscript(column: Int) -> SIMD2<Double> {
        get {
            switch column {
            case 0: columns.0
            default: columns.1
            }
        }
        set {
            switch column {
            case 0: columns.0 = newValue
            default: columns.1 = newValue
            }
        }
    }
    public subscript(column: Int, row: Int) -> Double {
        get { self[column][row] }
        set { self[column][row] = newValue }
    }

    public var transpose: simd_double2x2 {
        var result = simd_double2x2()
        for column in 0..<2 {
            for row in 0..<2 { result[row][column] = self[column][row] }
        }
        return result
    }
    public var determinant: Double { (0..<2).map { self[$0] }.eliminated().determinant }
    public var inverse: simd_double2x2 {
        let inverse = (0..<2).map { self[$0] }.eliminated().inverse
        return simd_double2x2(inverse)
    }

    public static func == (a: simd_double2x2, b: simd_double2x2) -> Bool { a.columns == b.columns }
    public static func + (a: simd_double2x2, b: simd_double2x2) -> simd_double2x2 {
        simd_double2x2(a.columns.0 + b.columns.0, a.columns.1 + b.columns.1)
    }
    public static func - (a: simd_double2x2, b: simd_double2x2) -> simd_double2x2 {
        simd_double2x2(a.columns.0 - b.columns.0, a.columns.1 - b.columns.1)
    }
    public static prefix func - (a: simd_double2x2) -> simd_double2x2 { simd_double2x2(-a.columns.0, -a.columns.1) }
    public static func * (a: Double, b: simd_double2x2) -> simd_double2x2 {
        simd_double2x2(a * b.columns.0, a * b.columns.1)
    }
    public static func * (a: simd_double2x2, b: Double) -> simd_double2x2 { b * a }
    public static func * (a: simd_double2x2, b: SIMD2<Double>) -> SIMD2<Double> {
        a.columns.0 * b[0] + a.columns.1 * b[1]
    }
    public static func * (a: SIMD2<Double>, b: simd_double2x2) -> SIMD2<Double> { b.transpose * a }
    public static func * (a: simd_double2x2, b: simd_double2x2) -> simd_double2x2 {
        simd_double2x2(a * b.columns.0, a * b.columns.1)
    }
    public static func *= (a: inout simd_double2x2, b: simd_double2x2) { a = a * b }
}

public func simd_mul(_ a: simd_double2x2, _ b: simd_double2x2) -> simd_double2x2 { a * b }
public func simd_mul(_ a: simd_double2x2, _ b: SIMD2<Double>) -> SIMD2<Double> { a * b }
public func simd_mul(_ a: SIMD2<Double>, _ b: simd_double2x2) -> SIMD2<Double> { a * b }
public func simd_transpose(_ a: simd_double2x2) -> simd_double2x2 { a.transpose }
public func simd_inverse(_ a: simd_double2x2) -> simd_double2x2 { a.inverse }
public func simd_determinant(_ a: simd_double2x2) -> Double { a.determinant }
public func simd_matrix(_ col0: SIMD2<Double>, _ col1: SIMD2<Double>) -> simd_double2x2 { simd_double2x2(col0, col1) }

public typealias double3x3 = simd_double3x3
public typealias matrix_double3x3 = simd_double3x3
public let matrix_identity_double3x3 = simd_double3x3(1)

public struct simd_double3x3: Equatable, Sendable {
    public var columns: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)

    public init() { columns = (.zero, .zero, .zero) }
    public init(columns: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)) { self.columns = columns }
    public init(_ col0: SIMD3<Double>, _ col1: SIMD3<Double>, _ col2: SIMD3<Double>) { columns = (col0, col1, col2) }
    public init(_ columns: [SIMD3<Double>]) { self.columns = (columns[0], columns[1], columns[2]) }
    public init(rows: [SIMD3<Double>]) { self = simd_double3x3(rows).transpose }
    public init(_ scalar: Double) { self.init(diagonal: SIMD3<Double>(repeating: scalar)) }
    public init(diagonal: SIMD3<Double>) {
        self.init()
        for index in 0..<3 { self[index][index] = diagonal[index] }
    }

    public subscript(column: Int) -> SIMD3<Double> {
        get {
            switch column {
            case 0: columns.0
            case 1: columns.1
            default: columns.2
            }
        }
        set {
            switch column {
            case 0: columns.0 = newValue
            case 1: columns.1 = newValue
            default: columns.2 = newValue
            }
        }
    }
    public subscript(column: Int, row: Int) -> Double {
        get { self[column][row] }
        set { self[column][row] = newValue }
    }

    public var transpose: simd_double3x3 {
        var result = simd_double3x3()
        for column in 0..<3 {
            for row in 0..<3 { result[row][column] = self[column][row] }
        }
        return result
    }
    public var determinant: Double { (0..<3).map { self[$0] }.eliminated().determinant }
    public var inverse: simd_double3x3 {
        let inverse = (0..<3).map { self[$0] }.eliminated().inverse
        return simd_double3x3(inverse)
    }

    public static func == (a: simd_double3x3, b: simd_double3x3) -> Bool { a.columns == b.columns }
    public static func + (a: simd_double3x3, b: simd_double3x3) -> simd_double3x3 {
        simd_double3x3(a.columns.0 + b.columns.0, a.columns.1 + b.columns.1, a.columns.2 + b.columns.2)
    }
    public static func - (a: simd_double3x3, b: simd_double3x3) -> simd_double3x3 {
        simd_double3x3(a.columns.0 - b.columns.0, a.columns.1 - b.columns.1, a.columns.2 - b.columns.2)
    }
    public static prefix func - (a: simd_double3x3) -> simd_double3x3 {
        simd_double3x3(-a.columns.0, -a.columns.1, -a.columns.2)
    }
    public static func * (a: Double, b: simd_double3x3) -> simd_double3x3 {
        simd_double3x3(a * b.columns.0, a * b.columns.1, a * b.columns.2)
    }
    public static func * (a: simd_double3x3, b: Double) -> simd_double3x3 { b * a }
    public static func * (a: simd_double3x3, b: SIMD3<Double>) -> SIMD3<Double> {
        a.columns.0 * b[0] + a.columns.1 * b[1] + a.columns.2 * b[2]
    }
    public static func * (a: SIMD3<Double>, b: simd_double3x3) -> SIMD3<Double> { b.transpose * a }
    public static func * (a: simd_double3x3, b: simd_double3x3) -> simd_double3x3 {
        simd_double3x3(a * b.columns.0, a * b.columns.1, a * b.columns.2)
    }
    public static func *= (a: inout simd_double3x3, b: simd_double3x3) { a = a * b }
}

public func simd_mul(_ a: simd_double3x3, _ b: simd_double3x3) -> simd_double3x3 { a * b }
public func simd_mul(_ a: simd_double3x3, _ b: SIMD3<Double>) -> SIMD3<Double> { a * b }
public func simd_mul(_ a: SIMD3<Double>, _ b: simd_double3x3) -> SIMD3<Double> { a * b }
public func simd_transpose(_ a: simd_double3x3) -> simd_double3x3 { a.transpose }
public func simd_inverse(_ a: simd_double3x3) -> simd_double3x3 { a.inverse }
public func simd_determinant(_ a: simd_double3x3) -> Double { a.determinant }
public func simd_matrix(_ col0: SIMD3<Double>, _ col1: SIMD3<Double>, _ col2: SIMD3<Double>) -> simd_double3x3 {
    simd_double3x3(col0, col1, col2)
}

public typealias double4x4 = simd_double4x4
public typealias matrix_double4x4 = simd_double4x4
public let matrix_identity_double4x4 = simd_double4x4(1)

public struct simd_double4x4: Equatable, Sendable {
    public var columns: (SIMD4<Double>, SIMD4<Double>, SIMD4<Double>, SIMD4<Double>)

    public init() { columns = (.zero, .zero, .zero, .zero) }
    public init(columns: (SIMD4<Double>, SIMD4<Double>, SIMD4<Double>, SIMD4<Double>)) { self.columns = columns }
    public init(_ col0: SIMD4<Double>, _ col1: SIMD4<Double>, _ col2: SIMD4<Double>, _ col3: SIMD4<Double>) {
        columns = (col0, col1, col2, col3)
    }
    public init(_ columns: [SIMD4<Double>]) { self.columns = (columns[0], columns[1], columns[2], columns[3]) }
    public init(rows: [SIMD4<Double>]) { self = simd_double4x4(rows).transpose }
    public init(_ scalar: Double) { self.init(diagonal: SIMD4<Double>(repeating: scalar)) }
    public init(diagonal: SIMD4<Double>) {
        self.init()
        for index in 0..<4 { self[index][index] = diagonal[index] }
    }

    public subscript(column: Int) -> SIMD4<Double> {
        get {
            switch column {
            case 0: columns.0
            case 1: columns.1
            case 2: columns.2
            default: columns.3
            }
        }
        set {
            switch column {
            case 0: columns.0 = newValue
            case 1: columns.1 = newValue
            case 2: columns.2 = newValue
            default: columns.3 = newValue
            }
        }
    }
    public subscript(column: Int, row: Int) -> Double {
        get { self[column][row] }
        set { self[column][row] = newValue }
    }

    public var transpose: simd_double4x4 {
        var result = simd_double4x4()
        for column in 0..<4 {
            for row in 0..<4 { result[row][column] = self[column][row] }
        }
        return result
    }
    public var determinant: Double { (0..<4).map { self[$0] }.eliminated().determinant }
    public var inverse: simd_double4x4 {
        let inverse = (0..<4).map { self[$0] }.eliminated().inverse
        return simd_double4x4(inverse)
    }

    public static func == (a: simd_double4x4, b: simd_double4x4) -> Bool { a.columns == b.columns }
    public static func + (a: simd_double4x4, b: simd_double4x4) -> simd_double4x4 {
        simd_double4x4(
            a.columns.0 + b.columns.0, a.columns.1 + b.columns.1, a.columns.2 + b.columns.2, a.columns.3 + b.columns.3)
    }
    public static func - (a: simd_double4x4, b: simd_double4x4) -> simd_double4x4 {
        simd_double4x4(
            a.columns.0 - b.columns.0, a.columns.1 - b.columns.1, a.columns.2 - b.columns.2, a.columns.3 - b.columns.3)
    }
    public static prefix func - (a: simd_double4x4) -> simd_double4x4 {
        simd_double4x4(-a.columns.0, -a.columns.1, -a.columns.2, -a.columns.3)
    }
    public static func * (a: Double, b: simd_double4x4) -> simd_double4x4 {
        simd_double4x4(a * b.columns.0, a * b.columns.1, a * b.columns.2, a * b.columns.3)
    }
    public static func * (a: simd_double4x4, b: Double) -> simd_double4x4 { b * a }
    public static func * (a: simd_double4x4, b: SIMD4<Double>) -> SIMD4<Double> {
        a.columns.0 * b[0] + a.columns.1 * b[1] + a.columns.2 * b[2] + a.columns.3 * b[3]
    }
    public static func * (a: SIMD4<Double>, b: simd_double4x4) -> SIMD4<Double> { b.transpose * a }
    public static func * (a: simd_double4x4, b: simd_double4x4) -> simd_double4x4 {
        simd_double4x4(a * b.columns.0, a * b.columns.1, a * b.columns.2, a * b.columns.3)
    }
    public static func *= (a: inout simd_double4x4, b: simd_double4x4) { a = a * b }
}

public func simd_mul(_ a: simd_double4x4, _ b: simd_double4x4) -> simd_double4x4 { a * b }
public func simd_mul(_ a: simd_double4x4, _ b: SIMD4<Double>) -> SIMD4<Double> { a * b }
public func simd_mul(_ a: SIMD4<Double>, _ b: simd_double4x4) -> SIMD4<Double> { a * b }
public func simd_transpose(_ a: simd_double4x4) -> simd_double4x4 { a.transpose }
public func simd_inverse(_ a: simd_double4x4) -> simd_double4x4 { a.inverse }
public func simd_determinant(_ a: simd_double4x4) -> Double { a.determinant }
public func simd_matrix(_ col0: SIMD4<Double>, _ col1: SIMD4<Double>, _ col2: SIMD4<Double>, _ col3: SIMD4<Double>)
    -> simd_double4x4
{ simd_double4x4(col0, col1, col2, col3) }
