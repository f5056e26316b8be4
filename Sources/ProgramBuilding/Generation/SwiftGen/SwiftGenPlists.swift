import Foundation

/// The constants that SwiftGen generates for property lists: a member for each key, in an enumeration for each file.
struct SwiftGenPlists {
    private let lists: [(name: String, value: PropertyListValue)]
    /// The enumeration around all others; nil where each file has one of its own at the top level.
    var enumeration: String?
    /// Whether a single file has an enumeration of its own, too.
    var hasFileNames = false

    /// - Parameter files: files of property lists. Binary ones are left out, as are those that cannot be read.
    init(_ files: [URL]) {
        lists = files.compactMap { file in
            guard let data = FileManager.default.contents(atPath: file.path), !data.starts(with: Data("bplist00".utf8)),
                let value = try? PropertyListDecoder().decode(PropertyListValue.self, from: data),
                let name = SwiftGenName.type(file.deletingPathExtension().lastPathComponent)
            else { return nil }
            return (name, value)
        }
    }

    /// The generated source; nil where there are no property lists.
    func text(_ style: SwiftGenStyle) -> String? {
        guard !lists.isEmpty else { return nil }
        var texts: [String] = []
        if let enumeration {
            var declarations = NestedDeclarations()
            for list in lists { add(list.value, in: lists.count > 1 || hasFileNames ? [list.name] : [], style, to: &declarations) }
            texts = [declarations.lines(named: enumeration, keyword: style.enumeration).joined(separator: "\n") + "\n"]
        } else {
            texts = lists.map { list in
                var declarations = NestedDeclarations()
                add(list.value, in: [], style, to: &declarations)
                return declarations.lines(named: list.name, keyword: style.enumeration).joined(separator: "\n") + "\n"
            }
        }
        return style.imports("Foundation") + "\n" + texts.joined(separator: "\n")
    }

    private func add(_ list: PropertyListValue, in place: [String], _ style: SwiftGenStyle, to declarations: inout NestedDeclarations) {
        func add(_ value: PropertyListValue, named name: String) {
            // Nothing changes the constant, but the compiler cannot know that of any value.
            let isAny = value.type.contains("Any")
            let text = "\(style.access) \(isAny ? "nonisolated(unsafe) " : "")static let \(name): \(value.type) = \(value.literal)"
            declarations.add(text, named: name, in: place)
        }
        switch list {
        case .dictionary(let values):
            for (key, value) in values.sorted(by: { $0.key < $1.key }) {
                if let name = SwiftGenName.member(key) { add(value, named: name) }
            }
        case .array: add(list, named: "items")
        default: add(list, named: "value")
        }
    }
}
