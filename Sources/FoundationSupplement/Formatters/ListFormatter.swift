import Foundation

/// A formatter that joins texts into a list: `a, b, and c`.
///
/// Foundation on Linux does not have this class.
// An open class cannot be checked. Every property that changes is guarded.
open class ListFormatter: Formatter, @unchecked Sendable {
    @_Guarded open var locale: Locale! = .current
    /// The formatter for items that are not strings.
    @_Guarded open var itemFormatter: Formatter?

    public override init() {
        super.init()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Returns the strings as a list in the language of the current locale.
    open class func localizedString(byJoining strings: [String]) -> String {
        strings.formatted(.list(type: .and).locale(.current))
    }

    /// Returns the items as a list, or `nil` if an item cannot be formatted.
    open func string(from items: [Any]) -> String? {
        var texts: [String] = []
        for item in items {
            guard let text = itemFormatter?.string(for: item) ?? (item as? String) ?? (item as? NSNumber)?.stringValue
            else { return nil }
            texts.append(text)
        }
        return texts.formatted(.list(type: .and).locale(locale ?? .current))
    }

    open override func string(for obj: Any?) -> String? {
        (obj as? [Any]).flatMap { string(from: $0) }
    }
}
