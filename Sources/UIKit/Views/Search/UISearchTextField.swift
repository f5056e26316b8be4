import Foundation

/// The field of a search bar.
open class UISearchTextField: UITextField {
    open var tokens: [UISearchToken] = []
    open var allowsDeletingTokens = true
    open var allowsCopyingTokens = true
    open var tokenBackgroundColor: UIColor! = .systemGray
    open func insertToken(_ token: UISearchToken, at tokenIndex: Int) {
        tokens.insert(token, at: min(max(0, tokenIndex), tokens.count))
    }
    open func removeToken(at tokenIndex: Int) {
        if tokens.indices.contains(tokenIndex) { tokens.remove(at: tokenIndex) }
    }
}

/// A part of a search that stands for more than its letters.
@preconcurrency @MainActor open class UISearchToken: NSObject {
    open var representedObject: Any?

    public init(icon: UIImage?, text: String) {}
}
