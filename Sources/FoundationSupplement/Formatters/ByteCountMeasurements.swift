import Foundation

// Amounts of information in any unit. Foundation on Linux only writes numbers of bytes.
extension ByteCountFormatter {
    /// Writes an amount, rounded to whole bytes.
    public func string(from measurement: Measurement<UnitInformationStorage>) -> String {
        string(fromByteCount: measurement.byteCount)
    }

    public class func string(
        from measurement: Measurement<UnitInformationStorage>, countStyle: ByteCountFormatter.CountStyle
    ) -> String {
        string(fromByteCount: measurement.byteCount, countStyle: countStyle)
    }
}

extension Measurement<UnitInformationStorage> {
    fileprivate var byteCount: Int64 {
        let bytes = converted(to: .bytes).value.rounded()
        return Int64(exactly: bytes) ?? (bytes < 0 ? .min : .max)
    }
}
