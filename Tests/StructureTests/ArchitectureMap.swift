import Foundation

/// What ARCHITECTURE.md says lies on top of what: its table of modules, and each module's table of folders, from the roof
/// down to the ground.
struct ArchitectureMap {
    /// The modules, the topmost first. Modules of one row do not import each other.
    private(set) var modules: [[String]] = []
    /// The first-level folders of each module that has some, the topmost first. Folders of one row do not name each other's
    /// types.
    private(set) var folders: [String: [[String]]] = [:]

    init() throws { self.init(try Project.text(of: Project.folder.appendingPathComponent("ARCHITECTURE.md"))) }

    init(_ text: String) {
        var (heading, isTable) = ("", false)
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix("#") {
                heading = line.drop { $0 == "#" || $0 == " " }.trimmingCharacters(in: .whitespaces)
                isTable = false
            } else if line.hasPrefix("| module |") || line.hasPrefix("| folder |") {
                isTable = true
            } else if !line.hasPrefix("|") {
                isTable = false
            } else if isTable, !line.hasPrefix("|---") {
                let cell = line.dropFirst().prefix { $0 != "|" }
                let names = cell.split(separator: ",").map { $0.trimmingCharacters(in: CharacterSet(charactersIn: " `/")) }
                if heading == "Modules" { modules.append(names) } else { folders[heading, default: []].append(names) }
            }
        }
    }
}
