import CairoGraphics
import Checks
import Foundation
import FoundationSupplement
import PictureEngine
import Processes
import SwiftUICore

extension ProgramFacts {
    /// Gathers what is known of the extension after its pictures were made.
    ///
    /// - Parameters:
    ///   - folders: the folders of the extension's resources.
    ///   - places: where the sources name colors and fonts.
    ///   - sharesProcess: whether others have used colors and fonts in the process too. Then only those count that the sources have
    ///     named while the run recorded places.
    @MainActor init(
        of folders: [URL], tables: StringTableFacts, engine: PictureEngine, resources: ResourceFolder?, places: ViewPlaces,
        sharesProcess: Bool
    ) {
        self.init()
        let folder = folders.first
        let origins = folder.map(ResourceOrigins.init(of:)) ?? .none
        assets = engine.assets.listing.map { Asset($0, path: SourceLocation(file: origins.named(in: $0.folder.path)).path) }
        // The accent color is looked up without being named, and the system's takes its place.
        let own = sharesProcess ? NamedUses.names(of: .color) : nil
        let colors = engine.assets.askedColors.filter { $0.key != "AccentColor" && own?.contains($0.key) ?? true }
        usedColors = Set(colors.keys)
        missingColors = ProgramFacts.placed(colors.filter { !$0.value }.keys, as: .color, places)
        let ownFonts = sharesProcess ? NamedUses.names(of: .font) : nil
        missingFonts = ProgramFacts.placed(
            engine.fonts.unknownFonts.filter { !$0.isEmpty && ownFonts?.contains($0) ?? true }, as: .font, places)
        (keys, languages) = (tables.keys, tables.languages)
        usedKeys = Set(LookedUpKeys.all.map { TableKey($0.key, table: $0.table) })
        guard let folder, let sources = SourceTexts(of: folder) else { return }
        mentionedKeys = sources.mentioned(Set(keys.map(\.key)))
        guard let resources, let oldest = ExtensionFolder.oldestSystem(of: folder) else { return }
        deploymentTarget = oldest
        newSymbols = SymbolVersions.read(from: resources).newer(than: oldest).filter { !sources.guards($0.key, since: $0.value) }
    }

    /// Names with the places in the sources that say them.
    @MainActor private static func placed(
        _ names: some Sequence<String>, as kind: NamedUses.Kind, _ places: ViewPlaces
    ) -> [String: Set<SourceLocation>] {
        let traces = Dictionary(uniqueKeysWithValues: names.map { ($0, NamedUses.traces(of: kind, named: $0)) })
        places.find(traces.values.flatMap(\.self))
        return traces.mapValues { Set($0.compactMap { places.place(of: [$0]) }) }
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
