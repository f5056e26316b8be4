import Files
import Foundation
import Processes

/// The text of a description for XcodeGen with the files that it includes, as plain values.
struct XcodeGenSpec {
    private(set) var values: [String: Any] = [:]
    /// The folder that the paths are relative to.
    private(set) var folder: URL
    private(set) var files: [URL] = []
    private let environment: [String: String]

    /// The values whose texts are paths; those of an included file are relative to its own folder.
    private static let pathKeys: Set = ["path", "configFiles", "sources", "includes", "localPackages"]

    /// - Throws: `ProgramFailure` where a file is missing or is no YAML.
    init(_ file: URL, environment: [String: String]) throws {
        self.environment = environment
        folder = file.deletingLastPathComponent().standardizedFileURL
        let own = try read(file)
        // Some repositories copy one of several descriptions into a folder above before they generate the project.
        let paths = XcodeGenSpec.includes(of: own).map(\.path)
        var place = folder
        while !paths.allSatisfy({ FileManager.default.fileExists(atPath: place.appendingPathComponent($0).path) }) {
            let isRepository = FileManager.default.fileExists(atPath: place.appendingPathComponent(".git").path)
            guard !isRepository, place.path != "/" else {
                place = folder
                break
            }
            place = place.deletingLastPathComponent()
        }
        folder = place
        values = try resolved(own, in: folder, above: [file.path])
    }

    private mutating func read(_ file: URL) throws -> [String: Any] {
        guard let data = FileManager.default.contents(atPath: file.path) else {
            throw ProgramFailure.badInput("\(file.path) cannot be read: another description of a project includes it.")
        }
        files.append(file)
        do {
            let value = NamedValues.replaced(try YAMLText.value(of: data), by: environment)
            return value as? [String: Any] ?? [:]
        } catch {
            throw ProgramFailure.badInput("\(file.path) is not YAML: \(error).")
        }
    }

    private static func includes(of values: [String: Any]) -> [(path: String, isRelative: Bool)] {
        let list = values["include"] as? [Any] ?? [values["include"]].compactMap { $0 }
        return list.compactMap { entry in
            if let path = entry as? String { return (path, true) }
            guard let entry = entry as? [String: Any], let path = entry["path"] as? String, entry["enable"] as? Bool ?? true
            else { return nil }
            return (path, entry["relativePaths"] as? Bool ?? true)
        }
    }

    /// A file's values over those of the files that it includes.
    private mutating func resolved(_ own: [String: Any], in place: URL, above: Set<String>) throws -> [String: Any] {
        var base: [String: Any] = [:]
        for (path, isRelative) in XcodeGenSpec.includes(of: own) {
            let file = place.appendingPathComponent(path).standardizedFileURL
            guard !above.contains(file.path) else { continue }
            let parent = file.deletingLastPathComponent()
            var values = try resolved(read(file), in: parent, above: above.union([file.path]))
            let prefix = parent.path.hasPrefix(place.path + "/") ? String(parent.path.dropFirst(place.path.count + 1)) : nil
            if isRelative, parent.path != place.path {
                values = XcodeGenSpec.moved(values, to: prefix ?? parent.path) as? [String: Any] ?? values
            }
            base = XcodeGenSpec.merged(values, over: base)
        }
        return XcodeGenSpec.merged(own, over: base)
    }

    /// A file's values with its paths as the including file sees them.
    private static func moved(_ value: Any, to prefix: String, key: String? = nil) -> Any {
        func path(_ text: String) -> String { text.hasPrefix("/") || text.hasPrefix("$") ? text : "\(prefix)/\(text)" }
        switch value {
        case let values as [String: Any]:
            return Dictionary(uniqueKeysWithValues: values.map { name, own in
                // What includes, excludes and properties say is not relative to the file.
                if ["excludes", "includes", "properties", "settings", "scheme", "schemes", "include"].contains(name) { return (name, own) }
                return (name, moved(own, to: prefix, key: key == "configFiles" ? key : name))
            })
        case let list as [Any]: return list.map { moved($0, to: prefix, key: key) }
        case let text as String: return key.map(pathKeys.contains) ?? false ? path(text) : text
        default: return value
        }
    }

    /// Dictionaries are merged and lists are joined, as XcodeGen does; a key that ends in `:REPLACE` takes the place of another.
    static func merged(_ values: [String: Any], over base: [String: Any]) -> [String: Any] {
        var result = base
        for (key, value) in values {
            if key.hasSuffix(":REPLACE") {
                result[String(key.dropLast(8))] = value
            } else if let own = value as? [String: Any], let other = base[key] as? [String: Any] {
                result[key] = merged(own, over: other)
            } else if let own = value as? [Any], let other = base[key] as? [Any] {
                result[key] = other + own
            } else {
                result[key] = value
            }
        }
        return result
    }
}
