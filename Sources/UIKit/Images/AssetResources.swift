public import DeveloperToolsSupport
import Foundation
import SwiftUICore

extension UIColor {
    /// A color of an asset catalog, by the symbol that is generated for it.
    public convenience init(resource: ColorResource) {
        self.init(color: Color(resource))
    }
}

extension UIImage {
    /// An image of an asset catalog, by the symbol that is generated for it; an empty one where the catalog has none.
    public convenience init(resource: ImageResource) {
        if UIImage(named: resource.name, in: resource.bundle, with: nil) == nil {
            self.init()
        } else {
            self.init(named: resource.name, in: resource.bundle, with: nil)!
        }
    }
}
