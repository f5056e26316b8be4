import CoreDataModels
import Foundation

/// The files of one module and the settings that they are compiled with.
struct SourceModule {
    /// The name that other sources import it by.
    var name: String
    var sources: [URL] = []
    var intentDefinitions: [URL] = []
    /// The project's prefix of classes that are generated from intent definitions; nil where it has none.
    var classPrefix: String?
    /// Core Data's models. The files that a program reads them from are among the resources.
    private(set) var dataModels: [ModelFolder] = []
    var resources: [BundleResource] = []
    /// Resources of the module that lie in the extension's bundle, as those of a static library do.
    var sharedResources: [BundleResource] = []
    /// All resources of the module, wherever they lie. Symbols are generated for them.
    var ownResources: [BundleResource] { resources + sharedResources }
    var language = LanguageSettings()
    /// Sources in C, C++ and Objective-C that are not compiled, and the bridging header of an Xcode target.
    var foreignSources: [URL] = []
    /// Swift sources that the module should have and that cannot be read: they are missing, or are no text.
    var absentSources: [URL] = []
    /// The plugins that may generate sources of the module and have not run.
    var plugins: [BuildToolPlugin] = []
    /// The files that the plugins see.
    var pluginInputs: [URL] = []
    /// Whether symbols are generated for the assets of its catalogs.
    var assetSymbols = SymbolGeneration.undeclared
    /// Whether these symbols also become members of the color and image types.
    var assetSymbolExtensions = SymbolGeneration.undeclared
    /// Whether symbols are generated for the strings of its String Catalogs.
    var stringSymbols = SymbolGeneration.undeclared
    /// The sources that SwiftGen generates for it and that are not on the disk.
    private(set) var swiftGenSources: [SwiftGenSource] = []
    /// What Tuist generates for the resources of a target of its projects; nil for other modules.
    var resourceAccessors: ResourceAccessors?
    /// The name of the bundle that holds its resources, inside the extension's bundle; nil puts them into the extension's
    /// bundle itself.
    var bundle: String?
    /// The Info.plist of the bundle of a framework.
    var infoPlist: [String: Any] = [:]

    /// Whether it says what dependencies are outside of tests. The package swift-dependencies finds that at run time, so that a module is
    /// linked which nothing imports.
    var hasLiveValues: Bool {
        sources.contains { FileManager.default.contents(atPath: $0.path)?.range(ofWord: "DependencyKey") != nil }
    }

    /// The settings that its sources are compiled with, which depend on their imports.
    var compiledLanguage: LanguageSettings {
        guard language.upcomingFeatures.contains(LanguageSettings.internalImports) else { return language }
        var settings = language
        let level = #/^\s*(?:@\w+\s+)*(?:public|package|internal|fileprivate|private)\s+import\s/#.anchorsMatchLineEndings()
        settings.hasImportLevels = resourceAccessors != nil || !swiftGenSources.isEmpty || sources.contains { source in
            (try? String(contentsOf: source, encoding: .utf8))?.firstMatch(of: level) != nil
        }
        return settings
    }

    /// The expression of its bundle in generated sources.
    var bundleExpression: String {
        guard let bundle else { return "Foundation.Bundle.main" }
        guard bundle.hasPrefix(SourceModule.frameworksFolder) else { return "Foundation.Bundle.module" }
        let place = "Foundation.Bundle.main.bundleURL.appendingPathComponent(\"\(bundle)\")"
        return "(Foundation.Bundle(url: \(place)) ?? .main)"
    }

    /// The folder of the frameworks in an extension's bundle.
    private static let frameworksFolder = "Frameworks"

    /// Makes it a framework: its resources lie in a bundle of their own inside the extension's.
    mutating func makeFramework(infoPlist: [String: Any]) {
        bundle = "\(SourceModule.frameworksFolder)/\(name).framework"
        self.infoPlist = infoPlist
    }

    /// Whether it is a framework whose target has no sources. On Apple's systems it can be imported all the same.
    var isBare = false

    /// Whether the module has sources, if only such as are generated for its definitions, models or resources.
    var hasSources: Bool {
        isBare || !sources.isEmpty || !swiftGenSources.isEmpty || !intentDefinitions.isEmpty || !dataModels.isEmpty
            || !resources.isEmpty && resourceAccessors != nil
    }

    /// Adds a Core Data model: `.xcdatamodeld` or `.xcdatamodel`.
    mutating func add(dataModel url: URL) {
        let model = ModelFolder(url)
        guard !dataModels.contains(where: { $0.url == model.url }) else { return }
        dataModels.append(model)
        resources += model.bundled.map { BundleResource($0.file, path: $0.path) }
    }

    /// Adds the sources that SwiftGen generates. Its plugin has then nothing more to do, or cannot do what is left.
    mutating func add(_ search: SwiftGenSearch) {
        swiftGenSources = search.sources
        plugins = search.pluginsLeft(of: plugins)
    }

    /// Whether it belongs to a package that others keep: one that the package manager, Xcode, CocoaPods or Carthage has
    /// fetched.
    var isThirdParty: Bool {
        guard let path = sources.first?.path else { return false }
        return ["/.build/checkouts/", "/SourcePackages/checkouts/", "/Pods/", "/Carthage/Checkouts/"].contains(where: path.contains)
    }

    /// Whether it has a model, or a source that imports Core Data.
    var usesCoreData: Bool {
        !dataModels.isEmpty
            || sources.contains { FileManager.default.contents(atPath: $0.path)?.range(ofWord: "import CoreData") != nil }
    }

    /// What the module has on Apple's systems beside its sources, as the list of what is set aside names it; nil where it
    /// has nothing more.
    var lacks: String? {
        if !foreignSources.isEmpty { return "\(name) (C and Objective-C)" }
        if !absentSources.isEmpty { return lacksSources }
        let plugins = plugins.filter(\.generatesSources).map(\.name)
        return plugins.isEmpty ? nil : "\(name) (sources that \(plugins.joined(separator: " and ")) generates)"
    }

    /// The module without the sources that are not there, as the list of what is set aside names it.
    var lacksSources: String { "\(name) (sources that are not there)" }

    /// What the modules that import it lack, such as the constants of its headers in C; nil where they lack nothing.
    var lackedByImporters: String? { absentSources.isEmpty ? lacks : lacksSources }

    /// The names that the sources which are not there are called after. They most likely declare them.
    var absentNames: Set<String> { Set(absentSources.map { $0.deletingPathExtension().lastPathComponent }) }

    /// The classes that its sources in Objective-C have, and the protocols that they declare.
    var foreignNames: Set<String> {
        foreignSources.reduce(into: []) { names, source in
            let text = FileManager.default.contents(atPath: source.path).map { String(decoding: $0, as: UTF8.self) } ?? ""
            names.formUnion(text.matches(of: #/@(?:implementation|protocol)\s+(\w+)/#).map { String($0.output.1) })
        }
    }

    /// Leaves out sources that are no text, such as encrypted ones.
    ///
    /// - Returns: a warning for each.
    mutating func leaveOutUnreadableSources() -> [String] {
        let unreadable = sources.filter { source in
            FileManager.default.contents(atPath: source.path).map { String(validating: $0, as: UTF8.self) == nil } ?? false
        }
        guard !unreadable.isEmpty else { return [] }
        sources.removeAll(where: unreadable.contains)
        absentSources += unreadable
        return unreadable.map { "\($0.path) is no text in UTF-8, and is left out. If it is encrypted, decrypt it first." }
    }

    /// Every file that the module is made of.
    var files: [URL] {
        sources + intentDefinitions + resources.map(\.url) + pluginInputs
            + swiftGenSources.flatMap { [$0.configuration] + $0.files.map(\.url) }.unique()
    }
}

/// A file, or a whole folder, that is copied into a bundle.
struct BundleResource: Equatable {
    let url: URL
    /// Its path in the bundle.
    let path: String

    init(_ url: URL, path: String? = nil) { (self.url, self.path) = (url, path ?? url.lastPathComponent) }
}
