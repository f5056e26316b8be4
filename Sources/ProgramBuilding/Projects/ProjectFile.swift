import Foundation
import Processes

/// The `project.pbxproj` of an Xcode project: objects that refer to each other by identifiers.
struct ProjectFile {
    /// The `.xcodeproj` folder.
    let url: URL
    fileprivate let objects: [String: [String: Any]]
    private let rootIdentifier: String

    /// The `project.pbxproj` file, or the file that describes the project in its place.
    let contents: URL

    /// - Throws: `ProgramFailure` where the file cannot be read or is not a project.
    init(_ project: URL) throws {
        url = project
        let file = project.appendingPathComponent("project.pbxproj")
        contents = file
        guard let data = FileManager.default.contents(atPath: file.path) else {
            throw ProgramFailure.badInput("\(file.path) cannot be read. Name another project, or a folder of sources.")
        }
        let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
        guard let list = list as? [String: Any], let objects = list["objects"] as? [String: Any],
            let root = list["rootObject"] as? String
        else {
            throw ProgramFailure.badInput(
                "\(file.path) is not an Xcode project: a property list with objects is expected. Finish the merge if one "
                    + "is under way, or let Xcode save it again.")
        }
        self.objects = objects.compactMapValues { $0 as? [String: Any] }
        rootIdentifier = root
        guard self.objects[root] != nil else {
            throw ProgramFailure.badInput("\(file.path) lacks its own root object \(root). Let Xcode save it again.")
        }
    }

    /// A project that is described otherwise, with the objects that Xcode would have in its file.
    ///
    /// - Parameters:
    ///   - url: the place that the `.xcodeproj` folder would have.
    ///   - description: the file that describes the project.
    init(_ url: URL, describedBy description: URL, objects: [String: [String: Any]], root: String) {
        (self.url, self.objects, rootIdentifier) = (url, objects, root)
        contents = description
    }

    var root: ProjectObject { ProjectObject(identifier: rootIdentifier, file: self) }

    /// All objects of a class, in the order of their identifiers.
    func all(_ kind: String) -> [ProjectObject] {
        objects.filter { $0.value["isa"] as? String == kind }.keys.sorted().map { ProjectObject(identifier: $0, file: self) }
    }

    fileprivate func object(_ identifier: String) -> ProjectObject? {
        objects[identifier] == nil ? nil : ProjectObject(identifier: identifier, file: self)
    }
}

/// One object of a project file. References to objects that do not exist are ignored, as in Xcode.
struct ProjectObject: Hashable {
    let identifier: String
    private let file: ProjectFile

    fileprivate init(identifier: String, file: ProjectFile) { (self.identifier, self.file) = (identifier, file) }

    static func == (first: ProjectObject, second: ProjectObject) -> Bool { first.identifier == second.identifier }
    func hash(into hasher: inout Hasher) { hasher.combine(identifier) }

    private var values: [String: Any] { file.objects[identifier] ?? [:] }

    /// The object's class, such as `PBXNativeTarget`.
    var kind: String { string("isa") ?? "" }

    /// What a key holds, of whatever type.
    func value(_ key: String) -> Any? { values[key] }

    func string(_ key: String) -> String? { values[key] as? String }

    func strings(_ key: String) -> [String] {
        if let text = string(key) { return [text] }
        return (values[key] as? [Any])?.compactMap { $0 as? String } ?? []
    }

    /// The object of the project itself.
    var project: ProjectObject { file.root }

    func dictionary(_ key: String) -> [String: Any] { values[key] as? [String: Any] ?? [:] }

    func object(_ key: String) -> ProjectObject? { string(key).flatMap(file.object) }

    func objects(_ key: String) -> [ProjectObject] { strings(key).compactMap(file.object) }
}
