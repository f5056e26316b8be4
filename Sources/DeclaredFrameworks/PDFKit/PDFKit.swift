// PDFKit with the first page of a document, which is drawn. Further pages, outlines and annotations are not read;
// whoever asks for them is told so once on stderr.
@_exported import CoreGraphics
@_exported import Foundation
@_exported import UIKit

public enum PDFDisplayBox: Int, Sendable { case mediaBox, cropBox, bleedBox, trimBox, artBox }

/// Says once that only the first page is read.
private let firstPageAlone: Void = FileHandle.standardError.write(
    Data("warning: PDFKit reads the first page of a document alone.\n".utf8))

/// A document, of which the first page is known.
open class PDFDocument: NSObject {
    private let data: Data
    private let first: PDFPage
    public let documentURL: URL?

    private init?(_ data: Data, _ url: URL?) {
        guard data.prefix(1024).range(of: Data("%PDF-".utf8)) != nil, let image = UIImage(data: data) else {
            return nil
        }
        (self.data, documentURL, first) = (data, url, PDFPage(image))
        super.init()
        first.document = self
    }

    public convenience init?(data: Data) { self.init(data, nil) }
    public convenience init?(url: URL) {
        guard let data = try? Data(contentsOf: url) else { return nil }
        self.init(data, url)
    }

    open var pageCount: Int {
        _ = firstPageAlone
        return 1
    }
    open func page(at index: Int) -> PDFPage? {
        guard index == 0 else {
            _ = firstPageAlone
            return nil
        }
        return first
    }
    open func index(for page: PDFPage) -> Int { page === first ? 0 : NSNotFound }
    open func dataRepresentation() -> Data? { data }
    open func write(to url: URL) -> Bool { (try? data.write(to: url)) != nil }
    open func write(toFile path: String) -> Bool { write(to: URL(fileURLWithPath: path)) }

    // Texts, outlines and attributes are not read.

    open weak var delegate: (any PDFDocumentDelegate)?
    open var documentAttributes: [AnyHashable: Any]?
    open var string: String? { nil }
    open func findString(_ string: String, withOptions options: NSString.CompareOptions = []) -> [PDFSelection] { [] }
    open func beginFindString(_ string: String, withOptions options: NSString.CompareOptions = []) {}
    open func cancelFindString() {}
    open var isFinding: Bool { false }
    open var isLocked: Bool { false }
    open var isEncrypted: Bool { false }
    open func unlock(withPassword password: String) -> Bool { true }
}

/// A page of a document.
open class PDFPage: NSObject {
    private let image: UIImage
    open internal(set) weak var document: PDFDocument?

    init(_ image: UIImage) { self.image = image }

    open var rotation: Int { 0 }
    open var label: String? { "1" }
    open var string: String? { nil }
    open var numberOfCharacters: Int { 0 }
    open private(set) var annotations: [PDFAnnotation] = []
    open func addAnnotation(_ annotation: PDFAnnotation) {
        annotations.append(annotation)
        annotation.page = self
    }
    open func removeAnnotation(_ annotation: PDFAnnotation) {
        annotations.removeAll { $0 === annotation }
        annotation.page = nil
    }
    open func bounds(for box: PDFDisplayBox) -> CGRect { CGRect(origin: .zero, size: image.size) }

    /// The page in the largest size that fits, on white.
    open func thumbnail(of size: CGSize, for box: PDFDisplayBox) -> UIImage {
        let scale = min(size.width / max(1, image.size.width), size.height / max(1, image.size.height))
        let fitting = CGRect(x: 0, y: 0, width: image.size.width * scale, height: image.size.height * scale)
        return UIGraphicsImageRenderer(size: fitting.size).image { context in
            UIColor.white.setFill()
            context.fill(fitting)
            image.draw(in: fitting)
        }
    }
}
