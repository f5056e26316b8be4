import Foundation

extension Locale {
    /// The language and region as `Locale.preferredLanguages` names them: `de-DE`, `zh-Hans-CN`.
    package var preferredLanguage: String {
        let parts = Locale.Components(locale: self).languageComponents
        return [parts.languageCode?.identifier, parts.script?.identifier, parts.region?.identifier]
            .compactMap { $0 }.joined(separator: "-")
    }
}
