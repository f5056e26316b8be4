/// A categorical scale with a band of equal length for each category.
struct BandScale: Equatable {
    let categories: [String]
    private let indices: [String: Int]

    /// Creates a scale of categories in order, without duplicates.
    init(_ names: [String]) {
        var indices: [String: Int] = [:]
        var categories: [String] = []
        for name in names where indices[name] == nil {
            indices[name] = categories.count
            categories.append(name)
        }
        (self.categories, self.indices) = (categories, indices)
    }

    /// Returns the band of a category, in fractions of the entire scale; nil for an unknown category.
    func band(of name: String) -> ClosedRange<Double>? {
        guard let index = indices[name] else { return nil }
        let count = Double(categories.count)
        return Double(index) / count...Double(index + 1) / count
    }

    func category(at fraction: Double) -> String? {
        guard fraction >= 0, fraction <= 1, !categories.isEmpty else { return nil }
        return categories[min(categories.count - 1, Int(fraction * Double(categories.count)))]
    }
}
