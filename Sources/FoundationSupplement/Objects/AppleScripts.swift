import Foundation

/// A script of a Mac. None runs here: each fails as one that the user does not permit.
// There is no state.
open class NSAppleScript: NSObject, @unchecked Sendable {
    public static let errorAppName = "NSAppleScriptErrorAppName"
    public static let errorBriefMessage = "NSAppleScriptErrorBriefMessage"
    public static let errorMessage = "NSAppleScriptErrorMessage"
    public static let errorNumber = "NSAppleScriptErrorNumber"
    public static let errorRange = "NSAppleScriptErrorRange"

    public let source: String?

    public init?(source: String) { self.source = source }
    /// A script of a file is not read.
    public init?(contentsOf url: URL, error errorInfo: UnsafeMutablePointer<NSDictionary?>?) { nil }

    open var isCompiled: Bool { false }
    open func compileAndReturnError(_ errorInfo: UnsafeMutablePointer<NSDictionary?>?) -> Bool {
        errorInfo?.pointee = Self.denial
        return false
    }
    /// Runs nothing, and gives the error of a script that the user does not permit (-1743).
    @discardableResult open func executeAndReturnError(_ errorInfo: UnsafeMutablePointer<NSDictionary?>?) -> NSAppleEventDescriptor {
        errorInfo?.pointee = Self.denial
        return NSAppleEventDescriptor()
    }

    private static var denial: NSDictionary {
        NSDictionary(dictionary: [errorNumber: -1743, errorMessage: "Not authorized to send Apple events."])
    }
}

public typealias DescType = UInt32
public let typeAEList: DescType = 0x6C69_7374
public let typeAERecord: DescType = 0x7265_636F
public let typeUnicodeText: DescType = 0x7574_7874

/// A value of an Apple event: a text, a number or nothing.
// All state is constant.
open class NSAppleEventDescriptor: NSObject, @unchecked Sendable {
    public let stringValue: String?

    public override convenience init() { self.init(text: nil) }
    public convenience init(string: String) { self.init(text: string) }
    public convenience init(int32 signedInt: Int32) { self.init(text: "\(signedInt)") }
    public convenience init(boolean: Bool) { self.init(text: "\(boolean)") }
    private init(text: String?) { stringValue = text }

    open class func null() -> NSAppleEventDescriptor { NSAppleEventDescriptor() }
    open class func list() -> NSAppleEventDescriptor { NSAppleEventDescriptor() }
    open class func record() -> NSAppleEventDescriptor { NSAppleEventDescriptor() }

    open var int32Value: Int32 { stringValue.flatMap(Int32.init) ?? 0 }
    open var doubleValue: Double { stringValue.flatMap(Double.init) ?? 0 }
    open var booleanValue: Bool { stringValue == "true" }
    /// The number of items, of which a value alone has none.
    open var numberOfItems: Int { 0 }
    open func atIndex(_ index: Int) -> NSAppleEventDescriptor? { nil }
    open func forKeyword(_ keyword: UInt32) -> NSAppleEventDescriptor? { nil }
    /// A value is no list and no record.
    open func coerce(toDescriptorType descriptorType: DescType) -> NSAppleEventDescriptor? { nil }
    /// A value has no keys.
    open func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] { [:] }
}
