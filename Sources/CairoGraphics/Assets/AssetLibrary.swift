import DisplayList
import Foundation
import Synchronization

/// A library that finds images, colors, data and symbols by name in asset catalogs, loose files and the symbol table.
///
/// The library caches its results, because the files do not change while the program runs. It is safe to use from any
/// thread.
public final class AssetLibrary: ImageSource {
    /// The decoder of the library's images. The renderer shares it, so that nothing is decoded twice.
    public let decoder: ImageDecoder

    private struct Question<Traits: Hashable & Sendable>: Hashable, Sendable {
        var name: String
        var bundle: URL?
        var traits: Traits
    }

    private struct SymbolTraits: Hashable, Sendable {
        var weight: CGFloat
        var scale: CGFloat
    }

    private struct State {
        var bundles: [URL: Result<AssetFolder, AssetFailure>] = [:]
        var images: [Question<AssetTraits>: Result<ImageAsset, AssetFailure>] = [:]
        var colors: [Question<AssetTraits>: Result<RGBAColor, AssetFailure>] = [:]
        var customSymbols: [Question<SymbolTraits>: Result<SymbolOutline, AssetFailure>] = [:]
        var symbols: Result<SymbolCatalog, AssetFailure>?
    }

    let folders: [AssetFolder]
    private let resources: ResourceFolder?
    private let state = Mutex(State())

    /// - Parameters:
    /// - folders: The folders to search, in order: `.xcassets` folders, or bundles' folders that contain some.
    /// - resources: The folder of the symbol table, or `nil` to find it when the first symbol is requested.
    /// - Throws: `AssetFailure` if one of the folders cannot be read.
    public init(folders: [URL] = [], resources: ResourceFolder? = nil, decoder: ImageDecoder = ImageDecoder()) throws {
        self.folders = try folders.map { try AssetFolder(url: $0) }
        self.resources = resources
        self.decoder = decoder
    }

    public func image(named name: String, bundle: URL?, traits: AssetTraits) -> Result<ImageAsset, AssetFailure> {
        let question = Question(name: name, bundle: bundle, traits: traits)
        if let known = state.withLock({ $0.images[question] }) { return known }
        let answer = Self.answer { try loadImage(named: name, bundle: bundle, traits: traits) }
        state.withLock { $0.images[question] = answer }
        return answer
    }

    /// The name of a catalog's image for the name of its file, as `UIImage` looks for it: `photo` for `photo.jpg`.
    ///
    /// - Returns: the name, or `nil` where `file` has no extension of pictures or no catalog has the image.
    package func catalogImageName(for file: String, bundle: URL?) -> String? {
        let end = (file as NSString).pathExtension
        guard LooseImages.ends.contains(end.lowercased()), let places = try? places(bundle: bundle) else { return nil }
        let name = String(file.dropLast(end.count + 1))
        return places.flatMap(\.catalogs).contains { $0.folder(.image, named: name) != nil } ? name : nil
    }

    public func color(named name: String, bundle: URL?, traits: AssetTraits) -> Result<RGBAColor, AssetFailure> {
        let question = Question(name: name, bundle: bundle, traits: traits)
        if let known = state.withLock({ $0.colors[question] }) { return known }
        let answer = Self.answer {
            let places = try places(bundle: bundle)
            // An empty set, as in the catalog of a new target, hides none of another catalog: nothing is compiled of it.
            let sets = places.flatMap(\.catalogs).compactMap { $0.folder(.color, named: name) }
            let folder = try sets.first { !ColorSet.isEmpty($0) } ?? set(.color, named: name, in: places)
            return try ColorSet.color(folder: folder, traits: traits)
        }
        state.withLock { $0.colors[question] = answer }
        return answer
    }

    /// The names of the colors that were asked for, and whether a catalog has each.
    package var askedColors: [String: Bool] {
        let names = Set(state.withLock { $0.colors.keys.map { Question(name: $0.name, bundle: $0.bundle, traits: 0) } })
        return names.reduce(into: [:]) { known, question in
            guard let places = try? places(bundle: question.bundle) else { return }
            let isFound = places.flatMap(\.catalogs).contains { $0.folder(.color, named: question.name) != nil }
            known[question.name] = isFound || known[question.name] == true
        }
    }

    /// Returns the bytes of a catalog's data asset.
    public func data(named name: String, bundle: URL? = nil) -> Result<Data, AssetFailure> {
        Self.answer {
            let folder = try set(.data, named: name, in: places(bundle: bundle))
            return try DataSet.data(folder: folder)
        }
    }

    public func symbol(named name: String, weight: CGFloat, scale: CGFloat) -> Result<SymbolOutline, AssetFailure> {
        let catalog = state.withLock { state in
            if let known = state.symbols { return known }
            let loaded = Self.answer { try SymbolCatalog(resources: resources ?? ResourceFolder.locate()) }
            state.symbols = loaded
            return loaded
        }
        return catalog.flatMap { $0.symbol(named: name, weight: weight, scale: scale) }
    }

    public func customSymbol(
        named name: String, bundle: URL?, weight: CGFloat, scale: CGFloat
    ) -> Result<SymbolOutline, AssetFailure>? {
        let traits = SymbolTraits(weight: weight, scale: scale)
        let question = Question(name: name, bundle: bundle, traits: traits)
        if let known = state.withLock({ $0.customSymbols[question] }) { return known }
        guard let places = try? places(bundle: bundle) else { return nil }
        let catalogs = places.flatMap(\.catalogs)
        guard let folder = catalogs.lazy.compactMap({ $0.folder(.symbol, named: name) }).first else { return nil }
        let answer = Self.answer { try CustomSymbol.outline(folder: folder, weight: weight, scale: scale) }
        state.withLock { $0.customSymbols[question] = answer }
        return answer
    }

    public func image(from data: Data, scale: CGFloat, name: String) -> Result<ImageAsset, AssetFailure> {
        Self.answer { try image(decoder.resource(for: data, name: name), scale: scale) }
    }

    private func loadImage(named name: String, bundle: URL?, traits: AssetTraits) throws -> ImageAsset {
        let places = try places(bundle: bundle)
        for place in places {
            if let folder = place.catalogs.lazy.compactMap({ $0.folder(.image, named: name) }).first {
                return try ImageSet.image(folder: folder, traits: traits, decoder: decoder)
            }
            if let file = place.loose?.file(named: name, traits: traits) {
                guard let data = FileManager.default.contents(atPath: file.url.path) else {
                    throw AssetFailure(message: "The image \(file.url.path) cannot be read.")
                }
                return try image(decoder.resource(for: data, name: file.url.path), scale: file.scale)
            }
        }
        throw MissingAsset.failure(.image, named: name, in: places)
    }

    /// Returns an image asset. The size of a bitmap is its pixels divided by `scale`; a drawing has its own size.
    private func image(_ resource: DisplayImage, scale: CGFloat) -> ImageAsset {
        let divisor = resource.isVector || !scale.isFinite || scale <= 0 ? 1 : scale
        let size = CGSize(width: resource.size.width / divisor, height: resource.size.height / divisor)
        return ImageAsset(resource: resource, size: size)
    }

    private func set(_ kind: AssetCatalog.Kind, named name: String, in places: [AssetFolder]) throws -> URL {
        for catalog in places.flatMap(\.catalogs) {
            if let folder = catalog.folder(kind, named: name) { return folder }
        }
        throw MissingAsset.failure(kind, named: name, in: places)
    }

    /// Returns the library's own folders, or the folder of a bundle. The program's main bundle stands for the library's
    /// own folders.
    private func places(bundle: URL?) throws -> [AssetFolder] {
        guard let bundle, !Self.isMain(bundle) else { return folders }
        let known = state.withLock { $0.bundles[bundle] }
        if let known { return [try known.get()] }
        let folder = Self.answer { try AssetFolder(url: bundle) }
        state.withLock { $0.bundles[bundle] = folder }
        return [try folder.get()]
    }

    private static func isMain(_ bundle: URL) -> Bool {
        let path = bundle.standardizedFileURL.path
        return [Bundle.main.bundleURL, Bundle.main.resourceURL].contains { $0?.standardizedFileURL.path == path }
    }

    private static func answer<Value>(_ body: () throws -> Value) -> Result<Value, AssetFailure> {
        do {
            return .success(try body())
        } catch let failure as AssetFailure {
            return .failure(failure)
        } catch {
            return .failure(AssetFailure(message: "\(error)"))
        }
    }
}
