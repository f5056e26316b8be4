import Foundation
import Synchronization

extension Locale {
    /// The BCP 47 tag of the locale, which Foundation takes long to find and every text asks for.
    var languageTag: String {
        LanguageTags.known.withLock { known in
            if let tag = known[identifier] { return tag }
            let tag = identifier(.bcp47)
            known[identifier] = tag
            return tag
        }
    }
}

private enum LanguageTags {
    static let known = Mutex<[String: String]>([:])
}
