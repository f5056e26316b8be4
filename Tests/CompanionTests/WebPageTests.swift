import Foundation
import Testing
import WebKit

/// Pages load nothing: what asks one fails, and what a program sets is kept.
@MainActor @Suite struct WebPageTests {
    private final class Handler: NSObject, WKURLSchemeHandler {
        func webView(_ webView: WKWebView, start urlSchemeTask: any WKURLSchemeTask) {}
        func webView(_ webView: WKWebView, stop urlSchemeTask: any WKURLSchemeTask) {}
    }

    @Test func configurationsAreKeptAndCopied() throws {
        let configuration = WKWebViewConfiguration()
        let handler = Handler()
        configuration.setURLSchemeHandler(handler, forURLScheme: "App")
        configuration.allowsInlineMediaPlayback = true
        let copy = try #require(configuration.copy() as? WKWebViewConfiguration)
        #expect(copy.allowsInlineMediaPlayback)
        #expect(copy.urlSchemeHandler(forURLScheme: "app") === handler)
        #expect(copy.preferences === configuration.preferences)
        let view = WKWebView(frame: CGRect(x: 0, y: 0, width: 3, height: 4), configuration: configuration)
        #expect(view.configuration === configuration)
        #expect(view.frame.width == 3)
        #expect(view.backForwardList.backList.isEmpty)
        #expect(WKWebView().frame == .zero)
    }

    @Test func pagesWithoutAViewLoadNothing() async throws {
        let page = WebPage()
        _ = WebView(page)
        let error = await #expect(throws: WebPage.NavigationError.self) {
            for try await _ in page.load(URL(string: "https://example.com")) {}
        }
        guard case .failedProvisionalNavigation(let reason)? = error else {
            Issue.record("no reason")
            return
        }
        #expect((reason as? URLError)?.code == .notConnectedToInternet)
        #expect(page.url == nil && page.title.isEmpty && !page.isLoading)
        await #expect(throws: WKError.self) { try await page.callJavaScript("1") }
    }

    @Test func rulesAreNotCompiled() {
        var codes: [WKError.Code?] = []
        let store = WKContentRuleListStore.default()!
        store.compileContentRuleList(forIdentifier: "a", encodedContentRuleList: "[]") { codes.append(($1 as? WKError)?.code) }
        store.lookUpContentRuleList(forIdentifier: "a") { codes.append(($1 as? WKError)?.code) }
        #expect(codes == [.contentRuleListStoreCompileFailed, .contentRuleListStoreLookUpFailed])
    }

    private final class Delegate: NSObject, WKUIDelegate, WKNavigationDelegate {}

    @Test func delegatesWithoutMethodsAnswerAsApples() {
        let (delegate, view) = (Delegate(), WKWebView())
        var answers: [Bool] = []
        delegate.webView(view, runJavaScriptConfirmPanelWithMessage: "Sure?", initiatedByFrame: WKFrameInfo()) {
            answers.append($0)
        }
        delegate.webView(view, decidePolicyFor: WKNavigationResponse()) { answers.append($0 == .allow) }
        #expect(answers == [false, true])
        #expect(WKNavigationAction().targetFrame == nil)
    }

    @Test func noDataIsKept() {
        var records: [WKWebsiteDataRecord]?
        WKWebsiteDataStore.default().fetchDataRecords(ofTypes: WKWebsiteDataStore.allWebsiteDataTypes()) { records = $0 }
        #expect(records == [])
        #expect(WKWebsiteDataStore.allWebsiteDataTypes().contains(WKWebsiteDataTypeCookies))
    }
}

/// Schemes of URLs that an app answers.
@Suite struct URLSchemeTests {
    @Test func aSchemeBeginsWithALetter() {
        #expect(URLScheme("My-App") == URLScheme("my-app"))
        #expect(URLScheme("1app") == nil && URLScheme("") == nil && URLScheme("a b") == nil)
    }
}
