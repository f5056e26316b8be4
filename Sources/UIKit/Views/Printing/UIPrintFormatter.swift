import CoreGraphics
import Foundation

// What lays out pages for a printer, and for PDF files. It has no pages, because nothing is printed.

@preconcurrency @MainActor open class UIPrintFormatter: NSObject {
    open internal(set) weak var printPageRenderer: UIPrintPageRenderer?
    open var maximumContentHeight: CGFloat = 0
    open var maximumContentWidth: CGFloat = 0
    open var perPageContentInsets = UIEdgeInsets.zero
    open var startPage = 0
    open var pageCount: Int { 0 }

    public override init() {}
    open func removeFromPrintPageRenderer() { printPageRenderer?.printFormatters?.removeAll { $0 === self } }
    open func rectForPage(at pageIndex: Int) -> CGRect { .zero }
    open func draw(in rect: CGRect, forPageAt pageIndex: Int) {}
}

open class UISimpleTextPrintFormatter: UIPrintFormatter {
    open var text: String?
    open var attributedText: NSAttributedString?
    open var font: UIFont?
    open var color: UIColor?
    open var textAlignment = NSTextAlignment.natural

    public init(text: String) { self.text = text }
    public init(attributedText: NSAttributedString) { self.attributedText = attributedText }
}

open class UIMarkupTextPrintFormatter: UIPrintFormatter {
    open var markupText: String?

    public init(markupText: String) { self.markupText = markupText }
}

open class UIViewPrintFormatter: UIPrintFormatter {
    public let view: UIView

    init(view: UIView) { self.view = view }
}

extension UIView {
    public func viewPrintFormatter() -> UIViewPrintFormatter { UIViewPrintFormatter(view: self) }
}

/// Draws the pages of a document.
@preconcurrency @MainActor open class UIPrintPageRenderer: NSObject {
    open var headerHeight: CGFloat = 0
    open var footerHeight: CGFloat = 0
    open var paperRect: CGRect { .zero }
    open var printableRect: CGRect { .zero }
    open var printFormatters: [UIPrintFormatter]?
    open var numberOfPages: Int { 0 }

    public override init() {}
    open func addPrintFormatter(_ formatter: UIPrintFormatter, startingAtPageAt pageIndex: Int) {
        (formatter.startPage, formatter.printPageRenderer) = (pageIndex, self)
        printFormatters = (printFormatters ?? []) + [formatter]
    }
    open func printFormattersForPage(at pageIndex: Int) -> [UIPrintFormatter]? { nil }
    open func prepare(forDrawingPages range: NSRange) {}
    open func drawPage(at pageIndex: Int, in printableRect: CGRect) {}
    open func drawHeaderForPage(at pageIndex: Int, in headerRect: CGRect) {}
    open func drawContentForPage(at pageIndex: Int, in contentRect: CGRect) {}
    open func drawFooterForPage(at pageIndex: Int, in footerRect: CGRect) {}
    open func drawPrintFormatter(_ printFormatter: UIPrintFormatter, forPageAt pageIndex: Int) {}
}
