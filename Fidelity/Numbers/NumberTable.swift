import PictureEngine

/// Prints which measured numbers are still off.
@MainActor struct NumberTable {
    let engine: PictureEngine

    /// - Returns: How many numbers are off.
    func print() throws -> Int {
        let all = LayoutNumbers.all + GaugeNumbers.all + SymbolNumbers.all + WatchNumbers.all + ColorNumbers.all
        let compared = try all.map { (number: $0, ours: try $0.ours(engine)) }
        let off = compared.filter { !(abs($0.ours - $0.number.apple) <= $0.number.tolerance) }
        Swift.print(
            "Measured numbers within \(ReferenceCheck.tolerance) points, colors within 2 of 255: \(all.count - off.count) of "
                + "\(all.count)." + (off.isEmpty ? "" : " Still off (Apple / ours):"))
        for (number, ours) in off {
            Swift.print(String(format: "    %7.2f / %.2f  %@", number.apple, ours, number.what))
        }
        return off.count
    }
}
