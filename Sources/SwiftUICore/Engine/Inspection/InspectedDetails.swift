import Foundation

extension TapTargetNode {
    var tapDetails: InspectedView.Details {
        switch action {
        case .link(let url): InspectedView.Details(url: url.absoluteString)
        case .intent(let intent): InspectedView.Details(intent: InspectedName.of(type(of: intent)))
        case .code: InspectedView.Details()
        }
    }
}

extension AccessibilityProperties {
    /// Returns the view's accessibility texts in the language of `environment`.
    func details(in environment: EnvironmentValues) -> InspectedView.Details {
        InspectedView.Details(
            accessibilityLabel: label?.plainText(in: environment),
            accessibilityValue: value?.plainText(in: environment),
            accessibilityHint: hint?.plainText(in: environment), accessibilityIdentifier: identifier)
    }
}
