// LAPACK's factorization of square matrices, which is what apps use of it. Matrices lie column by column.

/// LAPACK's name of its integers.
public typealias __CLPK_integer = Int32
/// LAPACK's name of its numbers.
public typealias __CLPK_doublereal = Double

/// Factorizes a matrix into a lower and an upper triangle with row exchanges. `info` is the number of the first pivot
/// that is zero, or 0.
@discardableResult
public func dgetrf_(
    _ m: UnsafeMutablePointer<Int32>, _ n: UnsafeMutablePointer<Int32>, _ a: UnsafeMutablePointer<Double>,
    _ lda: UnsafeMutablePointer<Int32>, _ ipiv: UnsafeMutablePointer<Int32>, _ info: UnsafeMutablePointer<Int32>
) -> Int32 {
    let (rows, columns, stride) = (Int(m.pointee), Int(n.pointee), Int(lda.pointee))
    info.pointee = 0
    for step in 0..<min(rows, columns) {
        let pivot = (step..<rows).max { abs(a[$0 + step * stride]) < abs(a[$1 + step * stride]) } ?? step
        ipiv[step] = Int32(pivot + 1)
        guard a[pivot + step * stride] != 0 else {
            if info.pointee == 0 { info.pointee = Int32(step + 1) }
            continue
        }
        if pivot != step {
            for column in 0..<columns {
                (a[step + column * stride], a[pivot + column * stride]) = (
                    a[pivot + column * stride], a[step + column * stride]
                )
            }
        }
        for row in step + 1..<max(rows, step + 1) {
            a[row + step * stride] /= a[step + step * stride]
            for column in step + 1..<max(columns, step + 1) {
                a[row + column * stride] -= a[row + step * stride] * a[step + column * stride]
            }
        }
    }
    return info.pointee
}

/// Solves equations with a matrix that `dgetrf_` factorized. `trans` is "N" for the matrix, "T" for its transpose.
@discardableResult
public func dgetrs_(
    _ trans: UnsafePointer<CChar>!, _ n: UnsafeMutablePointer<Int32>, _ nrhs: UnsafeMutablePointer<Int32>,
    _ a: UnsafePointer<Double>, _ lda: UnsafeMutablePointer<Int32>, _ ipiv: UnsafePointer<Int32>,
    _ b: UnsafeMutablePointer<Double>, _ ldb: UnsafeMutablePointer<Int32>, _ info: UnsafeMutablePointer<Int32>
) -> Int32 {
    let (size, stride, rightStride) = (Int(n.pointee), Int(lda.pointee), Int(ldb.pointee))
    let isTransposed = trans.pointee != CChar(UInt8(ascii: "N")) && trans.pointee != CChar(UInt8(ascii: "n"))
    info.pointee = 0
    for side in 0..<Int(nrhs.pointee) {
        let x = b + side * rightStride
        func exchange(_ row: Int) {
            let other = Int(ipiv[row]) - 1
            if other != row { (x[row], x[other]) = (x[other], x[row]) }
        }
        if isTransposed {
            for row in 0..<size {
                for column in 0..<row { x[row] -= a[column + row * stride] * x[column] }
                x[row] /= a[row + row * stride]
            }
            for row in (0..<size).reversed() {
                for column in row + 1..<max(size, row + 1) { x[row] -= a[column + row * stride] * x[column] }
            }
            for row in (0..<size).reversed() { exchange(row) }
        } else {
            for row in 0..<size { exchange(row) }
            for row in 0..<size {
                for column in 0..<row { x[row] -= a[row + column * stride] * x[column] }
            }
            for row in (0..<size).reversed() {
                for column in row + 1..<max(size, row + 1) { x[row] -= a[row + column * stride] * x[column] }
                x[row] /= a[row + row * stride]
            }
        }
    }
    return 0
}

/// Makes the inverse of a matrix that `dgetrf_` factorized. A `lwork` of -1 asks how much room it needs: none.
@discardableResult
public func dgetri_(
    _ n: UnsafeMutablePointer<Int32>, _ a: UnsafeMutablePointer<Double>, _ lda: UnsafeMutablePointer<Int32>,
    _ ipiv: UnsafeMutablePointer<Int32>, _ work: UnsafeMutablePointer<Double>, _ lwork: UnsafeMutablePointer<Int32>,
    _ info: UnsafeMutablePointer<Int32>
) -> Int32 {
    let (size, stride) = (Int(n.pointee), Int(lda.pointee))
    info.pointee = 0
    if lwork.pointee == -1 {
        work.pointee = Double(max(1, size))
        return 0
    }
    if let zero = (0..<size).first(where: { a[$0 + $0 * stride] == 0 }) {
        info.pointee = Int32(zero + 1)
        return info.pointee
    }
    var inverse = [Double](repeating: 0, count: size * size)
    for index in 0..<size { inverse[index + index * size] = 1 }
    var (sides, rightStride, letter) = (n.pointee, n.pointee, CChar(UInt8(ascii: "N")))
    dgetrs_(&letter, n, &sides, a, lda, ipiv, &inverse, &rightStride, info)
    for column in 0..<size {
        for row in 0..<size { a[row + column * stride] = inverse[row + column * size] }
    }
    return 0
}
