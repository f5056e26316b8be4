import Foundation
import FoundationSupplement
import Synchronization

extension Locale {
    /// The BCP 47 tag of the locale. It is cached, because Foundation computes it slowly and every text needs it.
    var languageTag: String {
        LanguageTags.known.withLock { known in
            if let tag = known[identifier] { return tag }
            // Letters and lines in a pseudo-language are those of the sources' language.
            let tag = (PseudoLanguage.sources(of: self) ?? self).identifier(.bcp47)
            known[identifier] = tag
            return tag
        }
    }
}

private enum LanguageTags {
    static let known = Mutex<[String: String]>([:])
}
