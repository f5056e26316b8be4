import Foundation

// Older names that Foundation still has on Apple's systems, and those of classes beside the values' own.

extension Data.WritingOptions {
    public static var atomicWrite: Data.WritingOptions { .atomic }
    public static var dataWritingAtomic: Data.WritingOptions { .atomic }
}

extension NSString {
    /// Returns the string itself: no table of strings has forms by width here.
    public func variantFittingPresentationWidth(_ width: Int) -> String { String(describing: self) }

    /// Fills a format with values as the current locale writes them.
    public class func localizedStringWithFormat(_ format: NSString, _ args: any CVarArg...) -> NSString {
        String(format: format as String, locale: .current, arguments: args) as NSString
    }
}

extension NSError {
    // As imported from Objective-C.
    public typealias UserInfoKey = NSString
}

extension NSMutableString {
    public func appendFormat(_ format: NSString, _ args: any CVarArg...) { append(String(format: String(describing: format), arguments: args)) }
}
