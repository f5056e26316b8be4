import Foundation
import FoundationSupplement
import UIKit

/// An object that can be copied.
public protocol NSPasteboardWriting: AnyObject {}
extension NSString: NSPasteboardWriting {}
extension NSURL: NSPasteboardWriting {}
extension UIImage: NSPasteboardWriting {}
extension UIColor: NSPasteboardWriting {}

/// What was copied, within the run.
// The text is guarded.
open class NSPasteboard: NSObject, @unchecked Sendable {
    public struct PasteboardType: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }

        public static let string = PasteboardType("public.utf8-plain-text")
        public static let URL = PasteboardType("public.url")
        public static let fileURL = PasteboardType("public.file-url")
        public static let png = PasteboardType("public.png")
        public static let tiff = PasteboardType("public.tiff")
        public static let html = PasteboardType("public.html")
        public static let rtf = PasteboardType("public.rtf")
    }

    private static let pasteboard = NSPasteboard()
    open class var general: NSPasteboard { pasteboard }
    @_Guarded private var texts: [PasteboardType: String] = [:]
    @_Guarded open private(set) var changeCount = 0

    @discardableResult open func clearContents() -> Int {
        texts = [:]
        changeCount += 1
        return changeCount
    }
    @discardableResult open func declareTypes(_ newTypes: [PasteboardType], owner newOwner: Any?) -> Int { clearContents() }
    @discardableResult open func setString(_ string: String, forType dataType: PasteboardType) -> Bool {
        texts[dataType] = string
        return true
    }
    open func string(forType dataType: PasteboardType) -> String? { texts[dataType] }
    open var types: [PasteboardType]? { Array(texts.keys) }
    open func data(forType dataType: PasteboardType) -> Data? { texts[dataType].map { Data($0.utf8) } }
    @discardableResult open func setData(_ data: Data?, forType dataType: PasteboardType) -> Bool {
        texts[dataType] = data.map { String(decoding: $0, as: UTF8.self) }
        return true
    }

    /// What may be read.
    public struct ReadingOptionKey: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let urlReadingFileURLsOnly = ReadingOptionKey(rawValue: "NSPasteboardURLReadingFileURLsOnlyKey")
        public static let urlReadingContentsConformToTypes = ReadingOptionKey(
            rawValue: "NSPasteboardURLReadingContentsConformToTypesKey")
    }

    /// Returns the texts and addresses that were copied.
    open func readObjects(forClasses classArray: [AnyClass], options: [ReadingOptionKey: Any]? = nil) -> [Any]? {
        var objects: [Any] = []
        if classArray.contains(where: { $0 == NSURL.self }), let url = texts[.URL].flatMap(NSURL.init(string:)) { objects.append(url) }
        if classArray.contains(where: { $0 == NSString.self }), let text = texts[.string] { objects.append(text as NSString) }
        return objects
    }
    open func canReadObject(forClasses classArray: [AnyClass], options: [ReadingOptionKey: Any]? = nil) -> Bool {
        readObjects(forClasses: classArray, options: options)?.isEmpty == false
    }

    /// Keeps the texts of objects; others are not kept.
    @discardableResult open func writeObjects(_ objects: [any NSPasteboardWriting]) -> Bool {
        for object in objects {
            if let text = object as? NSString { setString(text as String, forType: .string) }
            if let url = object as? NSURL { setString(url.absoluteString ?? "", forType: .URL) }
        }
        return true
    }
}
