import Foundation
import UIKit

/// A place on a page.
open class PDFDestination: NSObject {
    open private(set) weak var page: PDFPage?
    public let point: CGPoint
    open var zoom: CGFloat = 0

    public init(page: PDFPage, at point: CGPoint) { (self.page, self.point) = (page, point) }
}

/// A heading of a document with those below it. Those of files are not read.
open class PDFOutline: NSObject {
    open var label: String?
    open var isOpen = false
    open var destination: PDFDestination?
    open var action: PDFAction?
    open internal(set) weak var document: PDFDocument?
    open private(set) weak var parent: PDFOutline?
    private var children: [PDFOutline] = []

    public override init() {}

    open var numberOfChildren: Int { children.count }
    /// Where the heading stands among those of its parent.
    open var index: Int { parent?.children.firstIndex { $0 === self } ?? 0 }
    open func child(at index: Int) -> PDFOutline? { children.indices.contains(index) ? children[index] : nil }
    open func insertChild(_ child: PDFOutline, at index: Int) {
        children.insert(child, at: min(max(0, index), children.count))
        child.parent = self
    }
    open func removeFromParent() {
        parent?.children.removeAll { $0 === self }
        parent = nil
    }
}
