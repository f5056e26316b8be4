extension AccessibilityProperties {
    /// Returns the view's accessibility texts in the language of `environment`.
    func details(in environment: EnvironmentValues) -> InspectedView.Details {
        InspectedView.Details(
            accessibilityLabel: label?.plainText(in: environment),
            accessibilityValue: value?.plainText(in: environment),
            accessibilityHint: hint?.plainText(in: environment), accessibilityIdentifier: identifier)
    }
}
