import Foundation
import FoundationSupplement

/// The pasteboard of this program. It is empty at the start, and no other program reads it.
// An open class cannot be checked. Every property that changes is guarded.
open class UIPasteboard: NSObject, @unchecked Sendable {
    public static let general = UIPasteboard()

    /// A name of an option of items.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
        public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
    }

    @_Guarded private var contents: [Any] = []

    private func all<Value>(_ type: Value.Type) -> [Value]? {
        let found = contents.compactMap { $0 as? Value }
        return found.isEmpty ? nil : found
    }

    open var string: String? {
        get { strings?.first }
        set { contents = newValue.map { [$0] } ?? [] }
    }
    open var strings: [String]? {
        get { all(String.self) }
        set { contents = newValue ?? [] }
    }
    open var url: URL? {
        get { urls?.first }
        set { contents = newValue.map { [$0] } ?? [] }
    }
    open var urls: [URL]? {
        get { all(URL.self) }
        set { contents = newValue ?? [] }
    }
    open var image: UIImage? {
        get { images?.first }
        set { contents = newValue.map { [$0] } ?? [] }
    }
    open var images: [UIImage]? {
        get { all(UIImage.self) }
        set { contents = newValue ?? [] }
    }
    open var color: UIColor? {
        get { all(UIColor.self)?.first }
        set { contents = newValue.map { [$0] } ?? [] }
    }
    /// The items by the names of their types. Those that are set have one each.
    open var items: [[String: Any]] {
        get { contents.map { ["public.item": $0] } }
        set { setItems(newValue) }
    }
    /// The items as providers of their data. Values that have no data are left out.
    open var itemProviders: [NSItemProvider] {
        get {
            contents.compactMap { value in
                switch value {
                case let text as String: NSItemProvider(object: text as NSString)
                case let url as URL: NSItemProvider(object: url as NSURL)
                case let object as any NSItemProviderWriting: NSItemProvider(object: object)
                case let provider as NSItemProvider: provider
                default: nil
                }
            }
        }
        set { contents = newValue }
    }
    open func setItemProviders(_ itemProviders: [NSItemProvider], localOnly: Bool, expirationDate: Date?) {
        contents = itemProviders
    }
    /// Whether an item has data of one of the types.
    open func contains(pasteboardTypes: [String]) -> Bool {
        itemProviders.contains { provider in pasteboardTypes.contains(where: provider.hasItemConformingToTypeIdentifier) }
    }
    open var hasStrings: Bool { strings != nil }
    open var hasURLs: Bool { urls != nil }
    open var hasImages: Bool { images != nil }
    open var hasColors: Bool { color != nil }
    open var numberOfItems: Int { contents.count }
    open var changeCount: Int { 0 }
    open func setData(_ data: Data, forPasteboardType pasteboardType: String) { contents = [data] }
    open func setValue(_ value: Any, forPasteboardType pasteboardType: String) { contents = [value] }
    open func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
        // A dictionary has no order, so the names of the types give one.
        contents = items.flatMap { $0.sorted { $0.key < $1.key }.map(\.value) }
    }
    open func data(forPasteboardType pasteboardType: String) -> Data? { all(Data.self)?.first }

    public static let changedNotification = Notification.Name("UIPasteboardChangedNotification")
}
