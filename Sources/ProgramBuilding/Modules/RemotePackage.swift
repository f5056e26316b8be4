import Foundation

/// A package that a project or a manifest names by an address.
struct RemotePackage: Hashable {
    let address: String
    /// Which versions are wanted, as a manifest writes it: `from: "1.2.0"`. Nil where that is not known.
    let requirement: String?

    init(_ address: String, _ requirement: String? = nil) { (self.address, self.requirement) = (address, requirement) }

    /// The name of its checkouts' folder: the last part of the address, as the package manager names them.
    var folderName: String {
        let last = address.split(whereSeparator: { $0 == "/" || $0 == ":" }).last.map(String.init) ?? address
        return last.hasSuffix(".git") ? String(last.dropLast(4)) : last
    }

    /// What the package manager tells packages apart by.
    var identity: String { folderName.lowercased() }

    /// The requirement of a reference in an Xcode project.
    static func requirement(ofReference values: [String: Any]) -> String? {
        func text(_ key: String) -> String? { (values[key] as? String).map(quoted) }
        func version(_ key: String) -> String? { (values[key] as? String).map(quotedVersion) }
        switch values["kind"] as? String {
        case "upToNextMajorVersion": return version("minimumVersion").map { "from: \($0)" }
        case "upToNextMinorVersion": return version("minimumVersion").map { ".upToNextMinor(from: \($0))" }
        case "exactVersion": return version("version").map { "exact: \($0)" }
        case "versionRange":
            guard let lower = version("minimumVersion"), let upper = version("maximumVersion") else { return nil }
            return "\(lower)..<\(upper)"
        case "branch": return text("branch").map { "branch: \($0)" }
        case "revision": return text("revision").map { "revision: \($0)" }
        // What a generator describes is written as a manifest would have it.
        default: return values["text"] as? String
        }
    }

    /// A version as a literal of a manifest, which has three numbers: generators take `7.0`, too.
    static func quotedVersion(_ text: String) -> String {
        let numbers = text.split(separator: ".", omittingEmptySubsequences: false)
        guard numbers.count < 3, numbers.allSatisfy({ Int($0) != nil }) else { return quoted(text) }
        return quoted((numbers + Array(repeating: "0", count: 3 - numbers.count)).joined(separator: "."))
    }

    /// A text as a literal of a manifest.
    static func quoted(_ text: String) -> String {
        "\"\(text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\""))\""
    }
}

/// A product that a program needs, of a package that is not on this disk.
struct MissingPackage: Equatable {
    let package: RemotePackage
    let product: String
    /// Where a checkout of the package is looked for first.
    let place: URL?
}
