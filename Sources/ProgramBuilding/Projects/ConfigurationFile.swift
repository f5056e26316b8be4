import Foundation

/// The assignments of an `.xcconfig` file. Those of an included file stand in the place of the `#include`.
struct ConfigurationFile {
    private(set) var assignments: [(key: String, value: String)] = []
    /// The file itself and all files that it includes.
    private(set) var files: [URL] = []

    init(_ url: URL) { read(url, above: []) }

    private mutating func read(_ url: URL, above: Set<String>) {
        // Xcode also ignores missing files and files that include themselves.
        guard !above.contains(url.path), let data = FileManager.default.contents(atPath: url.path) else { return }
        files.append(url)
        for line in String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline) {
            let text = line.prefix(upTo: line.range(of: "//")?.lowerBound ?? line.endIndex)
                .trimmingCharacters(in: .whitespaces)
            if text.hasPrefix("#include") {
                let parts = text.split(separator: "\"", omittingEmptySubsequences: false)
                guard parts.count > 1 else { continue }
                let included = URL(fileURLWithPath: String(parts[1]), relativeTo: url.deletingLastPathComponent())
                read(FileManager.default.ignoringCase(included.standardizedFileURL), above: above.union([url.path]))
            } else if let equals = assignment(in: text) {
                assignments.append(
                    (
                        text[..<equals].trimmingCharacters(in: .whitespaces),
                        text[text.index(after: equals)...].trimmingCharacters(in: CharacterSet(charactersIn: " \t;"))
                    ))
            }
        }
    }

    /// The equals sign between key and value; those in the brackets of a condition do not count.
    private func assignment(in text: String) -> String.Index? {
        var depth = 0
        for index in text.indices {
            switch text[index] {
            case "[": depth += 1
            case "]": depth -= 1
            case "=" where depth == 0: return index
            default: break
            }
        }
        return nil
    }
}
