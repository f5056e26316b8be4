import Foundation

/// Which language text is set by: its letter forms and where its lines break. What it says does not change.
public struct TypesettingLanguage: Equatable, Sendable {
    /// A BCP 47 tag; nil takes the language of the environment's locale.
    let tag: String?

    /// The language that the surroundings have.
    public static let automatic = TypesettingLanguage(tag: nil)

    /// A language whatever the surroundings have.
    public static func explicit(_ language: Locale.Language) -> TypesettingLanguage {
        TypesettingLanguage(tag: language.minimalIdentifier)
    }
}

extension Text {
    /// Sets the text by the rules of `language`.
    public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> Text {
        typesettingLanguage(.explicit(language), isEnabled: isEnabled)
    }

    /// Sets the text by the rules of `language`.
    public func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true) -> Text {
        isEnabled ? applying(.language(language.tag)) : self
    }
}

extension View {
    /// Sets the text inside by the rules of `language`.
    nonisolated public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> some View {
        typesettingLanguage(.explicit(language), isEnabled: isEnabled)
    }

    /// Sets the text inside by the rules of `language`.
    nonisolated public func typesettingLanguage(
        _ language: TypesettingLanguage, isEnabled: Bool = true
    ) -> some View {
        transformEnvironment(\.textAttributes) { if isEnabled { $0.apply(.language(language.tag)) } }
    }
}
