import CairoGraphics
import CoreGraphics
import DisplayList
import Foundation

/// What a PDF renderer's files say of themselves.
open class UIGraphicsPDFRendererFormat: UIGraphicsRendererFormat {
    /// Title, author and the like. The files have none of it.
    open var documentInfo: [String: Any] = [:]
}

/// The drawing environment of a PDF renderer's actions. All pages are drawn into one context.
open class UIGraphicsPDFRendererContext: UIGraphicsRendererContext {
    private struct Page {
        let bounds: CGRect
        let firstItem: Int
    }

    private let ownFormat: UIGraphicsPDFRendererFormat
    private var pages: [Page] = []

    init(_ format: UIGraphicsPDFRendererFormat) {
        ownFormat = format
        super.init(CGContext(pointSize: format.bounds.size))
        cgContext.saveGState()
    }

    open var format: UIGraphicsRendererFormat { ownFormat }
    /// The bounds of the page that is drawn.
    open var pdfContextBounds: CGRect { pages.last?.bounds ?? ownFormat.bounds }

    open func beginPage() { beginPage(withBounds: ownFormat.bounds, pageInfo: [:]) }

    /// Begins a page of other bounds, in points, with a graphics state of its own.
    open func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) {
        cgContext.restoreGState()
        cgContext.saveGState()
        cgContext.beginPath()
        cgContext.translateBy(x: -bounds.minX, y: -bounds.minY)
        pages.append(Page(bounds: bounds, firstItem: cgContext.displayList.items.count))
    }

    // Effect: none, because the pages have no links.
    open func setURL(_ url: URL, for rect: CGRect) {}
    open func addDestination(withName name: String, at point: CGPoint) {}
    open func setDestinationWithName(_ name: String, for rect: CGRect) {}

    /// What is drawn on each page.
    var lists: [DisplayList] {
        let items = cgContext.displayList.items
        return pages.enumerated().map { index, page in
            let end = index + 1 < pages.count ? pages[index + 1].firstItem : items.count
            return DisplayList(size: page.bounds.size, items: Array(items[page.firstItem..<end]))
        }
    }
}

/// A renderer that makes PDF files from drawing actions.
open class UIGraphicsPDFRenderer: NSObject {
    public typealias DrawingActions = (UIGraphicsPDFRendererContext) -> Void

    public let format: UIGraphicsPDFRendererFormat

    /// Creates a renderer for pages of a size in points.
    public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: UIGraphicsPDFRendererFormat()) }
    public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) {
        format.bounds = bounds
        self.format = format
    }

    /// Returns the file's bytes, which are none where `actions` begin no page or one without an area.
    open func pdfData(actions: DrawingActions) -> Data {
        let context = UIGraphicsPDFRendererContext(format)
        UIGraphicsPushContext(context.cgContext)
        actions(context)
        UIGraphicsPopContext()
        let renderer = VectorRenderer(fonts: PangoShaper.current?.catalog, images: AssetLibrary.current?.decoder)
        return (try? renderer.renderPages(context.lists)) ?? Data()
    }

    /// Writes a file.
    ///
    /// - Throws: the error of writing.
    open func writePDF(to url: URL, withActions actions: DrawingActions) throws {
        try pdfData(actions: actions).write(to: url, options: .atomic)
    }
}
