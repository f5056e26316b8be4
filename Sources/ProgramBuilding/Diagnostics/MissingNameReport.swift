import Foundation

/// The tool's addition to the compiler's messages: all missing names, and what is known about each.
struct MissingNameReport {
    /// How many names are listed; the others are counted.
    private static let limit = 20

    private let table: MissingNameTable
    private let apple: AppleNames
    /// Why modules of the project cannot be built, by the modules' names.
    private let modules: [String: String]
    /// The sources beside the program's that declare names.
    private let sources: [String: String]

    init(table: MissingNameTable, apple: AppleNames, modules: [String: String], sources: [String: String] = [:]) {
        (self.table, self.apple, self.modules, self.sources) = (table, apple, modules, sources)
    }

    /// A paragraph with a line for each name, modules first; empty where nothing is missing. Names that a missing module
    /// must have are folded into it.
    ///
    /// - Parameter near: the names that misspelt ones most likely stand for.
    func text(for names: [MissingName], near: [String: String] = [:]) -> String {
        guard !names.isEmpty else { return "" }
        let missing = names.filter { $0.kind == .module }
        let files = missing.reduce(into: Set<String>()) { $0.formUnion($1.files) }
        let others = names.filter { name in
            guard name.kind != .module else { return false }
            // A capitalized name in files that import what is missing is most likely the module's.
            let isOfModule = name.kind == .global && name.name.first?.isUppercase ?? false && name.files.isSubset(of: files)
            return !isOfModule || table.names[name.name] != nil || !frameworks(of: name).isEmpty
        }
        let ordered = missing + others
        var lines = ordered.prefix(MissingNameReport.limit).map { missing in
            // A name that a source of the project has is no misspelt one.
            let meant = sources[missing.name] == nil ? near[missing.name] : nil
            return "  \(title(of: missing)), \(places(of: missing)): \(meant.map { "Did you mean \($0)?" } ?? explanation(of: missing))"
        }
        if ordered.count > lines.count { lines.append("  and \(ordered.count - lines.count) more") }
        let count = ordered.count == 1 ? "One name is" : "\(ordered.count) names are"
        return "\(count) missing:\n" + lines.joined(separator: "\n")
    }

    private func title(of missing: MissingName) -> String {
        switch missing.kind {
        case .module: "module \(missing.name)"
        case .global: missing.name
        case .member(let type): "\(missing.name) of \(type.count > 60 ? type.prefix(57) + "…" : type[...])"
        }
    }

    private func places(of missing: MissingName) -> String {
        if missing.kind == .module, missing.files.count > 1 { return "\(missing.files.count) files" }
        let shown = missing.places.prefix(3).map { place in
            (place as NSString).lastPathComponent
        }
        let more = missing.places.count - shown.count
        return shown.joined(separator: ", ") + (more > 0 ? " and \(more) more" : "")
    }

    private func frameworks(of missing: MissingName) -> [String] {
        guard missing.kind == .global else { return [] }
        let listing = apple.frameworks(listing: missing.name)
        return listing.isEmpty ? apple.frameworks(byPrefixOf: missing.name) : listing
    }

    private func explanation(of missing: MissingName) -> String {
        if let entry = table.entry(for: missing) { return entry.text }
        if let source = sources[missing.name] { return "\(source) has it, which is no source of the target. Add the file to the target." }
        switch missing.kind {
        case .module:
            if apple.frameworks[missing.name] != nil { return "Apple's framework, which Darkroom lacks." }
            return modules[missing.name]
                ?? "Darkroom has no module of that name. If it is the app's own, name its folder, too."
        case .global:
            if let framework = frameworks(of: missing).first { return "Apple's (\(framework)), and Darkroom lacks it." }
            return "Darkroom does not know it. If it is the app's own, name its file or folder, too."
        case .member:
            return "Darkroom does not know it. If an extension of the app's own has it, name its file or folder, too."
        }
    }
}
