import Foundation
import SwiftUICore

/// The button that signs in with an Apple account. It is not drawn, and a message says so: widgets cannot show one.
public struct SignInWithAppleButton: View {
    public struct Label: Sendable {
        public static let signIn = Label()
        public static let signUp = Label()
        public static let `continue` = Label()
    }

    public struct Style: Sendable {
        public static let black = Style()
        public static let white = Style()
        public static let whiteOutline = Style()
    }

    nonisolated public init(
        _ label: SignInWithAppleButton.Label = .signIn, onRequest: @escaping (ASAuthorizationAppleIDRequest) -> Void,
        onCompletion: @escaping (Result<ASAuthorization, any Error>) -> Void
    ) {}

    public var body: some View {
        UnarchivableView("a SignInWithAppleButton") {
            ReportedMessage("a SignInWithAppleButton is not drawn, because widgets cannot show one")
        }
    }
}

extension View {
    // Effect: none, because the button is not drawn.
    nonisolated public func signInWithAppleButtonStyle(_ style: SignInWithAppleButton.Style) -> some View { self }
}
