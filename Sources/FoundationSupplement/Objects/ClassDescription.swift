import Foundation

/// A class whose subclasses have a name of their own for Objective-C, as Xcode writes `@objc(Name)` for Core Data's.
package protocol NamedForObjectiveC: NSObject {}

extension NSObject {
    /// The name of the class behind that of its module.
    public static func description() -> String {
        if self is any NamedForObjectiveC.Type { return String(describing: self) }
        // A private class has an address between the two, which differs in every run.
        let module = String(reflecting: self).prefix { $0 != "." }
        return module == String(describing: self) ? String(module) : "\(module).\(String(describing: self))"
    }
}
