import Foundation
import FoundationSupplement

/// A file of views that Interface Builder wrote. Nobody compiles such files here, so it is empty, and it says so.
// An open class cannot be checked. Only initializers set its properties.
open class UINib: NSObject, @unchecked Sendable {
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
    }

    private let name: String

    public init(nibName name: String, bundle bundleOrNil: Bundle?) { self.name = name }
    public init(data: Data, bundle bundleOrNil: Bundle?) { name = "" }

    open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] {
        FrameworkWarning.report("the file of views '\(name)' is not read: it gives no views.")
        return []
    }
}

extension Bundle {
    /// Returns nil: the files of Interface Builder are not read.
    public func loadNibNamed(_ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> [Any]? {
        FrameworkWarning.report("the file of views '\(name)' is not read: it gives no views.")
        return nil
    }
}
