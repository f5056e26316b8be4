/// A view or a modifier in Xcode's library. A picture has no library, so the snippet is never made.
public struct LibraryItem {
    /// A part of the library.
    public struct Category: Sendable {
        public static let effects = Category()
        public static let layout = Category()
        public static let control = Category()
        public static let other = Category()
    }

    public init<SnippetExpressionType>(
        _ snippet: @autoclosure () -> SnippetExpressionType, visible: Bool = true, title: String? = nil,
        category: LibraryItem.Category = .other, matchingSignature: String? = nil
    ) {}
}

@resultBuilder public struct LibraryContentBuilder {
    public static func buildBlock() -> [LibraryItem] { [] }
    public static func buildExpression(_ item: LibraryItem) -> [LibraryItem] { [item] }
    public static func buildBlock(_ items: [LibraryItem]...) -> [LibraryItem] { items.flatMap { $0 } }
}

/// What a package or an app adds to Xcode's library. Xcode alone asks for it.
public protocol LibraryContentProvider {
    associatedtype ModifierBase = Any

    @LibraryContentBuilder @MainActor var views: [LibraryItem] { get }
    @LibraryContentBuilder @MainActor func modifiers(base: ModifierBase) -> [LibraryItem]
}

extension LibraryContentProvider {
    public var views: [LibraryItem] { [] }
    public func modifiers(base: ModifierBase) -> [LibraryItem] { [] }
}
