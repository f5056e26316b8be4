import CairoGraphics
import Checks
import Foundation
import FoundationSupplement
import PictureEngine
import Processes

extension ProgramFacts {
    /// Gathers what is known of the extension after its pictures were made.
    ///
    /// - Parameter folder: the folder of the extension's resources; nil where there is none.
    @MainActor init(of folder: URL?, tables: StringTableFacts, engine: PictureEngine, resources: ResourceFolder?) {
        self.init()
        let origins = folder.map(ResourceOrigins.init(of:)) ?? .none
        assets = engine.assets.listing.map { Asset($0, path: SourceLocation(file: origins.named(in: $0.folder.path)).path) }
        // The accent color is looked up without being named, and the system's takes its place.
        let colors = engine.assets.askedColors.filter { $0.key != "AccentColor" }
        usedColors = Set(colors.keys)
        missingColors = Set(colors.filter { !$0.value }.keys)
        missingFonts = engine.fonts.unknownFonts.filter { !$0.isEmpty }
        (keys, languages) = (tables.keys, tables.languages)
        usedKeys = Set(LookedUpKeys.all.map { TableKey($0.key, table: $0.table) })
        guard let folder, let sources = SourceTexts(of: folder) else { return }
        mentionedKeys = sources.mentioned(Set(keys.map(\.key)))
        guard let resources, let oldest = ProgramFacts.oldestSystem(folder) else { return }
        deploymentTarget = oldest
        newSymbols = SymbolVersions.read(from: resources).newer(than: oldest).filter { !sources.guards($0.key, since: $0.value) }
    }

    /// The oldest iOS that the extension runs on; nil where it is not known, or where the extension is for another system (`MinimumOSVersion`).
    private static func oldestSystem(_ folder: URL) -> String? {
        guard let data = FileManager.default.contents(atPath: folder.appendingPathComponent("Info.plist").path),
            let list = (try? PropertyListSerialization.propertyList(from: data, format: nil)) as? [String: Any],
            let version = list["MinimumOSVersion"] as? String, version.first?.isNumber == true
        else { return nil }
        return version
    }
}

extension ProgramFacts.Asset {
    init(_ asset: AssetListing, path: String) {
        let form: Form = switch asset.kind {
        case .color: .color
        case .symbol: .symbol
        default: .image
        }
        self.init(name: asset.name, form: form, hasDarkVariant: asset.hasDarkVariant, path: path)
        isTemplate = asset.isTemplate
    }
}
