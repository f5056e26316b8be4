import Foundation
import SwiftUICore

/// The look of a product's view.
@MainActor @preconcurrency public protocol ProductViewStyle {
    associatedtype Body: View
    typealias Configuration = ProductViewStyleConfiguration

    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a style is told of a product. The store does not answer, so no style is asked.
public struct ProductViewStyleConfiguration {
    /// The icon of the product.
    public struct Icon: View {
        public var body: some View { EmptyView() }
    }

    public let state: Product.TaskState
    public let icon: Icon
    public let hasCurrentEntitlement: Bool

    /// The product, where the store has answered.
    public var product: Product? {
        if case .success(let product) = state { product } else { nil }
    }

    /// Does nothing, because nothing is sold.
    @MainActor public func purchase() {}
}

extension ProductView where Icon == ProductViewStyleConfiguration.Icon, PlaceholderIcon == EmptyView {
    nonisolated public init(_ configuration: ProductViewStyleConfiguration) { self.init() }
}

public struct AutomaticProductViewStyle: ProductViewStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

public struct CompactProductViewStyle: ProductViewStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

public struct RegularProductViewStyle: ProductViewStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

public struct LargeProductViewStyle: ProductViewStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { EmptyView() }
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
