// JavaScriptCore without a machine that runs scripts: values hold what they are made of, a script evaluates to nothing,
// and the context has an exception that says so.
@_exported import Foundation
import FoundationSupplement

// A machine without scripts has no state.
open class JSVirtualMachine: NSObject {}

/// A value of JavaScript.
open class JSValue: NSObject {
    private let value: Any?
    public let context: JSContext!

    public init!(object value: Any?, in context: JSContext!) { (self.value, self.context) = (value, context) }
    public convenience init!(bool value: Bool, in context: JSContext!) { self.init(object: value, in: context) }
    public convenience init!(double value: Double, in context: JSContext!) { self.init(object: value, in: context) }
    public convenience init!(int32 value: Int32, in context: JSContext!) { self.init(object: value, in: context) }
    public convenience init!(undefinedIn context: JSContext!) { self.init(object: nil, in: context) }
    public convenience init!(nullIn context: JSContext!) { self.init(object: NSNull(), in: context) }

    open var isUndefined: Bool { value == nil }
    open var isNull: Bool { value is NSNull }
    open var isBoolean: Bool { value is Bool }
    open var isNumber: Bool { value is Double || value is Int32 || value is Int }
    open var isString: Bool { value is String }
    open var isObject: Bool { value is [String: Any] || value is [Any] }
    open var isArray: Bool { value is [Any] }
    open func toObject() -> Any! { value }
    open func toBool() -> Bool { value as? Bool ?? (value != nil && !isNull) }
    open func toDouble() -> Double {
        value as? Double ?? (value as? Int32).map(Double.init) ?? (value as? Int).map(Double.init) ?? .nan
    }
    open func toInt32() -> Int32 { Int32(exactly: toDouble().rounded(.towardZero)) ?? 0 }
    open func toNumber() -> NSNumber! { NSNumber(value: toDouble()) }
    open func toString() -> String! { value.map { "\($0)" } ?? "undefined" }
    open func toArray() -> [Any]! { value as? [Any] }
    open func toDictionary() -> [AnyHashable: Any]! { value as? [AnyHashable: Any] }
    open func toObjectOf(_ expectedClass: AnyClass!) -> Any! {
        guard let value = value as AnyObject?, let expectedClass, type(of: value) == expectedClass else { return nil }
        return value
    }
    open func toDate() -> Date! { Date(timeIntervalSince1970: toDouble() / 1000) }
    open func call(withArguments arguments: [Any]!) -> JSValue! { context?.refuse() }
    open func construct(withArguments arguments: [Any]!) -> JSValue! { context?.refuse() }
    open func invokeMethod(_ method: String!, withArguments arguments: [Any]!) -> JSValue! { context?.refuse() }
    open func forProperty(_ property: Any!) -> JSValue! {
        JSValue(object: (value as? [String: Any])?["\(property ?? "")"], in: context)
    }
    open func hasProperty(_ property: Any!) -> Bool { (value as? [String: Any])?["\(property ?? "")"] != nil }
    open func objectForKeyedSubscript(_ key: Any!) -> JSValue! { forProperty(key) }
}

/// A context that runs no scripts. It is no object of Objective-C's here, where `init` cannot be one that may give nil, as Apple's is.
open class JSContext {
    open var name: String!
    open var exception: JSValue!
    open var exceptionHandler: ((JSContext?, JSValue?) -> Void)!
    private var globals: [String: Any] = [:]

    public init!() {}
    public init!(virtualMachine: JSVirtualMachine!) {}

    open func evaluateScript(_ script: String!) -> JSValue! { refuse() }
    open func evaluateScript(_ script: String!, withSourceURL sourceURL: URL!) -> JSValue! { refuse() }
    open var globalObject: JSValue! { JSValue(object: globals, in: self) }
    open func objectForKeyedSubscript(_ key: Any!) -> JSValue! { JSValue(object: globals["\(key ?? "")"], in: self) }
    open func setObject(_ object: Any!, forKeyedSubscript key: (NSCopying & NSObjectProtocol)!) {
        globals["\(key.map { "\($0)" } ?? "")"] = object
    }

    fileprivate func refuse() -> JSValue {
        FrameworkWarning.report("JavaScriptCore runs no scripts here: what a script would give is undefined.")
        let error = JSValue(object: "Error: scripts are not run here.", in: self)
        if let exceptionHandler { exceptionHandler(self, error) } else { exception = error }
        return JSValue(undefinedIn: self)
    }
}
