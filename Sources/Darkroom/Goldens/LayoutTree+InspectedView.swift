import Goldens
import SwiftUICore

extension LayoutTree {
    /// Creates the part of an inspected view that goldens keep.
    init(_ view: InspectedView) {
        self.init(
            type: view.type,
            frame: Frame(x: view.frame.x, y: view.frame.y, width: view.frame.width, height: view.frame.height),
            details: view.details.map(Details.init), children: view.children.map { LayoutTree($0) })
    }
}

extension LayoutTree.Details {
    init(_ details: InspectedView.Details) {
        self.init()
        (text, image, url, intent) = (details.text, details.image, details.url, details.intent)
        (accessibilityLabel, accessibilityValue) = (details.accessibilityLabel, details.accessibilityValue)
        (accessibilityHint, accessibilityIdentifier) = (details.accessibilityHint, details.accessibilityIdentifier)
    }
}
