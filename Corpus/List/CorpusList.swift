import Foundation

/// A widget target of an app.
struct CorpusTarget: Equatable, Sendable {
    /// The name in tables, such as `owner+repository`. It is also a file name.
    let id: String
    /// A project, a package or a folder.
    let path: String
    /// The target in the project; empty where the path says enough.
    let target: String
    /// `app` for apps that people install, `teaching` for tutorials and samples.
    let kind: String
    /// The number of Swift files, or nil where the list does not say.
    let files: Int?
    /// Why Xcode cannot build the target either; nil where it can, or where the list does not say.
    var fault: Fault?

    /// What keeps Xcode, too, from building a target.
    enum Fault: String, Codable, CaseIterable {
        /// The checkout lacks packages, projects or sources.
        case incomplete
        /// The sources have an error that every Swift compiler finds.
        case invalid

        /// What marks such a target in the page, behind its name.
        var mark: String { self == .incomplete ? " ‡" : " §" }
    }
}

/// A list of widget targets, as a table with tabs between the columns.
struct CorpusList {
    let targets: [CorpusTarget]

    /// - Throws: `CorpusFailure` if the file cannot be read, lacks a column or a value, or has an id twice.
    init(file: URL) throws {
        let text: String
        do { text = try String(contentsOf: file, encoding: .utf8) } catch {
            throw CorpusFailure("\(file.path) cannot be read: \(error.localizedDescription). CORPUS names its folder.")
        }
        try self.init(text, name: file.path)
    }

    init(_ text: String, name: String) throws {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        if lines.last == "" { lines.removeLast() }
        let columns = (lines.first ?? "").split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        for column in ["id", "path", "target", "kind"] where !columns.contains(column) {
            throw CorpusFailure("\(name):1: there is no column \"\(column)\". Name the columns in the first line.")
        }
        var seen: Set<String> = []
        targets = try lines.enumerated().dropFirst().map { number, line in
            let values = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            func value(_ column: String) -> String {
                columns.firstIndex(of: column).flatMap { $0 < values.count ? values[$0] : nil } ?? ""
            }
            let (id, path, files) = (value("id"), value("path"), value("files"))
            guard !id.isEmpty, !path.isEmpty else {
                throw CorpusFailure("\(name):\(number + 1): the line lacks an id or a path.")
            }
            guard !id.contains("/"), !id.hasPrefix(".") else {
                throw CorpusFailure("\(name):\(number + 1): \"\(id)\" cannot name a folder. Leave out the slash or dot.")
            }
            guard seen.insert(id).inserted else {
                throw CorpusFailure("\(name):\(number + 1): \"\(id)\" is the id of an earlier line, too.")
            }
            guard files.isEmpty || Int(files) != nil else {
                throw CorpusFailure("\(name):\(number + 1): \"\(files)\" is not a number of files.")
            }
            let fault = CorpusTarget.Fault(rawValue: value("fault"))
            guard fault != nil || value("fault").isEmpty else {
                throw CorpusFailure("\(name):\(number + 1): the fault \"\(value("fault"))\" is neither incomplete nor invalid.")
            }
            return CorpusTarget(
                id: id, path: path, target: value("target"), kind: value("kind"), files: Int(files), fault: fault)
        }
    }
}
