import FoundationSupplement

/// The display information of a value.
public struct DisplayRepresentation: Hashable, Sendable, ExpressibleByStringInterpolation {
    public var title: LocalizedStringResource
    public var subtitle: LocalizedStringResource?
    public var image: Image?
    public var synonyms: [LocalizedStringResource]
    public var descriptionText: LocalizedStringResource?

    public init(
        title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil,
        synonyms: [LocalizedStringResource] = []
    ) {
        self.title = title
        self.subtitle = subtitle
        self.image = image
        self.synonyms = synonyms
    }

    public init(
        title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil,
        descriptionText: LocalizedStringResource?, image: Image? = nil, synonyms: [LocalizedStringResource] = []
    ) {
        self.init(title: title, subtitle: subtitle, image: image, synonyms: synonyms)
        self.descriptionText = descriptionText
    }

    public init(
        title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: () -> Image?,
        synonyms: () -> [LocalizedStringResource] = { [] }
    ) {
        self.init(title: title, subtitle: subtitle, image: image(), synonyms: synonyms())
    }

    public init(_ title: LocalizedStringResource) {
        self.init(title: title)
    }

    public init(stringLiteral value: String) {
        self.init(title: LocalizedStringResource(stringLiteral: value))
    }

    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        self.init(title: LocalizedStringResource(stringInterpolation: stringInterpolation))
    }

    /// The picture next to a value's name.
    public struct Image: Hashable, Sendable {
        /// The shape of the picture.
        public enum DisplayStyle: Hashable, Sendable {
            case `default`, circular
        }

        /// The source of the picture.
        package enum Source: Hashable, Sendable {
            case named(String, bundle: URL?)
            case symbol(String)
            case data(Data)
            case url(URL)
        }

        package var source: Source
        public var isTemplate: Bool?
        public var displayStyle: DisplayStyle

        public init(
            named name: String, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default, bundle: Bundle? = nil
        ) {
            self.init(.named(name, bundle: bundle?.bundleURL), isTemplate, displayStyle)
        }

        public init(systemName name: String, isTemplate: Bool? = nil) {
            self.init(.symbol(name), isTemplate, .default)
        }

        public init(data: Data, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default) {
            self.init(.data(data), isTemplate, displayStyle)
        }

        public init(
            url: URL, isTemplate: Bool? = nil, width: Double? = nil, height: Double? = nil,
            displayStyle: DisplayStyle = .default
        ) {
            self.init(.url(url), isTemplate, displayStyle)
        }

        private init(_ source: Source, _ isTemplate: Bool?, _ displayStyle: DisplayStyle) {
            self.source = source
            self.isTemplate = isTemplate
            self.displayStyle = displayStyle
        }
    }
}

/// The display information of a type.
public struct TypeDisplayRepresentation: Hashable, Sendable, ExpressibleByStringInterpolation {
    public var name: LocalizedStringResource
    /// The format for a number of values.
    public var numericFormat: LocalizedStringResource?
    public var synonyms: [LocalizedStringResource]

    public init(
        name: LocalizedStringResource, numericFormat: LocalizedStringResource? = nil,
        synonyms: [LocalizedStringResource] = []
    ) {
        self.name = name
        self.numericFormat = numericFormat
        self.synonyms = synonyms
    }

    public init(stringLiteral value: String) {
        self.init(name: LocalizedStringResource(stringLiteral: value))
    }

    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        self.init(name: LocalizedStringResource(stringInterpolation: stringInterpolation))
    }
}
