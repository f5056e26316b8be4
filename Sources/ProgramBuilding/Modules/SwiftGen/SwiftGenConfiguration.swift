import Files
import Foundation
import Processes

/// The `swiftgen.yml` of an app: what SwiftGen generates, from which resources and by which templates.
struct SwiftGenConfiguration {
    /// A source that SwiftGen writes.
    struct Output {
        /// The place that the source would have.
        let place: URL
        /// What SwiftGen calls the kind of resources, such as `strings`.
        let command: String
        /// The name of one of SwiftGen's templates, or the path of another one.
        let template: String
        let isCustom: Bool
        let parameters: SwiftGenParameters
        let options: SwiftGenParameters
        let inputs: SwiftGenInputs
    }

    let file: URL
    private(set) var outputs: [Output] = []

    /// A folder that stands for one that is made for a build. Nothing is ever written there.
    static let derivedFolder = URL(fileURLWithPath: "/DerivedSources", isDirectory: true)

    /// - Parameter variables: the values of names such as `TARGET_NAME`. A name without a value stays as it is.
    /// - Throws: `ProgramFailure` where the file cannot be read or is no configuration.
    init(_ file: URL, variables: (String) -> String?) throws {
        self.file = file
        let data = FileManager.default.contents(atPath: file.path) ?? Data()
        let names = String(decoding: data, as: UTF8.self).matches(of: #/\$\{(\w+)\}/#).map { String($0.output.1) }
        let known = names.unique().compactMap { name in variables(name).map { (name, $0) } }
        let value: Any
        do { value = NamedValues.replaced(try YAMLText.value(of: data), by: Dictionary(uniqueKeysWithValues: known)) } catch {
            throw ProgramFailure.badInput("\(file.path) is not YAML: \(error).")
        }
        guard let values = value as? [String: Any] else { throw failure("it needs commands such as strings and xcassets, each with a colon") }
        let folders = (values["input_dir"] as? String, values["output_dir"] as? String)
        for (command, value) in values.sorted(by: { $0.key < $1.key }) where !["input_dir", "output_dir"].contains(command) {
            for entry in try list(of: value, [String: Any].self, "\(command) needs a dictionary with inputs and outputs, or a list of them") {
                try add(entry, of: command, folders)
            }
        }
    }

    private mutating func add(_ entry: [String: Any], of command: String, _ folders: (input: String?, output: String?)) throws {
        let paths = try list(
            of: entry["inputs"] ?? entry["paths"], String.self, "\(command) needs inputs, which are a path or a list of paths")
        let inputs = SwiftGenInputs(
            paths: paths.map { path(of: $0, in: folders.input) }, filter: entry["filter"] as? String, command: command,
            folder: file.deletingLastPathComponent())
        let options = SwiftGenParameters(entry["options"] as? [String: Any] ?? [:])
        // Old configurations have a single output, and its keys lie beside the inputs.
        let outputs = entry["outputs"] ?? (entry["output"] == nil ? nil : entry as Any)
        for output in try list(
            of: outputs, [String: Any].self, "\(command) needs outputs, each with output and templateName or templatePath")
        {
            guard let place = output["output"] as? String else { throw failure("an output of \(command) needs output, the path of a source") }
            let (name, custom) = (output["templateName"] as? String, output["templatePath"] as? String)
            guard let template = name ?? custom, name == nil || custom == nil else {
                throw failure("the output \(place) of \(command) needs either templateName or templatePath")
            }
            self.outputs.append(
                Output(
                    place: url(of: path(of: place, in: folders.output)), command: command, template: template, isCustom: name == nil,
                    parameters: SwiftGenParameters(output["params"] as? [String: Any] ?? [:]), options: options, inputs: inputs))
        }
    }

    private func path(of path: String, in folder: String?) -> String {
        guard let folder, !path.hasPrefix("/") else { return path }
        return folder.hasSuffix("/") ? folder + path : "\(folder)/\(path)"
    }

    private func url(of path: String) -> URL {
        URL(fileURLWithPath: path, relativeTo: file.deletingLastPathComponent()).standardizedFileURL
    }

    private func list<Value>(of value: Any?, _ type: Value.Type, _ need: String) throws -> [Value] {
        if let single = value as? Value { return [single] }
        guard let list = value as? [Any] else { throw failure(need) }
        return try list.map { entry in
            guard let entry = entry as? Value else { throw failure(need) }
            return entry
        }
    }

    private func failure(_ need: String) -> ProgramFailure { .badInput("\(file.path) is no configuration of SwiftGen: \(need).") }
}
