import Foundation

/// A script of a target that runs SwiftGen.
struct SwiftGenScript {
    /// The configurations that it names, or the usual one.
    let configurations: [URL]

    /// - Parameters:
    ///   - text: the script.
    ///   - folder: the folder that it starts in.
    ///   - variables: the values of build settings.
    init(_ text: String, in folder: URL, variables: (String) -> String?) {
        let text = text.replacing(#/\$(?:\{(\w+)\}|\((\w+)\)|(\w+))/#) { match in
            let name = match.output.1 ?? match.output.2 ?? match.output.3 ?? ""
            return variables(String(name)) ?? String(match.output.0)
        }
        var (place, configurations): (URL, [URL]) = (folder, [])
        let commands = text.split { $0.isNewline || $0 == ";" || $0 == "&" || $0 == "|" }
        for command in commands.map({ $0.trimmingCharacters(in: .whitespaces) }) where !command.hasPrefix("#") {
            func path(_ text: Substring, in folder: URL) -> URL {
                URL(fileURLWithPath: String(text), relativeTo: folder).standardizedFileURL
            }
            if let match = command.firstMatch(of: #/^(?:then\s+|\(\s*)?cd\s+(?:"([^"]+)"|'([^']+)'|(\S+))/#) {
                place = path(match.output.1 ?? match.output.2 ?? match.output.3 ?? ".", in: place)
            } else if command.lowercased().contains("swiftgen") {
                let named = command.firstMatch(of: #/--config[\s=]+(?:"([^"]+)"|'([^']+)'|(\S+))/#)
                let file = named.flatMap { $0.output.1 ?? $0.output.2 ?? $0.output.3 } ?? "swiftgen.yml"
                configurations.append(path(file, in: place))
            }
        }
        self.configurations = configurations.unique()
    }
}
