import Foundation
import Processes

/// The names that Tuist generates for the resources of a target. All are public, as Tuist's are.
struct TuistResources {
    private let module: SourceModule
    private let accessors: ResourceAccessors

    /// Nil for modules of other projects.
    init?(_ module: SourceModule) {
        guard let accessors = module.resourceAccessors else { return nil }
        (self.module, self.accessors) = (module, accessors)
    }

    /// The texts of the sources, by the names of their files.
    ///
    /// - Throws: `ProgramFailure` where an asset catalog cannot be read.
    func texts() throws -> [String: String] {
        var texts: [String: String] = [:]
        for kind in accessors.kinds {
            let text: String?
            switch kind {
            case .assets: text = try TuistAssets(files(["xcassets"])).text(self)
            case .strings: text = TuistStrings(TuistStringTables(stringFiles), isFlat: accessors.isFlat).text(self)
            case .fonts: text = TuistFonts(files(["otf", "ttc", "ttf", "woff"])).text(self)
            case .plists: text = TuistPlists(files(["plist"])).text(self)
            }
            texts["Tuist\(kind.rawValue.capitalized)+\(module.name).swift"] = text
        }
        return texts
    }

    // MARK: Files

    /// The resources with one of the endings, in the order of their paths. Of several with the same name only the first counts,
    /// and empty ones do not.
    private func files(_ endings: Set<String>, isBefore: (URL, URL) -> Bool = { $0.path < $1.path }) -> [URL] {
        var known: Set<String> = []
        return module.ownResources.map(\.url).filter { endings.contains($0.pathExtension) }.sorted(by: isBefore).filter { file in
            let isEmpty = (try? FileManager.default.contentsOfDirectory(atPath: file.path))?.isEmpty
                ?? FileManager.default.contents(atPath: file.path)?.isEmpty ?? true
            return known.insert(file.lastPathComponent).inserted && !isEmpty
        }
    }

    /// The tables in the language of the sources, then those that only other languages have.
    private var stringFiles: [URL] {
        func place(_ file: URL) -> (Int, String, String) {
            guard let language = accessors.language else { return (0, "", file.path) }
            let name = file.deletingLastPathComponent().deletingPathExtension().lastPathComponent
            return (name == language ? 0 : 1, name, file.path)
        }
        return files(["strings", "stringsdict"]) { place($0) < place($1) }
    }

    // MARK: Words of the sources

    /// The beginning of the names of the types.
    var name: String { TuistName.product(accessors.product) }

    /// The expression of the bundle with the resources.
    var bundle: String { accessors.bundle == nil ? module.bundleExpression : "Foundation.Bundle.module" }

    /// What is nonisolated by default elsewhere and would not be in this module.
    var isolation: String { module.language.isMainActorDefault ? "nonisolated " : "" }

    /// The words before the name of an enumeration.
    var enumeration: String { "public \(isolation)enum" }

    func imports(_ modules: String...) -> String {
        let isInternal = module.language.upcomingFeatures.contains("InternalImportsByDefault")
        return modules.map { "\(isInternal ? "public " : "")import \($0)\n" }.joined()
    }
}
