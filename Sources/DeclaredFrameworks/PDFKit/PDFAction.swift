import Foundation

/// What a tap on a link or a heading does.
open class PDFAction: NSObject {
    open var type: String { "" }
}

/// Opens an address.
open class PDFActionURL: PDFAction {
    open var url: URL?
    public init(url: URL) { self.url = url }
    open override var type: String { "URI" }
}

/// Goes to a place of the document.
open class PDFActionGoTo: PDFAction {
    open var destination: PDFDestination
    public init(destination: PDFDestination) { self.destination = destination }
    open override var type: String { "GoTo" }
}
