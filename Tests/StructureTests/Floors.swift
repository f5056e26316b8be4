/// An order from the roof down, in which arrows run down alone.
struct Floors {
    private var floor: [String: Int] = [:]

    /// - Parameter rows: the names of each floor, the topmost first.
    init(_ rows: [[String]]) {
        for (index, names) in rows.enumerated() {
            for name in names { floor[name] = index }
        }
    }

    func contains(_ name: String) -> Bool { floor[name] != nil }

    /// Whether `upper` lies on a floor above `lower`.
    func lies(_ upper: String, above lower: String) -> Bool {
        guard let first = floor[upper], let second = floor[lower] else { return false }
        return first < second
    }
}
