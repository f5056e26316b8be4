// The functions of vDSP under C's names. Strides count elements.

public typealias vDSP_Length = UInt
public typealias vDSP_Stride = Int

/// Computes each element of a result from those of two vectors.
private func combine<T>(
    _ a: UnsafePointer<T>, _ strideA: Int, _ b: UnsafePointer<T>, _ strideB: Int, _ c: UnsafeMutablePointer<T>,
    _ strideC: Int, _ count: UInt, _ operation: (T, T) -> T
) {
    for index in 0..<Int(count) { c[index * strideC] = operation(a[index * strideA], b[index * strideB]) }
}

private func elements<T>(_ a: UnsafePointer<T>, _ stride: Int, _ count: UInt) -> [T] {
    (0..<Int(count)).map { a[$0 * stride] }
}

public func vDSP_vadd(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __IB: vDSP_Stride,
    _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) { combine(__A, __IA, __B, __IB, __C, __IC, __N, +) }
public func vDSP_vmul(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __IB: vDSP_Stride,
    _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) { combine(__A, __IA, __B, __IB, __C, __IC, __N, *) }
/// As Accelerate documents, the first vector is what is taken away or divided by.
public func vDSP_vsub(
    _ __B: UnsafePointer<Float>, _ __IB: vDSP_Stride, _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride,
    _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) { combine(__A, __IA, __B, __IB, __C, __IC, __N, -) }
/// As Accelerate documents, the first vector is what is taken away or divided by.
public func vDSP_vdiv(
    _ __B: UnsafePointer<Float>, _ __IB: vDSP_Stride, _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride,
    _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) { combine(__A, __IA, __B, __IB, __C, __IC, __N, /) }
public func vDSP_vsadd(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __C: UnsafeMutablePointer<Float>,
    _ __IC: vDSP_Stride, _ __N: vDSP_Length
) { combine(__A, __IA, __B, 0, __C, __IC, __N) { $0 + $1 } }
public func vDSP_vsmul(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __C: UnsafeMutablePointer<Float>,
    _ __IC: vDSP_Stride, _ __N: vDSP_Length
) { combine(__A, __IA, __B, 0, __C, __IC, __N) { $0 * $1 } }
public func vDSP_vsdiv(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __C: UnsafeMutablePointer<Float>,
    _ __IC: vDSP_Stride, _ __N: vDSP_Length
) { combine(__A, __IA, __B, 0, __C, __IC, __N) { $0 / $1 } }
public func vDSP_vabs(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride,
    _ __N: vDSP_Length
) {
    for index in 0..<Int(__N) { __C[index * __IC] = abs(__A[index * __IA]) }
}
public func vDSP_vneg(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride,
    _ __N: vDSP_Length
) {
    for index in 0..<Int(__N) { __C[index * __IC] = -__A[index * __IA] }
}
public func vDSP_vsq(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride,
    _ __N: vDSP_Length
) {
    for index in 0..<Int(__N) { __C[index * __IC] = __A[index * __IA] * __A[index * __IA] }
}
public func vDSP_sve(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) {
    __C.pointee = vDSP.sum(elements(__A, __IA, __N))
}
public func vDSP_svesq(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) {
    __C.pointee = vDSP.sumOfSquares(elements(__A, __IA, __N))
}
public func vDSP_meanv(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) {
    __C.pointee = vDSP.mean(elements(__A, __IA, __N))
}
public func vDSP_measqv(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) {
    __C.pointee = vDSP.meanSquare(elements(__A, __IA, __N))
}
public func vDSP_rmsqv(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) {
    __C.pointee = vDSP.rootMeanSquare(elements(__A, __IA, __N))
}
public func vDSP_maxv(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) {
    __C.pointee = vDSP.maximum(elements(__A, __IA, __N))
}
public func vDSP_minv(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) {
    __C.pointee = vDSP.minimum(elements(__A, __IA, __N))
}
public func vDSP_maxmgv(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) {
    __C.pointee = vDSP.maximumMagnitude(elements(__A, __IA, __N))
}
public func vDSP_maxvi(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>,
    _ __I: UnsafeMutablePointer<vDSP_Length>, _ __N: vDSP_Length
) {
    let (index, value) = vDSP.indexOfMaximum(elements(__A, __IA, __N))
    (__C.pointee, __I.pointee) = (value, index * UInt(__IA))
}
public func vDSP_minvi(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>,
    _ __I: UnsafeMutablePointer<vDSP_Length>, _ __N: vDSP_Length
) {
    let (index, value) = vDSP.indexOfMinimum(elements(__A, __IA, __N))
    (__C.pointee, __I.pointee) = (value, index * UInt(__IA))
}
public func vDSP_dotpr(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __IB: vDSP_Stride,
    _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) { __C.pointee = vDSP.dot(elements(__A, __IA, __N), elements(__B, __IB, __N)) }
public func vDSP_vclr(_ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length) {
    for index in 0..<Int(__N) { __C[index * __IC] = 0 }
}
public func vDSP_vfill(
    _ __A: UnsafePointer<Float>, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    for index in 0..<Int(__N) { __C[index * __IC] = __A.pointee }
}
public func vDSP_vclip(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __C: UnsafePointer<Float>,
    _ __D: UnsafeMutablePointer<Float>, _ __ID: vDSP_Stride, _ __N: vDSP_Length
) {
    for index in 0..<Int(__N) { __D[index * __ID] = min(max(__A[index * __IA], __B.pointee), __C.pointee) }
}

public func vDSP_vaddD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>, _ __IB: vDSP_Stride,
    _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) { combine(__A, __IA, __B, __IB, __C, __IC, __N, +) }
public func vDSP_vmulD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>, _ __IB: vDSP_Stride,
    _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) { combine(__A, __IA, __B, __IB, __C, __IC, __N, *) }
/// As Accelerate documents, the first vector is what is taken away or divided by.
public func vDSP_vsubD(
    _ __B: UnsafePointer<Double>, _ __IB: vDSP_Stride, _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride,
    _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) { combine(__A, __IA, __B, __IB, __C, __IC, __N, -) }
/// As Accelerate documents, the first vector is what is taken away or divided by.
public func vDSP_vdivD(
    _ __B: UnsafePointer<Double>, _ __IB: vDSP_Stride, _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride,
    _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) { combine(__A, __IA, __B, __IB, __C, __IC, __N, /) }
public func vDSP_vsaddD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>,
    _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) { combine(__A, __IA, __B, 0, __C, __IC, __N) { $0 + $1 } }
public func vDSP_vsmulD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>,
    _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) { combine(__A, __IA, __B, 0, __C, __IC, __N) { $0 * $1 } }
public func vDSP_vsdivD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>,
    _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) { combine(__A, __IA, __B, 0, __C, __IC, __N) { $0 / $1 } }
public func vDSP_vabsD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride,
    _ __N: vDSP_Length
) {
    for index in 0..<Int(__N) { __C[index * __IC] = abs(__A[index * __IA]) }
}
public func vDSP_vnegD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride,
    _ __N: vDSP_Length
) {
    for index in 0..<Int(__N) { __C[index * __IC] = -__A[index * __IA] }
}
public func vDSP_vsqD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride,
    _ __N: vDSP_Length
) {
    for index in 0..<Int(__N) { __C[index * __IC] = __A[index * __IA] * __A[index * __IA] }
}
public func vDSP_sveD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length
) {
    __C.pointee = vDSP.sum(elements(__A, __IA, __N))
}
public func vDSP_svesqD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length
) {
    __C.pointee = vDSP.sumOfSquares(elements(__A, __IA, __N))
}
public func vDSP_meanvD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length
) {
    __C.pointee = vDSP.mean(elements(__A, __IA, __N))
}
public func vDSP_measqvD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length
) {
    __C.pointee = vDSP.meanSquare(elements(__A, __IA, __N))
}
public func vDSP_rmsqvD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length
) {
    __C.pointee = vDSP.rootMeanSquare(elements(__A, __IA, __N))
}
public func vDSP_maxvD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length
) {
    __C.pointee = vDSP.maximum(elements(__A, __IA, __N))
}
public func vDSP_minvD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length
) {
    __C.pointee = vDSP.minimum(elements(__A, __IA, __N))
}
public func vDSP_maxmgvD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length
) {
    __C.pointee = vDSP.maximumMagnitude(elements(__A, __IA, __N))
}
public func vDSP_maxviD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>,
    _ __I: UnsafeMutablePointer<vDSP_Length>, _ __N: vDSP_Length
) {
    let (index, value) = vDSP.indexOfMaximum(elements(__A, __IA, __N))
    (__C.pointee, __I.pointee) = (value, index * UInt(__IA))
}
public func vDSP_minviD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>,
    _ __I: UnsafeMutablePointer<vDSP_Length>, _ __N: vDSP_Length
) {
    let (index, value) = vDSP.indexOfMinimum(elements(__A, __IA, __N))
    (__C.pointee, __I.pointee) = (value, index * UInt(__IA))
}
public func vDSP_dotprD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>, _ __IB: vDSP_Stride,
    _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length
) { __C.pointee = vDSP.dot(elements(__A, __IA, __N), elements(__B, __IB, __N)) }
public func vDSP_vclrD(_ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __N: vDSP_Length) {
    for index in 0..<Int(__N) { __C[index * __IC] = 0 }
}
public func vDSP_vfillD(
    _ __A: UnsafePointer<Double>, _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    for index in 0..<Int(__N) { __C[index * __IC] = __A.pointee }
}
public func vDSP_vclipD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>, _ __C: UnsafePointer<Double>,
    _ __D: UnsafeMutablePointer<Double>, _ __ID: vDSP_Stride, _ __N: vDSP_Length
) {
    for index in 0..<Int(__N) { __D[index * __ID] = min(max(__A[index * __IA], __B.pointee), __C.pointee) }
}

/// Multiplies a matrix of M rows and P columns by one of P rows and N columns, row by row.
public func vDSP_mmul(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __IB: vDSP_Stride,
    _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride,
    _ __M: vDSP_Length, _ __N: vDSP_Length, _ __P: vDSP_Length
) {
    let (rows, columns, inner) = (Int(__M), Int(__N), Int(__P))
    for row in 0..<rows {
        for column in 0..<columns {
            __C[(row * columns + column) * __IC] = (0..<inner).reduce(0) {
                $0 + __A[(row * inner + $1) * __IA] * __B[($1 * columns + column) * __IB]
            }
        }
    }
}
/// Writes the transpose, which has M rows and N columns.
public func vDSP_mtrans(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride,
    _ __M: vDSP_Length, _ __N: vDSP_Length
) {
    let (rows, columns) = (Int(__M), Int(__N))
    let values = (0..<rows * columns).map { __A[$0 * __IA] }
    for row in 0..<rows {
        for column in 0..<columns { __C[(row * columns + column) * __IC] = values[column * rows + row] }
    }
}

/// Multiplies a matrix of M rows and P columns by one of P rows and N columns, row by row.
public func vDSP_mmulD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>, _ __IB: vDSP_Stride,
    _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride,
    _ __M: vDSP_Length, _ __N: vDSP_Length, _ __P: vDSP_Length
) {
    let (rows, columns, inner) = (Int(__M), Int(__N), Int(__P))
    for row in 0..<rows {
        for column in 0..<columns {
            __C[(row * columns + column) * __IC] = (0..<inner).reduce(0) {
                $0 + __A[(row * inner + $1) * __IA] * __B[($1 * columns + column) * __IB]
            }
        }
    }
}
/// Writes the transpose, which has M rows and N columns.
public func vDSP_mtransD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride,
    _ __M: vDSP_Length, _ __N: vDSP_Length
) {
    let (rows, columns) = (Int(__M), Int(__N))
    let values = (0..<rows * columns).map { __A[$0 * __IA] }
    for row in 0..<rows {
        for column in 0..<columns { __C[(row * columns + column) * __IC] = values[column * rows + row] }
    }
}
