import SwiftUICore

/// How a button that adds passes looks.
public struct AddPassToWalletButtonStyle: Hashable, Sendable {
    private let name: String

    public static let black = AddPassToWalletButtonStyle(name: "black")
    public static let blackOutline = AddPassToWalletButtonStyle(name: "blackOutline")
}

/// A button that adds passes. The device has no Wallet, so what stands there in its place is shown, as on such an iPhone.
public struct AddPassToWalletButton<Fallback: View>: View {
    private let fallback: Fallback

    public init(_ passes: [PKPass], onCompletion: @escaping (Bool) -> Void, @ViewBuilder fallback: () -> Fallback) {
        self.fallback = fallback()
    }
    public init(action: @escaping () -> Void, @ViewBuilder fallback: () -> Fallback) { self.fallback = fallback() }

    public var body: some View { fallback }
}

extension AddPassToWalletButton where Fallback == EmptyView {
    public init(_ passes: [PKPass], onCompletion: @escaping (Bool) -> Void) { fallback = EmptyView() }
    public init(action: @escaping () -> Void) { fallback = EmptyView() }
}

extension View {
    /// Effect: none, because no button that adds passes is shown.
    nonisolated public func addPassToWalletButtonStyle(_ style: AddPassToWalletButtonStyle) -> some View { self }
}
