import AppIntents
import SwiftUI

// AppIntents knows no colors of UIKit's, and every program with widgets has this module.

extension DisplayRepresentation.Image {
    /// Creates an image of a symbol. What shows a value's image, draws it in its own color.
    @_disfavoredOverload
    public init?(systemName name: String, tintColor: UIColor? = nil, symbolConfiguration: UIImage.SymbolConfiguration? = nil) {
        self.init(systemName: name, isTemplate: nil)
    }
}
