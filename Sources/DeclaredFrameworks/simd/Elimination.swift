// Gauss and Jordan's elimination with the largest pivot, for determinants and inverses of small matrices.

/// What elimination finds of a square matrix.
struct Eliminated<Column: SIMD> where Column.Scalar: FloatingPoint {
    let determinant: Column.Scalar
    /// The columns of the inverse; infinities and NaNs where there is none.
    let inverse: [Column]
}

extension Array where Element: SIMD, Element.Scalar: FloatingPoint {
    /// Eliminates on columns, which gives the inverse of the matrix with these columns.
    func eliminated() -> Eliminated<Element> {
        var (left, right): ([Element], [Element]) = (self, indices.map { index in
            var unit = Element.zero
            unit[index] = 1
            return unit
        })
        var determinant: Element.Scalar = 1
        for row in indices {
            let pivot = (row..<count).max { Swift.abs(left[$0][row]) < Swift.abs(left[$1][row]) }!
            if pivot != row {
                left.swapAt(row, pivot)
                right.swapAt(row, pivot)
                determinant = -determinant
            }
            let value = left[row][row]
            determinant *= value
            left[row] /= value
            right[row] /= value
            for other in indices where other != row {
                let factor = left[other][row]
                left[other] -= left[row] * factor
                right[other] -= right[row] * factor
            }
        }
        return Eliminated(determinant: determinant, inverse: right)
    }
}
