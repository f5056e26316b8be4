import FoundationSupplement

/// The text that the system shows or speaks for an intent.
public struct IntentDialog: Hashable, Sendable, ExpressibleByStringInterpolation {
    public var full: LocalizedStringResource
    public var supporting: LocalizedStringResource?
    public var systemImageName: String?

    public init(_ text: LocalizedStringResource) {
        full = text
    }

    public init(full: LocalizedStringResource, supporting: LocalizedStringResource) {
        self.full = full
        self.supporting = supporting
    }

    public init(full: LocalizedStringResource, systemImageName: String) {
        self.full = full
        self.systemImageName = systemImageName
    }

    public init(full: LocalizedStringResource, supporting: LocalizedStringResource, systemImageName: String) {
        self.full = full
        self.supporting = supporting
        self.systemImageName = systemImageName
    }

    public init(stringLiteral value: String) {
        self.init(LocalizedStringResource(stringLiteral: value))
    }

    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        self.init(LocalizedStringResource(stringInterpolation: stringInterpolation))
    }
}
