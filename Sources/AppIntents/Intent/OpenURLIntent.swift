import FoundationSupplement

/// An intent that opens a URL. A picture opens nothing.
public struct OpenURLIntent: AppIntent {
    public static var title: LocalizedStringResource { "Open URL" }

    /// The URL to open.
    @Parameter(title: "URL") public var url: URL

    public init() {}
    public init(_ url: URL) { self.url = url }

    public func perform() async throws -> some IntentResult { .result() }
}
