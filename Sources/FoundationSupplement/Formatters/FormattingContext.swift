import Foundation

/// The contexts of formatters, which have no room for them on Linux. They stay until another formatter takes an address.
private enum ContextKey {
    static let name: StaticString = "formattingContext"
    static var pointer: UnsafeRawPointer { UnsafeRawPointer(name.utf8Start) }
}

extension Formatter {
    fileprivate var keptContext: Formatter.Context {
        get { objc_getAssociatedObject(self, ContextKey.pointer) as? Formatter.Context ?? .unknown }
        set { objc_setAssociatedObject(self, ContextKey.pointer, newValue, .OBJC_ASSOCIATION_RETAIN) }
    }
}

extension DateFormatter {
    /// The context, which is kept. It changes capital letters in some languages on Apple's systems, none in English.
    public var formattingContext: Formatter.Context {
        get { keptContext }
        set { keptContext = newValue }
    }
}

extension NumberFormatter {
    public enum Behavior: UInt, Sendable {
        case `default` = 0
        case behavior10_0 = 1000
        case behavior10_4 = 1040
    }

    /// Effect: none, because there is only the behavior of today.
    public var formatterBehavior: Behavior {
        get { .behavior10_4 }
        set {}
    }

    /// The context, which is kept. Numbers are the same in every context.
    public var formattingContext: Formatter.Context {
        get { keptContext }
        set { keptContext = newValue }
    }
}

extension DateFormatter {
    public enum Behavior: UInt, Sendable {
        case `default` = 0
        case behavior10_0 = 1000
        case behavior10_4 = 1040
    }

    /// Effect: none, because there is only the behavior of today.
    public var formatterBehavior: Behavior {
        get { .behavior10_4 }
        set {}
    }

    /// Effect: none, because there is only the behavior of today.
    public class var defaultFormatterBehavior: Behavior {
        get { .behavior10_4 }
        set {}
    }
}
