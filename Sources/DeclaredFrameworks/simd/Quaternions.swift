// Rotations as quaternions.

public struct simd_quatf: Equatable, Sendable {
    /// The imaginary parts, then the real one.
    public var vector: SIMD4<Float>

    public init() { vector = SIMD4(0, 0, 0, 0) }
    public init(vector: SIMD4<Float>) { self.vector = vector }
    public init(_ vector: SIMD4<Float>) { self.vector = vector }
    public init(ix: Float, iy: Float, iz: Float, r: Float) { vector = SIMD4(ix, iy, iz, r) }
    public init(real: Float, imag: SIMD3<Float>) { vector = SIMD4(imag, real) }
    /// - Parameter angle: in radians.
    public init(angle: Float, axis: SIMD3<Float>) { self.init(real: cos(angle / 2), imag: axis * sin(angle / 2)) }
    /// The rotation that turns one direction to another.
    public init(from: SIMD3<Float>, to: SIMD3<Float>) {
        let half = from + to
        guard simd.length(half) > 1e-6 else {
            let side = Swift.abs(from.x) < 0.9 ? SIMD3<Float>(1, 0, 0) : SIMD3<Float>(0, 1, 0)
            self.init(real: 0, imag: normalize(cross(from, side)))
            return
        }
        let middle = normalize(half)
        self.init(real: dot(from, middle), imag: cross(from, middle))
    }
    public init(_ rotation: simd_float3x3) {
        let m = rotation
        let trace = m[0][0] + m[1][1] + m[2][2]
        if trace > 0 {
            let w = (trace + 1).squareRoot() / 2
            self.init(
                ix: (m[1][2] - m[2][1]) / (4 * w), iy: (m[2][0] - m[0][2]) / (4 * w), iz: (m[0][1] - m[1][0]) / (4 * w),
                r: w)
            return
        }
        let i = m[0][0] >= m[1][1] && m[0][0] >= m[2][2] ? 0 : m[1][1] >= m[2][2] ? 1 : 2
        let (j, k) = ((i + 1) % 3, (i + 2) % 3)
        var part = SIMD3<Float>()
        part[i] = (1 + m[i][i] - m[j][j] - m[k][k]).squareRoot() / 2
        part[j] = (m[i][j] + m[j][i]) / (4 * part[i])
        part[k] = (m[i][k] + m[k][i]) / (4 * part[i])
        self.init(real: (m[j][k] - m[k][j]) / (4 * part[i]), imag: part)
    }
    public init(_ rotation: simd_float4x4) {
        func column(_ index: Int) -> SIMD3<Float> { SIMD3(rotation[index][0], rotation[index][1], rotation[index][2]) }
        self.init(simd_float3x3(column(0), column(1), column(2)))
    }

    public var real: Float { get { vector.w } set { vector.w = newValue } }
    public var imag: SIMD3<Float> {
        get { SIMD3(vector.x, vector.y, vector.z) }
        set { vector = SIMD4(newValue, vector.w) }
    }
    /// In radians.
    public var angle: Float { 2 * atan2(simd.length(imag), real) }
    public var axis: SIMD3<Float> { normalize(imag) }
    public var length: Float { simd.length(vector) }
    public var conjugate: simd_quatf { simd_quatf(real: real, imag: -imag) }
    public var inverse: simd_quatf { simd_quatf(vector: conjugate.vector / dot(vector, vector)) }
    public var normalized: simd_quatf { simd_quatf(vector: normalize(vector)) }

    public func act(_ vector: SIMD3<Float>) -> SIMD3<Float> {
        (self * simd_quatf(real: 0, imag: vector) * inverse).imag
    }

    public static func * (a: simd_quatf, b: simd_quatf) -> simd_quatf {
        simd_quatf(
            real: a.real * b.real - dot(a.imag, b.imag), imag: b.imag * a.real + a.imag * b.real + cross(a.imag, b.imag)
        )
    }
    public static func + (a: simd_quatf, b: simd_quatf) -> simd_quatf { simd_quatf(vector: a.vector + b.vector) }
    public static func - (a: simd_quatf, b: simd_quatf) -> simd_quatf { simd_quatf(vector: a.vector - b.vector) }
    public static prefix func - (a: simd_quatf) -> simd_quatf { simd_quatf(vector: -a.vector) }
    public static func * (a: Float, b: simd_quatf) -> simd_quatf { simd_quatf(vector: a * b.vector) }
}

extension simd_float3x3 {
    public init(_ quaternion: simd_quatf) {
        self.init(
            quaternion.act(SIMD3(1, 0, 0)), quaternion.act(SIMD3(0, 1, 0)), quaternion.act(SIMD3(0, 0, 1)))
    }
}

extension simd_float4x4 {
    public init(_ quaternion: simd_quatf) {
        let turned = simd_float3x3(quaternion)
        self.init(SIMD4(turned[0], 0), SIMD4(turned[1], 0), SIMD4(turned[2], 0), SIMD4(0, 0, 0, 1))
    }
}

public func simd_mul(_ a: simd_quatf, _ b: simd_quatf) -> simd_quatf { a * b }
public func simd_act(_ q: simd_quatf, _ v: SIMD3<Float>) -> SIMD3<Float> { q.act(v) }
public func simd_inverse(_ q: simd_quatf) -> simd_quatf { q.inverse }
public func simd_normalize(_ q: simd_quatf) -> simd_quatf { q.normalized }
public func simd_quaternion(_ angle: Float, _ axis: SIMD3<Float>) -> simd_quatf { simd_quatf(angle: angle, axis: axis) }
public func simd_matrix4x4(_ q: simd_quatf) -> simd_float4x4 { simd_float4x4(q) }
public func simd_matrix3x3(_ q: simd_quatf) -> simd_float3x3 { simd_float3x3(q) }
/// Turns from one rotation to another along the shorter way.
public func simd_slerp(_ q0: simd_quatf, _ q1: simd_quatf, _ t: Float) -> simd_quatf {
    let cosine = dot(q0.vector, q1.vector)
    let (target, part) = (cosine < 0 ? -q1 : q1, Swift.abs(cosine))
    guard part < 0.9995 else { return simd_quatf(vector: normalize(q0.vector + (target.vector - q0.vector) * t)) }
    let angle = acos(part)
    return sin((1 - t) * angle) / sin(angle) * q0 + sin(t * angle) / sin(angle) * target
}

public struct simd_quatd: Equatable, Sendable {
    /// The imaginary parts, then the real one.
    public var vector: SIMD4<Double>

    public init() { vector = SIMD4(0, 0, 0, 0) }
    public init(vector: SIMD4<Double>) { self.vector = vector }
    public init(_ vector: SIMD4<Double>) { self.vector = vector }
    public init(ix: Double, iy: Double, iz: Double, r: Double) { vector = SIMD4(ix, iy, iz, r) }
    public init(real: Double, imag: SIMD3<Double>) { vector = SIMD4(imag, real) }
    /// - Parameter angle: in radians.
    public init(angle: Double, axis: SIMD3<Double>) { self.init(real: cos(angle / 2), imag: axis * sin(angle / 2)) }
    /// The rotation that turns one direction to another.
    public init(from: SIMD3<Double>, to: SIMD3<Double>) {
        let half = from + to
        guard simd.length(half) > 1e-6 else {
            let side = Swift.abs(from.x) < 0.9 ? SIMD3<Double>(1, 0, 0) : SIMD3<Double>(0, 1, 0)
            self.init(real: 0, imag: normalize(cross(from, side)))
            return
        }
        let middle = normalize(half)
        self.init(real: dot(from, middle), imag: cross(from, middle))
    }
    public init(_ rotation: simd_double3x3) {
        let m = rotation
        let trace = m[0][0] + m[1][1] + m[2][2]
        if trace > 0 {
            let w = (trace + 1).squareRoot() / 2
            self.init(
                ix: (m[1][2] - m[2][1]) / (4 * w), iy: (m[2][0] - m[0][2]) / (4 * w), iz: (m[0][1] - m[1][0]) / (4 * w),
                r: w)
            return
        }
        let i = m[0][0] >= m[1][1] && m[0][0] >= m[2][2] ? 0 : m[1][1] >= m[2][2] ? 1 : 2
        let (j, k) = ((i + 1) % 3, (i + 2) % 3)
        var part = SIMD3<Double>()
        part[i] = (1 + m[i][i] - m[j][j] - m[k][k]).squareRoot() / 2
        part[j] = (m[i][j] + m[j][i]) / (4 * part[i])
        part[k] = (m[i][k] + m[k][i]) / (4 * part[i])
        self.init(real: (m[j][k] - m[k][j]) / (4 * part[i]), imag: part)
    }
    public init(_ rotation: simd_double4x4) {
        func column(_ index: Int) -> SIMD3<Double> { SIMD3(rotation[index][0], rotation[index][1], rotation[index][2]) }
        self.init(simd_double3x3(column(0), column(1), column(2)))
    }

    public var real: Double { get { vector.w } set { vector.w = newValue } }
    public var imag: SIMD3<Double> {
        get { SIMD3(vector.x, vector.y, vector.z) }
        set { vector = SIMD4(newValue, vector.w) }
    }
    /// In radians.
    public var angle: Double { 2 * atan2(simd.length(imag), real) }
    public var axis: SIMD3<Double> { normalize(imag) }
    public var length: Double { simd.length(vector) }
    public var conjugate: simd_quatd { simd_quatd(real: real, imag: -imag) }
    public var inverse: simd_quatd { simd_quatd(vector: conjugate.vector / dot(vector, vector)) }
    public var normalized: simd_quatd { simd_quatd(vector: normalize(vector)) }

    public func act(_ vector: SIMD3<Double>) -> SIMD3<Double> {
        (self * simd_quatd(real: 0, imag: vector) * inverse).imag
    }

    public static func * (a: simd_quatd, b: simd_quatd) -> simd_quatd {
        simd_quatd(
            real: a.real * b.real - dot(a.imag, b.imag), imag: b.imag * a.real + a.imag * b.real + cross(a.imag, b.imag)
        )
    }
    public static func + (a: simd_quatd, b: simd_quatd) -> simd_quatd { simd_quatd(vector: a.vector + b.vector) }
    public static func - (a: simd_quatd, b: simd_quatd) -> simd_quatd { simd_quatd(vector: a.vector - b.vector) }
    public static prefix func - (a: simd_quatd) -> simd_quatd { simd_quatd(vector: -a.vector) }
    public static func * (a: Double, b: simd_quatd) -> simd_quatd { simd_quatd(vector: a * b.vector) }
}

extension simd_double3x3 {
    public init(_ quaternion: simd_quatd) {
        self.init(
            quaternion.act(SIMD3(1, 0, 0)), quaternion.act(SIMD3(0, 1, 0)), quaternion.act(SIMD3(0, 0, 1)))
    }
}

extension simd_double4x4 {
    public init(_ quaternion: simd_quatd) {
        let turned = simd_double3x3(quaternion)
        self.init(SIMD4(turned[0], 0), SIMD4(turned[1], 0), SIMD4(turned[2], 0), SIMD4(0, 0, 0, 1))
    }
}

public func simd_mul(_ a: simd_quatd, _ b: simd_quatd) -> simd_quatd { a * b }
public func simd_act(_ q: simd_quatd, _ v: SIMD3<Double>) -> SIMD3<Double> { q.act(v) }
public func simd_inverse(_ q: simd_quatd) -> simd_quatd { q.inverse }
public func simd_normalize(_ q: simd_quatd) -> simd_quatd { q.normalized }
public func simd_quaternion(_ angle: Double, _ axis: SIMD3<Double>) -> simd_quatd {
    simd_quatd(angle: angle, axis: axis)
}
public func simd_matrix4x4(_ q: simd_quatd) -> simd_double4x4 { simd_double4x4(q) }
public func simd_matrix3x3(_ q: simd_quatd) -> simd_double3x3 { simd_double3x3(q) }
/// Turns from one rotation to another along the shorter way.
public func simd_slerp(_ q0: simd_quatd, _ q1: simd_quatd, _ t: Double) -> simd_quatd {
    let cosine = dot(q0.vector, q1.vector)
    let (target, part) = (cosine < 0 ? -q1 : q1, Swift.abs(cosine))
    guard part < 0.9995 else { return simd_quatd(vector: normalize(q0.vector + (target.vector - q0.vector) * t)) }
    let angle = acos(part)
    return sin((1 - t) * angle) / sin(angle) * q0 + sin(t * angle) / sin(angle) * target
}
