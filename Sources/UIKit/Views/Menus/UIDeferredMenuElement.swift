import Foundation
import FoundationSupplement

/// Elements of a menu that come when it opens. No menu opens in a picture, so nobody asks for them.
open class UIDeferredMenuElement: UIMenuElement {
    let elementProvider: (@escaping ([UIMenuElement]) -> Void) -> Void

    public init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
        self.elementProvider = elementProvider
        super.init("", nil)
    }

    public class func uncached(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) -> Self {
        self ~=> UIDeferredMenuElement(elementProvider)
    }
}
