import Foundation

/// The language that determines letter forms and line breaks. It does not change the characters.
public struct TypesettingLanguage: Equatable, Sendable {
    /// A BCP 47 tag; nil for the language of the environment's locale.
    let tag: String?

    /// The language of the environment.
    public static let automatic = TypesettingLanguage(tag: nil)

    /// Returns a specific language, independent of the environment.
    public static func explicit(_ language: Locale.Language) -> TypesettingLanguage {
        TypesettingLanguage(tag: language.minimalIdentifier)
    }
}

extension Text {
    /// Sets the typesetting language of the text.
    public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> Text {
        typesettingLanguage(.explicit(language), isEnabled: isEnabled)
    }

    /// Sets the typesetting language of the text.
    public func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true) -> Text {
        isEnabled ? applying(.language(language.tag)) : self
    }
}

extension View {
    /// Sets the typesetting language of the texts inside.
    nonisolated public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> some View {
        typesettingLanguage(.explicit(language), isEnabled: isEnabled)
    }

    /// Sets the typesetting language of the texts inside.
    nonisolated public func typesettingLanguage(
        _ language: TypesettingLanguage, isEnabled: Bool = true
    ) -> some View {
        transformEnvironment(\.textAttributes) { if isEnabled { $0.apply(.language(language.tag)) } }
    }
}
