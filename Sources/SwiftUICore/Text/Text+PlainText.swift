import FoundationSupplement
import Foundation

extension Text {
    /// Returns the characters of the text in the given environment, without styles and attachments.
    package func plainText(in environment: EnvironmentValues) -> String {
        switch content {
        case .verbatim(let string): string
        case .localized(let key, let table, let bundle): key.plainText(table, bundle, in: environment)
        case .resource(let resource): String(localized: resource)
        case .attributed(let string): String(string.characters)
        case .source(let source): source.text(in: environment).string
        case .attachment: ""
        case .joined(let parts): parts.map { $0.plainText(in: environment) }.joined()
        }
    }
}

extension LocalizedStringKey {
    fileprivate func plainText(_ table: String?, _ bundle: Bundle?, in environment: EnvironmentValues) -> String {
        let locale = environment.locale
        let format = LocalizedStringTable.format(
            forKey: key, or: LocalizedFormat(key), table: table, bundle: bundle, locale: locale)
        let arguments = arguments.map { argument -> FormatArgument in
            switch argument {
            case .value(let value): value
            case .text(let text): .text(AttributedString(text.plainText(in: environment)))
            }
        }
        return String(format.markdownText(arguments: arguments, locale: locale).characters)
    }
}
