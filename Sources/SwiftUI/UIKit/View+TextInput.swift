import SwiftUICore
import UIKit

// Effect: none, because a picture has no keyboard.
extension View {
    nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View { self }
    nonisolated public func textContentType(_ textContentType: UITextContentType?) -> some View { self }
    nonisolated public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View { self }
}
