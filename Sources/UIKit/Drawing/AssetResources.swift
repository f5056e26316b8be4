public import DeveloperToolsSupport
import Foundation
import SwiftUICore

extension UIColor {
    /// Creates a color from the generated symbol of an asset catalog.
    public convenience init(resource: ColorResource) {
        self.init(color: Color(resource))
    }
}

extension UIImage {
    /// Creates an image from the generated symbol of an asset catalog. The image is empty if the catalog does not
    /// contain it.
    public convenience init(resource: ImageResource) {
        if UIImage(named: resource.name, in: resource.bundle, with: nil) == nil {
            self.init()
        } else {
            self.init(named: resource.name, in: resource.bundle, with: nil)!
        }
    }
}
