@_exported import UIKit

/// A view of a link, which keeps its metadata. As other views of UIKit, it draws nothing.
open class LPLinkView: UIView {
    open var metadata = LPLinkMetadata()

    public init(url URL: URL) {
        super.init(frame: .zero)
        metadata.url = URL
    }
    public init(metadata: LPLinkMetadata) {
        self.metadata = metadata
        super.init(frame: .zero)
    }
    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}
