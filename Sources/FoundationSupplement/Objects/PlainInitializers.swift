import Foundation
import FoundationNetworking

/// Gives Foundation's classes the plain initializers that NSObject gives them on Apple's systems. Only initializers of
/// protocols can return an object that exists, or override one of NSObject from outside its module.
public protocol _PlainInitialization {}

extension NSURL: _PlainInitialization {}
extension NSMutableString: _PlainInitialization {}
extension NSMutableAttributedString: _PlainInitialization {}
extension ProcessInfo: _PlainInitialization {}
extension Progress: _PlainInitialization {}
extension Timer: _PlainInitialization {}
extension NSError: _PlainInitialization {}
extension NSPredicate: _PlainInitialization {}
extension NSNumber: _PlainInitialization {}

extension _PlainInitialization where Self: NSURL {
    /// Creates an empty address.
    public init() { self = NSURL(string: "")! as! Self }
}

extension _PlainInitialization where Self: NSMutableString {
    /// Creates an empty string.
    public init() { self = NSMutableString(string: "") as! Self }
}

extension _PlainInitialization where Self: NSMutableAttributedString {
    /// Creates an empty string.
    public init() { self = NSMutableAttributedString(string: "") as! Self }
}

/// As ``_PlainInitialization``, of strings that cannot be changed. Those that can have an initializer of their own.
public protocol _PlainStringInitialization {}

extension NSAttributedString: _PlainStringInitialization {}

extension _PlainStringInitialization where Self: NSAttributedString {
    /// Creates an empty string.
    @_disfavoredOverload public init() { self = NSAttributedString(string: "") as! Self }
}

extension _PlainInitialization where Self: NSPredicate {
    /// Creates a predicate that always holds.
    public init() { self = NSPredicate(value: true) as! Self }
}

extension _PlainInitialization where Self: NSNumber {
    public init() { self = NSNumber(value: 0) as! Self }
}

/// As ``_PlainInitialization``, of the answers of servers.
public protocol _PlainResponseInitialization {}

extension URLResponse: _PlainResponseInitialization {}

extension _PlainResponseInitialization where Self: HTTPURLResponse {
    /// Creates an answer without an address.
    public init() { self = HTTPURLResponse(url: URL(fileURLWithPath: "/"), statusCode: 200, httpVersion: nil, headerFields: nil) as! Self }
}

extension _PlainResponseInitialization where Self: URLResponse {
    /// Creates an answer without an address.
    @_disfavoredOverload public init() {
        self = URLResponse(url: URL(fileURLWithPath: "/"), mimeType: nil, expectedContentLength: -1, textEncodingName: nil) as! Self
    }
}

extension _PlainInitialization where Self: ProcessInfo {
    /// Returns the only object there is: a process has one.
    public init() { self = ProcessInfo.processInfo as! Self }
}

extension _PlainInitialization where Self: Progress {
    public init() { self = Progress(parent: nil) as! Self }
}

extension _PlainInitialization where Self: Timer {
    /// Creates a timer that does nothing when it fires.
    public init() { self = Timer(timeInterval: 0, repeats: false) { _ in } as! Self }
}

extension NSUUID {
    /// Makes an identifier of 16 bytes, or one of zeros where there are none.
    public convenience init(uuidBytes bytes: UnsafePointer<UInt8>?) {
        if let bytes {
            self.init(uuidBytes: bytes)
        } else {
            self.init(uuidString: "00000000-0000-0000-0000-000000000000")!
        }
    }

    /// Compares the bytes of two identifiers in their order.
    public func compare(_ otherUUID: UUID) -> ComparisonResult {
        let own = self as UUID
        return own == otherUUID ? .orderedSame : own < otherUUID ? .orderedAscending : .orderedDescending
    }
}

/// Gives user defaults an initializer that can be called on `Self`, as in `static var group: Self { .init(suiteName: "…")! }`. Of a
/// class of Foundation's, Swift allows that only for initializers of protocols on Linux.
public protocol _OwnTypeInitialization {}

extension UserDefaults: _OwnTypeInitialization {}

extension _OwnTypeInitialization where Self: UserDefaults {
    /// Opens the defaults of a suite; nil for a subclass, which only Objective-C could make.
    public init?(suiteName suitename: String?) {
        guard let defaults = UserDefaults(suiteName: suitename) as? Self else { return nil }
        self = defaults
    }
}

extension _PlainInitialization where Self: NSError {
    /// Creates an error without a domain.
    public init() { self = NSError(domain: "", code: 0) as! Self }
}
