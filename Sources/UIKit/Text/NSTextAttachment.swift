import CoreGraphics
import Foundation

/// An image in an attributed string. Strings that are drawn leave it out and say so.
// An open class cannot be checked. Its properties are set up before it is shared.
open class NSTextAttachment: NSObject, @unchecked Sendable {
    open var image: UIImage?
    open var bounds = CGRect.zero
    open var contents: Data?
    open var fileType: String?

    public init(data contentData: Data?, ofType uti: String?) { (contents, fileType) = (contentData, uti) }
    public override convenience init() { self.init(data: nil, ofType: nil) }
    public convenience init(image: UIImage) {
        self.init(data: nil, ofType: nil)
        self.image = image
    }

    /// The character that stands for an attachment.
    public static let character = 0xFFFC

    open func image(forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int) -> UIImage? { image }
    open func attachmentBounds(
        for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
        characterIndex charIndex: Int
    ) -> CGRect { bounds }
}

extension NSAttributedString {
    /// Creates a string of one character that stands for an attachment.
    public convenience init(attachment: NSTextAttachment) {
        self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
    }
}
