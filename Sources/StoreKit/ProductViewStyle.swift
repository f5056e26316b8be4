import SwiftUICore

/// The look of a product's view.
@MainActor @preconcurrency public protocol ProductViewStyle {
    associatedtype Body: View
    typealias Configuration = ProductViewStyleConfiguration

    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a style knows of a product. The store does not answer, so it stays unknown.
public struct ProductViewStyleConfiguration {
    /// The icon that the product's view was given.
    public struct Icon: View {
        public var body: some View { EmptyView() }
    }

    public let state: Product.TaskState
    public let hasCurrentEntitlement: Bool
    public let icon: Icon
    public let descriptionVisibility: Visibility

    public var product: Product? { state.product }

    /// Buys nothing, because there is no product.
    public func purchase() {}
}

extension ProductView where Icon == ProductViewStyleConfiguration.Icon, PlaceholderIcon == ProductViewStyleConfiguration.Icon {
    nonisolated public init(_ configuration: ProductViewStyleConfiguration) { self.init() }
}

public struct AutomaticProductViewStyle: ProductViewStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { ProductView(configuration) }
}

public struct CompactProductViewStyle: ProductViewStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { ProductView(configuration) }
}

public struct RegularProductViewStyle: ProductViewStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { ProductView(configuration) }
}

public struct LargeProductViewStyle: ProductViewStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { ProductView(configuration) }
}

extension ProductViewStyle where Self == AutomaticProductViewStyle {
    public static var automatic: AutomaticProductViewStyle { .init() }
}

extension ProductViewStyle where Self == CompactProductViewStyle {
    public static var compact: CompactProductViewStyle { .init() }
}

extension ProductViewStyle where Self == RegularProductViewStyle {
    public static var regular: RegularProductViewStyle { .init() }
}

extension ProductViewStyle where Self == LargeProductViewStyle {
    public static var large: LargeProductViewStyle { .init() }
}

extension View {
    /// Effect: none, because views of the store are not drawn.
    nonisolated public func productViewStyle(_ style: some ProductViewStyle) -> some View { self }
}
