import Synchronization

/// The folders of kinds whose names are the same once some characters are replaced, or differ in case only.
///
/// Two kinds never share a folder, and none takes the name of a file of Darkroom's own: the second `a_b` is `a_b-2`, in the order in which the extension declares the kinds.
enum KindFolders {
    /// The names of files and folders that Darkroom itself makes beside the folders of kinds.
    private static let reserved = [
        "goldens.json", "manifest.json", "report.json", "report.html", "summary.md", "junit.xml", "contact-sheet.png", "inputs",
        "layout", "pictures", "previews",
    ]
    private static let numbered = Mutex<[String: String]>([:])

    /// Gives each kind a folder of its own.
    static func assign(_ kinds: [String]) {
        var (names, folders): (UniqueNames, [String: String]) = (UniqueNames(), [:])
        for name in reserved { _ = names.take(name) }
        for kind in kinds where folders[kind] == nil { folders[kind] = names.take(kind) }
        numbered.withLock { $0 = folders.filter { $0.value != PicturePath.plainFolder(of: $0.key) } }
    }

    /// What to say about each kind that several widgets have, and about attributes of several Live Activities: the system tells them
    /// apart by these, and so do pictures.
    static func repetitions(kinds: [String], attributes: [String]) -> [String] {
        repeated(in: kinds).map { kind, count in
            "\(count) widgets have the kind \"\(kind)\". iOS tells widgets apart by their kinds, and pictures of the same kind and "
                + "family replace each other. Give each widget a kind of its own."
        } + repeated(in: attributes).map { attributes, count in
            "\(count) Live Activities have the attributes \(attributes). iOS shows one of them, and their pictures replace each other."
        }
    }

    /// The names that come several times, with how often they do.
    private static func repeated(in names: [String]) -> [(key: String, value: Int)] {
        Dictionary(names.map { ($0, 1) }, uniquingKeysWith: +).filter { $0.value > 1 }.sorted { $0.key < $1.key }
    }

    /// The folder of a kind that shares its plain name with another; nil for other kinds.
    static func folder(of kind: String) -> String? { numbered.withLock { $0[kind] } }
}
