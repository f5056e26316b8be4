import Foundation

/// What takes the bytes of a file that is written.
public final class CGDataConsumer {
    let data: NSMutableData

    public init?(data: NSMutableData) { self.data = data }
}

extension CGContext {
    /// Nil, because no PDF file is written here.
    public convenience init?(consumer: CGDataConsumer, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: NSDictionary?) {
        return nil
    }

    /// Nil, because no PDF file is written here.
    public convenience init?(_ url: NSURL, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: NSDictionary?) { return nil }

    // A picture has one page.
    public func beginPage(mediaBox: UnsafePointer<CGRect>?) {}
    public func endPage() {}
    public func beginPDFPage(_ pageInfo: NSDictionary?) {}
    public func endPDFPage() {}
    public func closePDF() {}
}
