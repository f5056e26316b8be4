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
    private let first: PDFPage?
    private var pages: [PDFPage] = []
    public let documentURL: URL?

    private init?(_ data: Data, _ url: URL?) {
        guard data.prefix(1024).range(of: Data("%PDF-".utf8)) != nil, let image = UIImage(data: data) else {
            return nil
        }
        let first = PDFPage(image)
        (self.data, documentURL, self.first) = (data, url, first)
        super.init()
        pages = [first]
        first.document = self
    }

    /// Makes a document without a page. Pages that are put into it are kept and not written.
    public override init() {
        (data, documentURL, first) = (Data(), nil, nil)
        super.init()
    }

    public convenience init?(data: Data) { self.init(data, nil) }
    public convenience init?(url: URL) {
        guard let data = try? Data(contentsOf: url) else { return nil }
        self.init(data, url)
    }

    open var pageCount: Int {
        if first != nil { _ = firstPageAlone }
        return pages.count
    }
    open func page(at index: Int) -> PDFPage? {
        guard pages.indices.contains(index) else {
            if first != nil { _ = firstPageAlone }
            return nil
        }
        return pages[index]
    }
    open func index(for page: PDFPage) -> Int { pages.firstIndex { $0 === page } ?? NSNotFound }
    open func insert(_ page: PDFPage, at index: Int) {
        pages.insert(page, at: min(max(0, index), pages.count))
        page.document = self
    }
    open func removePage(at index: Int) {
        guard pages.indices.contains(index) else { return }
        pages.remove(at: index).document = nil
    }
    open func exchangePage(at indexA: Int, withPageAt indexB: Int) { pages.swapAt(indexA, indexB) }
    open func dataRepresentation() -> Data? { data }
    open func write(to url: URL) -> Bool { (try? data.write(to: url)) != nil }
    /// Options such as passwords have no effect: the data is written as it was read.
    open func write(to url: URL, withOptions options: [PDFDocumentWriteOption: Any]? = nil) -> Bool { write(to: url) }
    open func dataRepresentation(options: [AnyHashable: Any] = [:]) -> Data? { data }
    open func write(toFile path: String) -> Bool { write(to: URL(fileURLWithPath: path)) }

    // Texts, outlines and attributes are not read.

    open weak var delegate: (any PDFDocumentDelegate)?
    open var documentAttributes: [AnyHashable: Any]?
    open var outlineRoot: PDFOutline?
    open var majorVersion: Int { 1 }
    open var minorVersion: Int { 4 }
    open var allowsPrinting: Bool { true }
    open var allowsCopying: Bool { true }
    open var string: String? { nil }
    open func findString(_ string: String, withOptions options: NSString.CompareOptions = []) -> [PDFSelection] { [] }
    open func beginFindString(_ string: String, withOptions options: NSString.CompareOptions = []) {}
    open func cancelFindString() {}
    open var isFinding: Bool { false }
    open var isLocked: Bool { false }
    open var isEncrypted: Bool { false }
    open func unlock(withPassword password: String) -> Bool { true }
}

/// How a document is written.
public struct PDFDocumentWriteOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let userPasswordOption = PDFDocumentWriteOption(rawValue: "kCGPDFContextUserPassword")
    public static let ownerPasswordOption = PDFDocumentWriteOption(rawValue: "kCGPDFContextOwnerPassword")
    public static let burnInAnnotationsOption = PDFDocumentWriteOption(rawValue: "PDFDocumentWriteOption_BurnInAnnotations")
    public static let optimizeImagesForScreenOption = PDFDocumentWriteOption(rawValue: "PDFDocumentWriteOption_OptimizeImagesForScreen")
    public static let saveTextFromOCROption = PDFDocumentWriteOption(rawValue: "PDFDocumentWriteOption_SaveTextFromOCR")
}

/// A page of a document.
open class PDFPage: NSObject {
    private let image: UIImage
    open internal(set) weak var document: PDFDocument?

    init(_ image: UIImage) { self.image = image }

    /// Makes a blank page in the size of a letter.
    public override init() { image = UIImage() }
    /// Makes a page of an image.
    public init?(image: UIImage) { self.image = image }

    /// How far the page is turned, in degrees. It is kept, and the page is drawn as it is.
    open var rotation = 0
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
    open func bounds(for box: PDFDisplayBox) -> CGRect {
        // A letter has 8.5 by 11 inches of 72 points.
        CGRect(origin: .zero, size: image.size == .zero ? CGSize(width: 612, height: 792) : image.size)
    }

    /// Draws the page into a context whose y-axis points up, as a PDF file's does.
    open func draw(with box: PDFDisplayBox, to context: CGContext) {
        guard let picture = image.cgImage else { return }
        context.draw(picture, in: bounds(for: box))
    }
    open func transform(_ context: CGContext, for box: PDFDisplayBox) {}

    /// The page in the largest size that fits, on white.
    open func thumbnail(of size: CGSize, for box: PDFDisplayBox) -> UIImage {
        let page = bounds(for: box).size
        let scale = min(size.width / max(1, page.width), size.height / max(1, page.height))
        let fitting = CGRect(x: 0, y: 0, width: page.width * scale, height: page.height * scale)
        return UIGraphicsImageRenderer(size: fitting.size).image { context in
            UIColor.white.setFill()
            context.fill(fitting)
            image.draw(in: fitting)
        }
    }
}
