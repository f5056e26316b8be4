import FoundationSupplement

/// A picture in an intent.
// An open class cannot be checked. All state is constant.
open class INImage: NSObject, @unchecked Sendable {
    /// The source of the picture.
    package enum Source: Hashable, Sendable {
        case named(String)
        case symbol(String)
        case data(Data)
        case url(URL)
    }

    package let source: Source

    package init(source: Source) {
        self.source = source
    }

    public convenience init(named name: String) {
        self.init(source: .named(name))
    }

    public convenience init(imageData: Data) {
        self.init(source: .data(imageData))
    }

    public convenience init(url: URL) {
        self.init(source: .url(url))
    }

    public convenience init(url: URL, width: Double, height: Double) {
        self.init(source: .url(url))
    }

    open class func systemImageNamed(_ systemImageName: String) -> INImage {
        INImage(source: .symbol(systemImageName))
    }

    open override func isEqual(_ object: Any?) -> Bool {
        (object as? INImage)?.source == source
    }

    open override var hash: Int { source.hashValue }
}
