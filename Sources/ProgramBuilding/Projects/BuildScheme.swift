import Foundation

/// A shared scheme of a project, which says in which configuration targets are run.
struct BuildScheme {
    let name: String
    let configuration: String
    /// The names of the targets that it builds.
    let built: Set<String>
    /// The names of the targets that it runs.
    let run: Set<String>

    /// The configuration in which schemes run a target: that of a scheme for the target itself, or else for a target
    /// that contains it.
    ///
    /// - Parameters:
    ///   - owners: the names of the targets that contain the target.
    ///   - names: the target's configurations. Schemes with another one are left out.
    static func configuration(
        for target: String, in owners: [String], of schemes: [BuildScheme], among names: [String]
    ) -> String? {
        let schemes = schemes.filter { names.contains($0.configuration) }
        let ranks: [(BuildScheme) -> Bool] = [
            { $0.run.contains(target) }, { $0.built.contains(target) },
            { !$0.run.isDisjoint(with: owners) || !$0.built.isDisjoint(with: owners) },
        ]
        for isMatch in ranks {
            let matches = schemes.filter(isMatch)
            // The scheme of the name that Xcode itself would give it stands for the usual way to run it.
            if let usual = matches.first(where: { $0.name == target }) ?? matches.first(where: { owners.contains($0.name) }) {
                return usual.configuration
            }
            if let first = matches.first { return first.configuration }
        }
        return nil
    }

    /// The shared schemes in projects and workspaces.
    static func schemes(in folders: [URL]) -> [BuildScheme] { folders.flatMap(schemes) }

    private static func schemes(in folder: URL) -> [BuildScheme] {
        let place = folder.appendingPathComponent("xcshareddata/xcschemes", isDirectory: true)
        return FileManager.default.sortedNames(in: place).filter { $0.hasSuffix(".xcscheme") }.compactMap { name in
            guard let data = FileManager.default.contents(atPath: place.appendingPathComponent(name).path) else { return nil }
            let text = String(decoding: data, as: UTF8.self)
            let launch = section("LaunchAction", of: text)
            guard let configuration = launch.firstMatch(of: #/buildConfiguration\s*=\s*"([^"]*)"/#) else { return nil }
            return BuildScheme(
                name: String(name.dropLast(9)), configuration: String(configuration.output.1),
                built: targets(in: section("BuildAction", of: text)), run: targets(in: launch))
        }
    }

    private static func section(_ name: String, of text: String) -> Substring {
        guard let start = text.range(of: "<\(name)") else { return "" }
        let end = text.range(of: "</\(name)>", range: start.upperBound..<text.endIndex)
        return text[start.lowerBound..<(end?.lowerBound ?? text.endIndex)]
    }

    private static func targets(in text: Substring) -> Set<String> {
        Set(text.matches(of: #/BlueprintName\s*=\s*"([^"]*)"/#).map { String($0.output.1) })
    }
}
