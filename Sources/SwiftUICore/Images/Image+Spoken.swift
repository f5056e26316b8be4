import Foundation

extension Image {
    /// What VoiceOver reads of the image; nil if it ignores it.
    ///
    /// The name of an image of a catalog is its label, which string tables can translate. Apple has labels for symbols in each
    /// language, which are not published: the words of the symbol's name stand in.
    func spokenContent(in environment: EnvironmentValues) -> SpokenContent? {
        if isDecorative { return nil }
        if let title = environment.titleOfIcon { return .icon(title?.plainText(in: environment)) }
        if let label { return .image(label.plainText(in: environment)) }
        switch source {
        case .symbol(let name, _): return .image(name.split(separator: ".").joined(separator: " "))
        case .asset(let name, let bundle):
            let bundle = bundle.flatMap { Bundle(url: $0) }
            return .image(Text(LocalizedStringKey(name), bundle: bundle).plainText(in: environment))
        case .loaded, .drawn: return .image("")
        case .failed: return nil
        }
    }
}

private enum TitleOfIconKey: EnvironmentKey { static let defaultValue: Text?? = nil }

extension EnvironmentValues {
    /// Of the icon of a label, the label's title, which is nil if it is no plain text; nil outside of icons.
    var titleOfIcon: Text?? {
        get { self[TitleOfIconKey.self] }
        set { self[TitleOfIconKey.self] = newValue }
    }
}
