import Foundation

extension CGFloat {
    /// The number that is nearest to an object's.
    public init(truncating number: NSNumber) { self = CGFloat(number.doubleValue) }
}
