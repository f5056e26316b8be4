import Foundation

/// The name of a method of Objective-C. Linux has no such methods, so no object responds to one.
public struct Selector: Hashable, ExpressibleByStringLiteral, CustomStringConvertible, Sendable {
    private let name: String

    public init(_ str: String) { name = str }
    public init(stringLiteral value: String) { name = value }

    public var description: String { name }
}

public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.description }

extension NSObject {
    /// Returns false: there are no methods of Objective-C.
    public func responds(to aSelector: Selector!) -> Bool { false }
    public class func responds(to aSelector: Selector!) -> Bool { false }
    public class func instancesRespond(to aSelector: Selector!) -> Bool { false }
}

extension NSObjectProtocol {
    /// Returns false: there are no methods of Objective-C.
    public func responds(to aSelector: Selector!) -> Bool { false }
}
