import Foundation

extension NSObject {
    /// The name of the class behind that of its module.
    public static func description() -> String {
        // A private class has an address between the two, which differs in every run.
        let module = String(reflecting: self).prefix { $0 != "." }
        return module == String(describing: self) ? String(module) : "\(module).\(String(describing: self))"
    }
}
