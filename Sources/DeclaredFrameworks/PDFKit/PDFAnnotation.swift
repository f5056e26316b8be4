import Foundation
import UIKit

/// What an annotation is.
public struct PDFAnnotationSubtype: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let text = PDFAnnotationSubtype(rawValue: "/Text")
    public static let link = PDFAnnotationSubtype(rawValue: "/Link")
    public static let freeText = PDFAnnotationSubtype(rawValue: "/FreeText")
    public static let line = PDFAnnotationSubtype(rawValue: "/Line")
    public static let square = PDFAnnotationSubtype(rawValue: "/Square")
    public static let circle = PDFAnnotationSubtype(rawValue: "/Circle")
    public static let highlight = PDFAnnotationSubtype(rawValue: "/Highlight")
    public static let underline = PDFAnnotationSubtype(rawValue: "/Underline")
    public static let strikeOut = PDFAnnotationSubtype(rawValue: "/StrikeOut")
    public static let ink = PDFAnnotationSubtype(rawValue: "/Ink")
    public static let stamp = PDFAnnotationSubtype(rawValue: "/Stamp")
    public static let popup = PDFAnnotationSubtype(rawValue: "/Popup")
    public static let widget = PDFAnnotationSubtype(rawValue: "/Widget")
}

/// What a field of a form is.
public struct PDFAnnotationWidgetSubtype: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let button = PDFAnnotationWidgetSubtype(rawValue: "/Btn")
    public static let choice = PDFAnnotationWidgetSubtype(rawValue: "/Ch")
    public static let signature = PDFAnnotationWidgetSubtype(rawValue: "/Sig")
    public static let text = PDFAnnotationWidgetSubtype(rawValue: "/Tx")
}

public enum PDFWidgetCellState: Int, Sendable { case mixedState = -1, offState, onState }
public enum PDFBorderStyle: Int, Sendable { case solid, dashed, beveled, inset, underline }

/// The border of an annotation.
open class PDFBorder: NSObject {
    open var style = PDFBorderStyle.solid
    open var lineWidth: CGFloat = 1
    open var dashPattern: [Any]?

    public override init() {}
}

/// A note or a mark on a page. It is kept and not drawn.
open class PDFAnnotation: NSObject {
    open var bounds: CGRect
    open var type: String?
    open var contents: String?
    open var color = UIColor.yellow
    open var font: UIFont?
    open var fontColor: UIColor?
    open var interiorColor: UIColor?
    open var alignment = NSTextAlignment.natural
    open var border: PDFBorder?
    open var action: PDFAction?
    open var isHighlighted = false
    open var startPoint = CGPoint.zero
    open var endPoint = CGPoint.zero
    open private(set) var paths: [UIBezierPath]?
    open func add(_ path: UIBezierPath) { paths = (paths ?? []) + [path] }
    open func remove(_ path: UIBezierPath) { paths?.removeAll { $0 === path } }

    // Fields of forms.
    open var widgetFieldType = PDFAnnotationWidgetSubtype(rawValue: "")
    open var widgetStringValue: String?
    open var buttonWidgetState = PDFWidgetCellState.offState
    open var fieldName: String?
    open var url: URL?
    open var userName: String?
    open var modificationDate: Date?
    open var shouldDisplay = true
    open var shouldPrint = true
    open internal(set) weak var page: PDFPage?

    public init(bounds: CGRect, forType annotationType: PDFAnnotationSubtype, withProperties properties: [AnyHashable: Any]?) {
        self.bounds = bounds
        type = String(annotationType.rawValue.dropFirst())
    }
}

/// A text of a document that was found or chosen. There are no values of it, because texts are not read.
open class PDFSelection: NSObject {
    open var color: UIColor?

    public init(document: PDFDocument) {}

    open var string: String? { nil }
    open var attributedString: NSAttributedString? { nil }
    open var pages: [PDFPage] { [] }
    open func bounds(for page: PDFPage) -> CGRect { .zero }
    open func selectionsByLine() -> [PDFSelection] { [] }
}

/// What is known of a document beside its pages. It is not read.
public struct PDFDocumentAttribute: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let titleAttribute = PDFDocumentAttribute(rawValue: "Title")
    public static let authorAttribute = PDFDocumentAttribute(rawValue: "Author")
    public static let subjectAttribute = PDFDocumentAttribute(rawValue: "Subject")
    public static let creatorAttribute = PDFDocumentAttribute(rawValue: "Creator")
    public static let producerAttribute = PDFDocumentAttribute(rawValue: "Producer")
    public static let creationDateAttribute = PDFDocumentAttribute(rawValue: "CreationDate")
    public static let modificationDateAttribute = PDFDocumentAttribute(rawValue: "ModDate")
    public static let keywordsAttribute = PDFDocumentAttribute(rawValue: "Keywords")
}

public protocol PDFDocumentDelegate: NSObjectProtocol {
    func didMatchString(_ instance: PDFSelection)
    func documentDidEndDocumentFind(_ notification: Notification)
}

extension PDFDocumentDelegate {
    public func didMatchString(_ instance: PDFSelection) {}
    public func documentDidEndDocumentFind(_ notification: Notification) {}
}

public enum PDFThumbnailLayoutMode: Int, Sendable { case vertical, horizontal }

/// A view of small pages, which keeps what it is told. As other views of UIKit, it draws nothing.
open class PDFThumbnailView: UIView {
    open weak var pdfView: PDFView?
    open var layoutMode = PDFThumbnailLayoutMode.vertical
    open var thumbnailSize = CGSize.zero
    open var contentInset = UIEdgeInsets.zero

    open var selectedPages: [PDFPage]? { nil }
}
