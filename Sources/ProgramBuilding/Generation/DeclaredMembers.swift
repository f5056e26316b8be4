import Foundation

/// The names of the static members that sources declare, in whatever type.
struct DeclaredMembers {
    private var names: Set<String> = []

    init(in sources: [URL]) {
        for source in sources {
            guard let data = FileManager.default.contents(atPath: source.path) else { continue }
            let text = String(decoding: data, as: UTF8.self)
            for match in text.matches(of: #/\b(?:static|class)\s+(?:\w+\s+)*?(?:let|var|func)\s+`?(\w+)/#) {
                names.insert(String(match.output.1))
            }
        }
    }

    func contains(_ name: String) -> Bool { names.contains(name) }
}
