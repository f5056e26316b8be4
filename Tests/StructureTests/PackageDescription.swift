import Foundation

/// What Package.swift says, as the package manager reads it.
struct PackageDescription {
    struct Target {
        let name: String
        /// The folder with its sources, from the project's.
        let path: String
        /// The modules that it may import: targets of the package and products of others.
        let dependencies: Set<String>
        private let excluded: [String]

        fileprivate init(_ dump: Dump.Target) {
            name = dump.name
            path = dump.path ?? "\(["test": "Tests", "plugin": "Plugins"][dump.type] ?? "Sources")/\(dump.name)"
            dependencies = Set(dump.dependencies.compactMap(\.name))
            excluded = dump.exclude
        }

        func excludes(_ file: String) -> Bool { excluded.contains { file == $0 || file.hasPrefix("\($0)/") } }
    }

    let targets: [Target]
    /// The modules of the library products, which other packages import.
    let libraryModules: Set<String>

    /// The modules of the package, and of others that it depends on.
    var importable: Set<String> { Set(targets.map(\.name)).union(targets.flatMap(\.dependencies)) }

    /// - Throws: where the package manager cannot read Package.swift.
    static func read() throws -> PackageDescription { try known.get() }

    /// Read once: it takes a second.
    private static let known = Result { try PackageDescription() }

    private init() throws {
        let scratch = FileManager.default.temporaryDirectory.appendingPathComponent("darkroom-structure-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: scratch) }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [
            "swift", "package", "--package-path", Project.folder.path, "--scratch-path", scratch.path, "dump-package",
        ]
        let output = Pipe()
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        let dump = try JSONDecoder().decode(Dump.self, from: data)
        targets = dump.targets.map(Target.init)
        libraryModules = Set(dump.products.filter { $0.type.keys.contains("library") }.flatMap(\.targets))
    }

    /// The parts of `swift package dump-package` that matter here.
    fileprivate struct Dump: Decodable {
        struct Product: Decodable {
            let targets: [String]
            /// Its kind is the key: `{"library": ["automatic"]}`, `{"executable": null}`.
            let type: [String: [String]?]
        }

        struct Target: Decodable {
            let name: String
            let type: String
            let path: String?
            let exclude: [String]
            let dependencies: [Dependency]
        }

        /// A target or product: `{"byName": ["SwiftUI", null]}`.
        struct Dependency: Decodable {
            let name: String?

            init(from decoder: any Decoder) throws {
                let container = try decoder.container(keyedBy: Key.self)
                guard let key = container.allKeys.first else {
                    name = nil
                    return
                }
                var list = try container.nestedUnkeyedContainer(forKey: key)
                name = try list.decode(String.self)
            }

            struct Key: CodingKey {
                let stringValue: String
                var intValue: Int? { nil }
                init?(stringValue: String) { self.stringValue = stringValue }
                init?(intValue: Int) { nil }
            }
        }

        let products: [Product]
        let targets: [Target]
    }
}
