import Foundation
import SwiftUICore

/// A page in a view of SwiftUI. It loads nothing and is not drawn, and a message says so.
public struct WebView: View {
    /// Whether a swipe goes back and forward.
    public struct BackForwardNavigationGesturesBehavior: Hashable, Sendable {
        private let name: String
        public static let automatic = BackForwardNavigationGesturesBehavior(name: "automatic")
        public static let enabled = BackForwardNavigationGesturesBehavior(name: "enabled")
        public static let disabled = BackForwardNavigationGesturesBehavior(name: "disabled")
    }

    /// Whether a pinch magnifies.
    public struct MagnificationGesturesBehavior: Hashable, Sendable {
        private let name: String
        public static let automatic = MagnificationGesturesBehavior(name: "automatic")
        public static let enabled = MagnificationGesturesBehavior(name: "enabled")
        public static let disabled = MagnificationGesturesBehavior(name: "disabled")
    }

    /// Whether links show what they lead to.
    public struct LinkPreviewBehavior: Hashable, Sendable {
        private let name: String
        public static let automatic = LinkPreviewBehavior(name: "automatic")
        public static let enabled = LinkPreviewBehavior(name: "enabled")
        public static let disabled = LinkPreviewBehavior(name: "disabled")
    }

    /// Whether parts of a page fill the screen.
    public struct ElementFullscreenBehavior: Hashable, Sendable {
        private let name: String
        public static let automatic = ElementFullscreenBehavior(name: "automatic")
        public static let enabled = ElementFullscreenBehavior(name: "enabled")
        public static let disabled = ElementFullscreenBehavior(name: "disabled")
    }

    public init(url: URL?) {}
    public init(_ page: WebPage) {}

    public var body: some View {
        UnarchivableView("a WebView") { ReportedMessage("a WebView's page is not drawn: no page is loaded") }
    }
}

extension View {
    /// Effect: none, because no page is drawn.
    nonisolated public func webViewBackForwardNavigationGestures(
        _ value: WebView.BackForwardNavigationGesturesBehavior
    ) -> some View { self }
    /// Effect: none, because no page is drawn.
    nonisolated public func webViewMagnificationGestures(_ value: WebView.MagnificationGesturesBehavior) -> some View { self }
    /// Effect: none, because no page is drawn.
    nonisolated public func webViewLinkPreviews(_ value: WebView.LinkPreviewBehavior) -> some View { self }
    /// Effect: none, because no page is drawn.
    nonisolated public func webViewElementFullscreenBehavior(_ value: WebView.ElementFullscreenBehavior) -> some View { self }
    /// Effect: none, because no page is drawn.
    nonisolated public func webViewTextSelection<S: TextSelectability>(_ selectability: S) -> some View { self }
    /// Effect: none, because no page is drawn.
    nonisolated public func webViewContentBackground(_ visibility: Visibility) -> some View { self }
    /// Effect: none, because no page is drawn.
    nonisolated public func webViewOnScrollGeometryChange<T: Hashable>(
        for type: T.Type, of transform: @escaping (ScrollGeometry) -> T, action: @escaping (T, T) -> Void
    ) -> some View { self }
    /// Effect: none, because no page is drawn.
    nonisolated public func webViewScrollPosition(_ position: Binding<ScrollPosition>) -> some View { self }
}
