/// The columns of a grid, in bands: a band is columns side by side of which every cell covers all or none.
///
/// A layout's time depends on the number of bands, and so on the number of cells, not on how many columns they span.
struct GridBands {
    /// The number of columns in each band.
    let counts: [Int]
    private let indices: [Int: Int]

    /// - Parameter boundaries: the columns before which a cell or the grid begins or ends.
    init(boundaries: Set<Int>) {
        let sorted = boundaries.sorted()
        counts = zip(sorted, sorted.dropFirst()).map { $1 - $0 }
        indices = Dictionary(uniqueKeysWithValues: sorted.enumerated().map { ($1, $0) })
    }

    /// Returns the index of the band that begins with `column`; for the end of the grid, the number of bands.
    func index(of column: Int) -> Int { indices[column] ?? counts.count }
}
