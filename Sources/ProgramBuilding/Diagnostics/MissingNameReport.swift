import Foundation

/// The tool's addition to the compiler's messages: all missing names, and what is known about each.
struct MissingNameReport {
    private let table: MissingNameTable
    /// Why modules of the project cannot be built, by the modules' names.
    private let modules: [String: String]

    init(table: MissingNameTable, modules: [String: String]) { (self.table, self.modules) = (table, modules) }

    /// A paragraph with a line for each name, modules first; empty where nothing is missing.
    func text(for names: [MissingName]) -> String {
        guard !names.isEmpty else { return "" }
        let ordered = names.filter { $0.kind == .module } + names.filter { $0.kind != .module }
        let lines = ordered.map { "  \(title(of: $0)), \(places(of: $0)): \(explanation(of: $0))" }
        let count = lines.count == 1 ? "One name is" : "\(lines.count) names are"
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
        let shown = missing.places.prefix(3).map { place in
            (place as NSString).lastPathComponent
        }
        let more = missing.places.count - shown.count
        return shown.joined(separator: ", ") + (more > 0 ? " and \(more) more" : "")
    }

    private func explanation(of missing: MissingName) -> String {
        if let entry = table.entry(for: missing) { return entry.text }
        switch missing.kind {
        case .module:
            return modules[missing.name]
                ?? "Darkroom has no module of that name. If it is the app's own, name its folder, too."
        case .global:
            return "Darkroom does not know it. If it is the app's own, name its file or folder, too."
        case .member:
            return "Darkroom does not know it. If an extension of the app's own has it, name its file or folder, too."
        }
    }
}
