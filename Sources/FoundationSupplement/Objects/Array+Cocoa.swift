import Foundation

extension Array {
    /// Creates an array of the objects in an `NSArray`. Without it, `object.map(Array.init)` does not compile.
    public init(_immutableCocoaArray array: AnyObject) { self = (array as? NSArray)?.compactMap { $0 as? Element } ?? [] }
}
