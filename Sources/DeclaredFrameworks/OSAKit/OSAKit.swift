// Scripts of a Mac. None runs here.
@_exported import Foundation
@_exported import FoundationSupplement

/// A script in one of the Mac's languages. It fails as one that the user does not permit.
// All state is constant.
open class OSAScript: NSObject, @unchecked Sendable {
    public let source: String

    public init(source: String) { self.source = source }
    public init(source: String, language: OSALanguage?) { self.source = source }

    open var isCompiled: Bool { false }
    /// Runs nothing, and gives the error of a script that the user does not permit.
    @discardableResult open func executeAndReturnError(_ errorInfo: UnsafeMutablePointer<NSDictionary?>?) -> NSAppleEventDescriptor? {
        NSAppleScript(source: source)?.executeAndReturnError(errorInfo)
        return nil
    }
    open func compileAndReturnError(_ errorInfo: UnsafeMutablePointer<NSDictionary?>?) -> Bool {
        NSAppleScript(source: source)?.compileAndReturnError(errorInfo) ?? false
    }
}

/// A language of scripts.
// All state is constant.
open class OSALanguage: NSObject, @unchecked Sendable {
    public let name: String?
    public init?(forName name: String) { self.name = name }
}
