import Foundation
import Testing

@testable import ProgramBuilding

/// An Xcode project in a temporary folder, put together object by object.
struct ProjectFixture {
    let folder: TemporaryFolder
    /// The objects of the project file by their identifiers.
    var objects: [String: [String: Any]]

    /// - Parameters:
    ///   - settings: the project's build settings.
    ///   - files: texts by paths in the folder.
    init(settings: [String: Any] = [:], files: [String: String] = [:]) throws {
        folder = try TemporaryFolder(files)
        objects = [
            "ROOT": [
                "isa": "PBXProject", "mainGroup": "GROUP", "targets": [String](), "buildConfigurationList": "ROOT.LIST",
                "developmentRegion": "de",
            ],
            "GROUP": ["isa": "PBXGroup", "sourceTree": "<group>", "children": [String]()],
        ]
        addConfigurations(of: "ROOT", settings: settings)
    }

    mutating func append(_ identifier: String, to key: String, of object: String) {
        objects[object, default: [:]][key] = (objects[object]?[key] as? [String] ?? []) + [identifier]
    }

    private mutating func addConfigurations(of object: String, settings: [String: Any]) {
        objects["\(object).LIST"] = [
            "isa": "XCConfigurationList", "buildConfigurations": ["\(object).RELEASE", "\(object).DEBUG"],
            "defaultConfigurationName": "Release",
        ]
        objects["\(object).RELEASE"] = [
            "isa": "XCBuildConfiguration", "name": "Release", "buildSettings": ["CHOSEN": "Release"],
        ]
        objects["\(object).DEBUG"] = ["isa": "XCBuildConfiguration", "name": "Debug", "buildSettings": settings]
    }

    /// Adds a target with one phase for its files; a target's identifier is its name.
    ///
    /// - Parameters:
    ///   - type: the end of the product's type.
    ///   - files: paths in the folder.
    ///   - linked: identifiers of file references that it links.
    mutating func addTarget(
        _ name: String, _ type: String = "app-extension", settings: [String: Any] = [:], files: [String] = [],
        linking linked: [String] = []
    ) {
        objects[name] = [
            "isa": "PBXNativeTarget", "name": name, "productType": "com.apple.product-type.\(type)",
            "buildConfigurationList": "\(name).LIST", "buildPhases": ["\(name).FILES", "\(name).LINKS"],
            "productReference": "\(name).PRODUCT",
        ]
        objects["\(name).PRODUCT"] = ["isa": "PBXFileReference", "path": "\(name).product", "sourceTree": "BUILT_PRODUCTS_DIR"]
        addConfigurations(of: name, settings: settings)
        objects["\(name).FILES"] = ["isa": "PBXSourcesBuildPhase", "files": [String]()]
        objects["\(name).LINKS"] = ["isa": "PBXFrameworksBuildPhase", "files": [String]()]
        for path in files {
            objects[path] = ["isa": "PBXFileReference", "path": path, "sourceTree": "<group>"]
            append(path, to: "children", of: "GROUP")
            addBuildFile(path, to: "\(name).FILES")
        }
        for file in linked { addBuildFile(file, to: "\(name).LINKS") }
        append(name, to: "targets", of: "ROOT")
    }

    /// Adds a target that links WidgetKit.
    mutating func addWidgets(_ name: String, settings: [String: Any] = [:], files: [String] = [], linking: [String] = []) {
        objects["WidgetKit"] = ["isa": "PBXFileReference", "path": "System/WidgetKit.framework", "sourceTree": "SDKROOT"]
        addTarget(name, settings: settings, files: files, linking: ["WidgetKit"] + linking)
    }

    /// - Parameter values: further values of the build file, such as platform filters.
    mutating func addBuildFile(_ reference: String, to phase: String, _ values: [String: Any] = [:]) {
        let identifier = "\(phase)/\(reference)"
        objects[identifier] = ["isa": "PBXBuildFile", "fileRef": reference].merging(values) { $1 }
        append(identifier, to: "files", of: phase)
    }

    /// Adds a synchronized folder that the owner's files come from.
    mutating func addSynchronizedFolder(_ path: String, owner: String?, _ values: [String: Any] = [:]) {
        let identifier = "folder \(path)"
        objects[identifier] = [
            "isa": "PBXFileSystemSynchronizedRootGroup", "path": path, "sourceTree": "<group>",
        ].merging(values) { $1 }
        append(identifier, to: "children", of: "GROUP")
        if let owner { append(identifier, to: "fileSystemSynchronizedGroups", of: owner) }
    }

    /// Writes the project file.
    func project(named name: String = "Harbor") throws -> XcodeProject {
        let list: [String: Any] = ["objects": objects, "rootObject": "ROOT", "archiveVersion": "1"]
        let data = try PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0)
        try folder.write(String(decoding: data, as: UTF8.self), to: "\(name).xcodeproj/project.pbxproj")
        return try XcodeProject(folder["\(name).xcodeproj"])
    }

    func target(_ name: String) throws -> XcodeTarget {
        let project = try project()
        return try XcodeTarget(#require(project.targets.first { $0.name == name }).object, in: project)
    }
}
