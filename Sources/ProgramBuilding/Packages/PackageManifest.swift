import Foundation

/// The parts of a package's manifest that building needs, in the form that `swift package dump-package` prints.
struct PackageManifest: Decodable {
    let name: String
    let products: [Product]
    let targets: [Target]
    let dependencies: [Dependency]
    let swiftLanguageVersions: [String]?
    let cLanguageStandard: String?
    let cxxLanguageStandard: String?
    let toolsVersion: ToolsVersion
    private let traits: [Trait]?

    /// The name that the modules of the package share, by the rules of the package manager.
    func packageName(at package: URL) -> String { ModuleName.identifier(package.lastPathComponent.lowercased()) }

    struct ToolsVersion: Decodable { let _version: String }

    struct Trait: Decodable {
        let name: String
        let enabledTraits: [String]
    }

    /// The traits of the package that are enabled where nobody asks for others: those of `default`, and what they enable.
    var enabledTraits: Set<String> {
        let all = Dictionary((traits ?? []).map { ($0.name, $0.enabledTraits) }, uniquingKeysWith: { first, _ in first })
        var (enabled, left): (Set<String>, [String]) = ([], all["default"] ?? [])
        while let name = left.popLast() {
            if enabled.insert(name).inserted { left += all[name] ?? [] }
        }
        return enabled
    }

    struct Product: Decodable {
        let name: String
        let targets: [String]
    }

    struct Target: Decodable {
        let name: String
        let type: String
        let path: String?
        let sources: [String]?
        let exclude: [String]
        let resources: [Resource]
        let dependencies: [TargetDependency]
        let settings: [Setting]
        let publicHeadersPath: String?
        let pkgConfig: String?
        private let pluginUsages: [PluginUsage]?

        /// The plugins that run before it is compiled.
        var plugins: [PluginUsage] { pluginUsages ?? [] }
    }

    /// A plugin, as `{"plugin": ["OpenAPIGenerator", "swift-openapi-generator"]}`.
    struct PluginUsage: Decodable {
        let name: String
        /// The package that has it; nil for a plugin of the same package.
        let package: String?

        private enum Key: String, CodingKey { case plugin }

        init(from decoder: any Decoder) throws {
            var list = try decoder.container(keyedBy: Key.self).nestedUnkeyedContainer(forKey: .plugin)
            name = try list.decode(String.self)
            package = try list.decodeIfPresent(String.self)
        }
    }

    struct Resource: Decodable {
        let path: String
        let rule: [String: Rule]

        /// The options of a rule, such as a localization; none is needed.
        struct Rule: Decodable {}
    }

    struct TargetDependency: Decodable {
        /// The target's or product's name.
        let name: String
        /// The package that has the product, where the manifest names it.
        let package: String?
        let condition: Condition?

        private enum Key: String, CodingKey { case byName, target, product }

        init(name: String, package: String? = nil) { (self.name, self.package, condition) = (name, package, nil) }

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: Key.self)
            guard let key = container.allKeys.first else {
                throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "a dependency of an unknown kind"))
            }
            var list = try container.nestedUnkeyedContainer(forKey: key)
            name = try list.decode(String.self)
            var package: String?
            if key == .product {
                package = try list.decodeIfPresent(String.self)
                // Module aliases stand before the condition.
                _ = try list.decodeIfPresent([String: String].self)
            }
            self.package = package
            condition = try list.decodeIfPresent(Condition.self)
        }
    }

    /// When a dependency or a setting is in force.
    struct Condition: Decodable {
        let config: String?
        let platformNames: [String]?
        let traits: [String]?

        /// Whether it is in force in a debug build for a platform.
        ///
        /// - Parameter enabled: the traits of the package that are enabled.
        func holds(on platform: Platform, with enabled: Set<String>) -> Bool {
            if let config, config != "debug" { return false }
            if let traits, !traits.isEmpty, enabled.isDisjoint(with: traits) { return false }
            let names = platformNames ?? []
            return names.isEmpty || names.contains(platform.rawValue.lowercased())
        }
    }

    struct Setting: Decodable {
        let tool: String
        let condition: Condition?
        let name: String
        /// One value, except in `unsafeFlags`, which may have several.
        let values: [String]

        private enum Key: String, CodingKey { case tool, condition, kind }

        private struct AnyKey: CodingKey {
            let stringValue: String
            var intValue: Int? { nil }
            init(stringValue: String) { self.stringValue = stringValue }
            init?(intValue: Int) { nil }
        }

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: Key.self)
            tool = try container.decode(String.self, forKey: .tool)
            condition = try container.decodeIfPresent(Condition.self, forKey: .condition)
            let kind = try container.nestedContainer(keyedBy: AnyKey.self, forKey: .kind)
            name = kind.allKeys.first?.stringValue ?? ""
            let value = try? kind.nestedContainer(keyedBy: AnyKey.self, forKey: AnyKey(stringValue: name))
            let key = AnyKey(stringValue: "_0")
            values = (try? value?.decode([String].self, forKey: key)) ?? (try? value?.decode(String.self, forKey: key)).map { [$0] } ?? []
        }
    }

    enum Dependency: Decodable {
        case local(identity: String, path: String, name: String?)
        case remote(identity: String, RemotePackage)

        private enum Key: String, CodingKey { case fileSystem, sourceControl, registry }

        private struct Local: Decodable {
            let identity: String
            let path: String
            let nameForTargetDependencyResolutionOnly: String?
        }

        private struct Remote: Decodable {
            let identity: String
            let location: Location?
            let requirement: Requirement?

            struct Location: Decodable {
                let remote: [Address]?
                let local: [String]?
            }

            struct Address: Decodable { let urlString: String }

            struct Requirement: Decodable {
                let exact: [String]?
                let range: [Range]?
                let branch: [String]?
                let revision: [String]?

                struct Range: Decodable {
                    let lowerBound: String
                    let upperBound: String
                }

                /// The requirement as a manifest writes it.
                var text: String? {
                    if let exact = exact?.first { return "exact: \(RemotePackage.quoted(exact))" }
                    if let range = range?.first {
                        return "\(RemotePackage.quoted(range.lowerBound))..<\(RemotePackage.quoted(range.upperBound))"
                    }
                    if let branch = branch?.first { return "branch: \(RemotePackage.quoted(branch))" }
                    return revision?.first.map { "revision: \(RemotePackage.quoted($0))" }
                }
            }
        }

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: Key.self)
            if let local = try container.decodeIfPresent([Local].self, forKey: .fileSystem)?.first {
                self = .local(identity: local.identity, path: local.path, name: local.nameForTargetDependencyResolutionOnly)
            } else if let remote = try container.decodeIfPresent([Remote].self, forKey: .sourceControl)?.first {
                let location = remote.location?.remote?.first?.urlString ?? remote.location?.local?.first
                self = .remote(
                    identity: remote.identity, RemotePackage(location ?? remote.identity, remote.requirement?.text))
            } else if let registry = try container.decodeIfPresent([Remote].self, forKey: .registry)?.first {
                self = .remote(identity: registry.identity, RemotePackage(registry.identity))
            } else {
                throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "a package dependency of an unknown kind"))
            }
        }
    }
}
