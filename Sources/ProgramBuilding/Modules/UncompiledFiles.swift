import Foundation

/// The files of a target that Xcode compiles and Darkroom does not.
struct UncompiledFiles {
    private var files: [(url: URL, what: String)] = []
    /// How many files a warning names.
    private static let namedFiles = 3
    private static let languages: Set = ["c", "cc", "cpp", "cxx", "m", "mm"]

    /// - Parameter what: the kind of the file with its article, as in `FileKind.unsupported`.
    mutating func add(_ url: URL, _ what: String) { files.append((url, what)) }

    mutating func add(_ others: [(url: URL, what: String)]) { files += others }

    /// Those that declare what Swift sources may use through a header: sources in C, C++ and Objective-C.
    var sources: [URL] { files.map(\.url).filter { UncompiledFiles.languages.contains($0.pathExtension.lowercased()) }.unique() }

    /// A warning for each kind of file.
    ///
    /// - Parameter target: the name of the target; nil where the sources have none.
    func warnings(of target: String?) -> [String] {
        files.map(\.what).unique().map { what in
            let urls = files.filter { $0.what == what }.map(\.url).unique()
            guard urls.count > 1 else {
                return "\(urls[0].path) is \(what), which Darkroom does not compile; it is left out."
            }
            let others = urls.count - UncompiledFiles.namedFiles
            let named = urls.prefix(others > 1 ? UncompiledFiles.namedFiles : urls.count).map(\.path)
            return (target.map { "\($0): " } ?? "") + "\(urls.count) files are \(UncompiledFiles.plural(of: what)), which Darkroom "
                + "does not compile; they are left out: " + named.joined(separator: ", ")
                + (others > 1 ? " and \(others) others." : ".")
        }
    }

    /// "an Objective-C source" becomes "Objective-C sources".
    private static func plural(of what: String) -> String { what.drop { $0 != " " }.dropFirst() + "s" }
}
