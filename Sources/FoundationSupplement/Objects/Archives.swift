import Foundation

extension NSKeyedUnarchiver {
    /// Reads the objects of a list.
    ///
    /// - Throws: an error where the data is no archive of such a list.
    public static func unarchivedArrayOfObjects<DecodedObjectType>(
        ofClass cls: DecodedObjectType.Type, from data: Data
    ) throws -> [DecodedObjectType]? where DecodedObjectType: NSObject, DecodedObjectType: NSCoding {
        try unarchivedObject(ofClasses: [NSArray.self, cls], from: data) as? [DecodedObjectType]
    }

    /// Reads the objects of a list.
    ///
    /// - Throws: an error where the data is no archive of such a list.
    public static func unarchivedArrayOfObjects(ofClasses classes: [AnyClass], from data: Data) throws -> [Any]? {
        try unarchivedObject(ofClasses: [NSArray.self] + classes, from: data) as? [Any]
    }
}

extension NSCoder {
    /// Reads the objects of a list; nil where the archive has none of the class for the key.
    public func decodeArrayOfObjects<DecodedObjectType>(
        ofClass cls: DecodedObjectType.Type, forKey key: String
    ) -> [DecodedObjectType]? where DecodedObjectType: NSObject, DecodedObjectType: NSCoding {
        decodeObject(of: [NSArray.self, cls], forKey: key) as? [DecodedObjectType]
    }

    /// Reads the objects of a list; nil where the archive has none for the key.
    public func decodeArrayOfObjects(ofClasses classes: [AnyClass], forKey key: String) -> [Any]? {
        decodeObject(of: [NSArray.self] + classes, forKey: key) as? [Any]
    }
}

// Names of exceptions that Foundation lacks on Linux.
extension NSExceptionName {
    public static let genericException = NSExceptionName("NSGenericException")
    public static let rangeException = NSExceptionName("NSRangeException")
    public static let invalidArgumentException = NSExceptionName("NSInvalidArgumentException")
    public static let internalInconsistencyException = NSExceptionName("NSInternalInconsistencyException")
}

/// An exception of Objective-C. Swift does not catch one, so raising it ends the program, as on an iPhone.
open class NSException: NSObject, @unchecked Sendable {  // All state is constant.
    public let name: NSExceptionName
    public let reason: String?
    public let userInfo: [AnyHashable: Any]?

    public init(name: NSExceptionName, reason: String?, userInfo: [AnyHashable: Any]? = nil) {
        (self.name, self.reason, self.userInfo) = (name, reason, userInfo)
    }

    open func raise() { fatalError("\(name.rawValue): \(reason ?? "no reason")") }
    /// Ends the program with the text that the format and the arguments make.
    public class func raise(_ name: NSExceptionName, format: String, arguments argList: CVaListPointer) {
        NSException(name: name, reason: NSString(format: format, arguments: argList) as String).raise()
    }
    open var callStackSymbols: [String] { [] }
}
