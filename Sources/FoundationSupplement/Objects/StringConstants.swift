import Foundation

/// A constant that is a string of Objective-C on Apple's systems, so that `as NSObject` and `as NSString` convert it.
public protocol _StringConstant: _ObjectiveCBridgeable, RawRepresentable<String> where _ObjectiveCType == NSString {
    init(rawValue: String)
}

extension _StringConstant {
    /// The string of Objective-C.
    public func _bridgeToObjectiveC() -> NSString { NSString(string: rawValue) }

    /// Makes a constant of a string. Every string is one.
    public static func _forceBridgeFromObjectiveC(_ source: NSString, result: inout Self?) {
        result = Self(rawValue: String(describing: source))
    }

    /// Makes a constant of a string, and says that it could.
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSString, result: inout Self?) -> Bool {
        result = Self(rawValue: String(describing: source))
        return true
    }

    /// Makes a constant of a string, an empty one without a string.
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSString?) -> Self {
        Self(rawValue: source.map(String.init(describing:)) ?? "")
    }
}

extension FileProtectionType: @retroactive _ObjectiveCBridgeable, _StringConstant {}
extension FileAttributeType: @retroactive _ObjectiveCBridgeable, _StringConstant {}
extension URLFileProtection: _StringConstant {}
extension URLFileResourceType: @retroactive _ObjectiveCBridgeable, _StringConstant {}
