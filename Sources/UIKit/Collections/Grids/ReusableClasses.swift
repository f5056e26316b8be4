import Foundation

// Apps register the classes of their cells under identifiers. Lists of a picture make a view anew each time that one is asked.

/// The classes of views that a list knows by identifiers.
@MainActor struct ReusableClasses {
    private var classes: [String: AnyClass] = [:]

    mutating func register(_ viewClass: AnyClass?, _ identifier: String) { classes[identifier] = viewClass }

    func has(_ identifier: String) -> Bool { classes[identifier] != nil }

    /// Makes a view of the registered class, or a plain one where none is registered.
    func make<Base: UIView>(_ identifier: String, plain: () -> Base) -> Base {
        guard let found = classes[identifier] as? Base.Type, found != Base.self else { return plain() }
        return Self.make(found, plain: plain)
    }

    /// Makes a view of a class. A program's own class has only the initializer with a coder for a class that is not known.
    static func make<View: UIView>(_ viewClass: View.Type, plain: () -> UIView) -> View {
        if let view = plain() as? View, type(of: view) == viewClass { return view }
        guard let view = viewClass.init(coder: NSKeyedArchiver(requiringSecureCoding: false)) else {
            fatalError("\(viewClass) cannot be made: its init(coder:) returns nil. A widget shows no cells of UIKit.")
        }
        return view
    }
}
