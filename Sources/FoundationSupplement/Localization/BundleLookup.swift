import Foundation
import Synchronization

/// Makes bundles find texts and files in the language of the host's locale.
///
/// Foundation on Linux takes everyone for a speaker of English, and ends the program where a bundle names no development
/// language. `Bundle` cannot be subclassed there, so this class has methods of the same form, which are put into the place
/// of Foundation's. Their `self` is then a bundle. The order of the methods is that of `symbols`.
open class _BundleLookup {
    private final var bundle: Bundle { unsafeBitCast(self, to: Bundle.self) }

    open func localizedString(forKey key: String, value: String?, table tableName: String?) -> String {
        let text = value.flatMap { $0.isEmpty ? nil : $0 } ?? key
        return PluralFormats.text(
            of: LocalizedStringTable.format(
                forKey: key, or: LocalizedFormat(text), table: tableName, bundle: bundle, locale: .current))
    }

    open func localizations() -> [String] {
        let languages = BundleLanguages(of: bundle)
        return languages.names.isEmpty ? [languages.development] : languages.names
    }

    open func preferredLocalizations() -> [String] {
        let languages = BundleLanguages(of: bundle)
        return [languages.name(for: .current) ?? languages.development]
    }

    open func developmentLocalization() -> String? { BundleLanguages(of: bundle).development }

    open func url(forResource name: String?, withExtension ext: String?, subdirectory subpath: String?) -> URL? {
        let bundle = bundle
        let file = [name, ext].compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: ".")
        guard !file.isEmpty else { return nil }
        // Foundation knows more about the places of files; of languages it looks only in that which it is told.
        func found(in language: String?) -> URL? {
            bundle.url(forResource: name, withExtension: ext, subdirectory: subpath, localization: language)
        }
        let languages = BundleLanguages(of: bundle)
        for language in [languages.name(for: .current), languages.development, "Base"] {
            if let language, let url = found(in: language) { return url }
        }
        if let url = found(in: nil) { return url }
        // The resources of a program's frameworks are found in its own bundle too.
        guard name?.isEmpty == false else { return nil }
        let path = (subpath.map { $0 + "/" } ?? "") + file
        return LocalizedStringTable.folders(of: bundle).map { $0.appendingPathComponent(path) }
            .first { FileManager.default.fileExists(atPath: $0.path) }
    }

    /// The symbol names of Foundation's methods.
    private static let symbols = [
        "15localizedString6forKey5value5tableS2S_SSSgAHtF", "13localizationsSaySSGvg",
        "22preferredLocalizationsSaySSGvg", "23developmentLocalizationSSSgvg",
        "3url11forResource13withExtension12subdirectory0A10Essentials3URLVSgSSSg_A2LtF",
    ].map { "$s10Foundation6BundleC" + $0 }

    /// Whether bundles are corrected. The first use corrects them, for the rest of the process.
    package static let isInstalled: Bool = {
        let (own, table) = (MethodTable(type: _BundleLookup.self), MethodTable(type: Bundle.self))
        let places = symbols.map(table.place(ofSymbol:))
        guard !places.contains(nil) else { return false }
        return places.enumerated().allSatisfy { index, place in
            table.setMethod(own[MethodTable.firstMethod + index], at: place ?? 0)
        }
    }()
}

extension BundleLanguages {
    private static let known = Mutex<[[URL]: BundleLanguages]>([:])

    /// The languages of a bundle, whose folders do not change while the program runs.
    init(of bundle: Bundle) {
        let folders = LocalizedStringTable.folders(of: bundle)
        self = BundleLanguages.known.withLock { known in
            let languages = known[folders] ?? BundleLanguages(of: folders)
            known[folders] = languages
            return languages
        }
    }
}

extension Bundle {
    /// Takes the place of `Bundle.preferredLocalizations(from:)`.
    @_silgen_name("$s10Foundation6BundleC22preferredLocalizations4fromSaySSGAF_tFZ")
    public static func _hostPreferredLocalizations(from localizations: [String]) -> [String] {
        let user = HostEnvironment.current.preferredLanguages.first ?? "en"
        let available = Set(localizations.map(LanguageMatch.normalized))
        let match = LanguageMatch.names(for: Locale(identifier: user), among: available).first
        return localizations.first { LanguageMatch.normalized($0) == match }.map { [$0] }
            ?? Array(localizations.prefix(1))
    }
}
