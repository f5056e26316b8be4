import Foundation

/// Says what a program goes on without: once for each build, by module, the most important first.
struct SetAsideReport {
    /// What was set aside of one module.
    struct Group: Equatable {
        let module: String
        let parts: [SetAsidePart]
        /// Whether the module is Apple's.
        let isApples: Bool
        /// Why it is missing and what to do, as a sentence; nil where nothing is known.
        var reason: String?
    }

    /// How many parts of a module are listed.
    private static let limit = 4
    /// How many modules are listed.
    private static let groupLimit = 12

    let groups: [Group]

    /// - Parameter reasons: why modules of the project cannot be built, by the modules' names.
    init(_ parts: [SetAsidePart], apple: AppleNames, reasons: [String: String] = [:]) {
        var byModule: [String: [SetAsidePart]] = [:]
        for part in parts { byModule[part.module, default: []].append(part) }
        groups = byModule.map { module, parts in
            Group(
                module: module, parts: parts.enumerated().sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }
                    .map(\.element),
                isApples: apple.isApples(module), reason: reasons[module])
        }.sorted { first, second in
            let (left, right) = (first.parts.first?.rank ?? 9, second.parts.first?.rank ?? 9)
            return left != right ? left < right : (second.parts.count, first.module) < (first.parts.count, second.module)
        }
    }

    /// A line for each module and one for each of its most important parts; empty where nothing is set aside.
    func text(shorten: (String) -> String = { $0 }) -> String {
        guard !groups.isEmpty else { return "" }
        var lines = ["parts of the sources that Darkroom cannot compile are set aside:"]
        for group in groups.prefix(SetAsideReport.groupLimit) {
            lines.append("  \(group.title): \(group.summary)\(group.reason.map { ". \($0)" } ?? "")")
            let listed = group.parts.filter { $0.kind != .import }
            for part in listed.prefix(SetAsideReport.limit) { lines.append("    \(part.text(shorten: shorten))") }
            if listed.count > SetAsideReport.limit { lines.append("    and \(listed.count - SetAsideReport.limit) more") }
        }
        if groups.count > SetAsideReport.groupLimit {
            let rest = groups.dropFirst(SetAsideReport.groupLimit).map(\.title)
            lines.append("  and of \(rest.joined(separator: ", "))")
        }
        return lines.joined(separator: "\n")
    }

    /// One line for a build that fails for other reasons; empty where nothing is set aside.
    var line: String {
        guard !groups.isEmpty else { return "" }
        let names = groups.prefix(8).map(\.title) + (groups.count > 8 ? ["others"] : [])
        return "Besides, what needs \(names.joined(separator: ", ")) is set aside."
    }
}

extension SetAsideReport.Group {
    var title: String { module.isEmpty ? "other names and code" : isApples ? "Apple's \(module)" : "module \(module)" }

    var summary: String {
        func count(_ kind: SetAsidePart.Kind, _ one: String, _ many: String) -> String? {
            let number = parts.count { $0.kind == kind }
            return number == 0 ? nil : number == 1 ? "one \(one)" : "\(number) \(many)"
        }
        let words = [
            count(.stop, "body stops where it is reached", "bodies stop where they are reached"),
            count(.error, "body throws an error where it is reached", "bodies throw an error where they are reached"),
            count(.declaration, "declaration is left out", "declarations are left out"),
            count(.statement, "statement is skipped", "statements are skipped"),
            count(.attribute, "attribute is ignored", "attributes are ignored"),
            count(.type, "type has no values", "types have no values"),
        ].compactMap { $0 }
        return words.isEmpty ? "imported by \(Set(parts.map(\.file)).count == 1 ? "one file" : "\(Set(parts.map(\.file)).count) files"), and not needed" : words.joined(separator: ", ")
    }
}

extension SetAsidePart {
    /// The most important first: what may stop a picture, then what is not there.
    fileprivate var rank: Int {
        switch kind {
        case .stop: 0
        case .error: 1
        case .declaration: 2
        case .statement: 3
        case .attribute: 4
        case .type: 5
        case .import: 6
        }
    }

    func text(shorten: (String) -> String) -> String {
        let position = "\(shorten(file)):\(line)"
        let needs = name.isEmpty ? "" : " (\(name))"
        switch kind {
        case .stop: return "\(position): \(place.isEmpty ? "the code" : place) stops\(needs)"
        case .error: return "\(position): \(place.isEmpty ? "the code" : place) throws an error\(needs)"
        case .declaration: return "\(position): \(place) is left out\(needs)"
        case .statement: return "\(position): a statement of \(place) is skipped\(needs)"
        case .attribute:
            // The name can be a message of the compiler.
            let lost = name.contains(" ") ? " what does not compile\(needs)" : " \(name)"
            return "\(position): \(place) goes without\(needs.isEmpty ? "" : lost)"
        case .type: return "\(position): \(name) has no values"
        case .import: return "\(position): module \(name)"
        }
    }
}
