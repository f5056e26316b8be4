import Foundation
import UIKit

public enum PDFDisplayMode: Int, Sendable { case singlePage, singlePageContinuous, twoUp, twoUpContinuous }
public enum PDFInterpolationQuality: Int, Sendable { case none, low, high }
public enum PDFDisplayDirection: Int, Sendable { case vertical, horizontal }

extension NSNotification.Name {
    public static let PDFViewDocumentChanged = NSNotification.Name("PDFViewDocumentChanged")
    public static let PDFViewPageChanged = NSNotification.Name("PDFViewPageChanged")
    public static let PDFViewScaleChanged = NSNotification.Name("PDFViewScaleChanged")
}

@MainActor @preconcurrency public protocol PDFViewDelegate: NSObjectProtocol {
    func pdfViewWillClick(onLink sender: PDFView, with url: URL)
}

extension PDFViewDelegate {
    public func pdfViewWillClick(onLink sender: PDFView, with url: URL) {}
}

/// A view of a document, which keeps what it is told. As other views of UIKit, it draws nothing.
open class PDFView: UIView {
    open weak var delegate: (any PDFViewDelegate)?
    open var document: PDFDocument?
    open var displayMode = PDFDisplayMode.singlePageContinuous
    open var displayDirection = PDFDisplayDirection.vertical
    open var displayBox = PDFDisplayBox.cropBox
    open var displaysPageBreaks = true
    open var displaysAsBook = false
    open var displaysRTL = false
    open var pageBreakMargins = UIEdgeInsets(top: 4.75, left: 4, bottom: 4.75, right: 4)
    open var pageShadowsEnabled = true
    open var autoScales = false
    open var scaleFactor: CGFloat = 1
    open var minScaleFactor: CGFloat = 0.1
    open var maxScaleFactor: CGFloat = 20
    open var isInMarkupMode = false
    open var interpolationQuality = PDFInterpolationQuality.high

    open var scaleFactorForSizeToFit: CGFloat { 1 }
    open var currentDestination: PDFDestination? { nil }
    open var visiblePages: [PDFPage] { currentPage.map { [$0] } ?? [] }
    open func page(for point: CGPoint, nearest: Bool) -> PDFPage? { nearest ? currentPage : nil }
    open func convert(_ point: CGPoint, to page: PDFPage) -> CGPoint { point }
    open func convert(_ rect: CGRect, to page: PDFPage) -> CGRect { rect }
    open func convert(_ point: CGPoint, from page: PDFPage) -> CGPoint { point }
    open func convert(_ rect: CGRect, from page: PDFPage) -> CGRect { rect }
    open var currentPage: PDFPage? { document?.page(at: 0) }
    open var documentView: UIView? { nil }
    open var isUsingPageViewController: Bool { false }
    open func usePageViewController(_ enable: Bool, withViewOptions viewOptions: [AnyHashable: Any]? = nil) {}

    // There is the first page alone.

    open var canGoToFirstPage: Bool { false }
    open var canGoToLastPage: Bool { false }
    open var canGoToNextPage: Bool { false }
    open var canGoToPreviousPage: Bool { false }
    open func goToFirstPage(_ sender: Any?) {}
    open func goToLastPage(_ sender: Any?) {}
    open func goToNextPage(_ sender: Any?) {}
    open func goToPreviousPage(_ sender: Any?) {}
    open func go(to page: PDFPage) {}
    open func go(to destination: PDFDestination) {}
    open func go(to rect: CGRect, on page: PDFPage) {}
    open func zoomIn(_ sender: Any?) {}
    open func zoomOut(_ sender: Any?) {}
    open func layoutDocumentView() {}
    open var currentSelection: PDFSelection?
    open var highlightedSelections: [PDFSelection]?
    open func setCurrentSelection(_ selection: PDFSelection?, animate: Bool) { currentSelection = selection }
    open func go(to selection: PDFSelection) {}
    open func scrollSelectionToVisible(_ sender: Any?) {}
    open func clearSelection() { currentSelection = nil }
}
