import Foundation

/// What the tool has set aside of the sources of this program, because it cannot compile it.
package enum SetAsideList {
    /// The environment variable in which the tool passes the file with the list to the program that it has built.
    package static let variable = "DARKROOM_SET_ASIDE"

    /// A part of the sources that the program goes on without.
    package struct Item: Codable, Equatable, Sendable {
        /// `stop`, `error`, `declaration`, `statement`, `attribute`, `type` or `import`.
        package let kind: String
        /// The module that the missing name is of.
        package let module: String
        package let name: String
        /// The declaration that the part is in.
        package let place: String
        package let file: String
        package let line: Int

        package init(kind: String, module: String, name: String, place: String, file: String, line: Int) {
            (self.kind, self.module, self.name) = (kind, module, name)
            (self.place, self.file, self.line) = (place, file, line)
        }
    }

    /// The list of this program, or nil if nothing is set aside.
    package static let current: [Item]? = {
        defer { unsetenv(variable) }
        guard let path = getenv(variable), let data = FileManager.default.contents(atPath: String(cString: path)),
            let items = try? JSONDecoder().decode([Item].self, from: data), !items.isEmpty
        else { return nil }
        return items
    }()
}
