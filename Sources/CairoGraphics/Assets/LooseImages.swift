import DisplayList
import Foundation

/// The image files in a bundle's folder, outside its catalogs: `photo.png`, `photo@2x.png`, `photo@3x~ipad.png`.
struct LooseImages: Sendable {
    let folder: URL

    /// The file name extensions for a name without one, in search order.
    static let ends = [
        "png", "jpg", "jpeg", "heic", "heif", "webp", "gif", "svg", "pdf", "avif", "tiff", "tif", "bmp",
    ]

    struct Match: Hashable {
        var url: URL
        /// The number of pixels per point.
        var scale: CGFloat
    }

    /// Returns the file for a name with or without an extension. Localized folders of the language have precedence.
    func file(named name: String, traits: AssetTraits) -> Match? {
        let parts = name.split(separator: "/", omittingEmptySubsequences: false)
        guard !name.isEmpty, !parts.contains(".."), !name.hasPrefix("/") else { return nil }
        for place in places(language: traits.language) {
            if let match = match(place.appendingPathComponent(name), traits: traits) { return match }
        }
        return nil
    }

    /// The names of the available images.
    var names: [String] {
        let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return files.sorted().compactMap { file in
            let url = URL(fileURLWithPath: file)
            guard Self.ends.contains(url.pathExtension.lowercased()) else { return nil }
            return Self.split(url.deletingPathExtension().lastPathComponent).stem
        }
    }

    private func places(language: String?) -> [URL] {
        var places: [URL] = []
        if let language {
            places.append(folder.appendingPathComponent("\(language).lproj"))
            if let base = language.split(separator: "-").first, base != language[...] {
                places.append(folder.appendingPathComponent("\(base).lproj"))
            }
        }
        return places + [folder, folder.appendingPathComponent("Base.lproj")]
    }

    private func match(_ path: URL, traits: AssetTraits) -> Match? {
        let parent = path.deletingLastPathComponent()
        guard let files = try? FileManager.default.contentsOfDirectory(atPath: parent.path) else { return nil }
        let wanted = path.lastPathComponent
        if files.contains(wanted), Self.ends.contains(path.pathExtension.lowercased()) {
            let exact = Self.split(path.deletingPathExtension().lastPathComponent)
            if exact.scale != 1 || exact.device != nil { return Match(url: path, scale: exact.scale) }
        }
        let hasEnd = Self.ends.contains(path.pathExtension.lowercased())
        let stem = hasEnd ? path.deletingPathExtension().lastPathComponent : wanted
        for end in hasEnd ? [path.pathExtension] : Self.ends {
            var best: (match: Match, rank: [Double])?
            for file in files.sorted() {
                let url = parent.appendingPathComponent(file)
                guard url.pathExtension == end else { continue }
                let (fileStem, scale, device) = Self.split(url.deletingPathExtension().lastPathComponent)
                guard fileStem == stem, device == nil || device == traits.idiom else { continue }
                let rank = [device == nil ? 1 : 0, VariantChoice.scaleRank(scale, wanted: traits.displayScale)]
                if let best, !rank.lexicographicallyPrecedes(best.rank) { continue }
                best = (Match(url: url, scale: scale), rank)
            }
            if let best { return best.match }
        }
        return nil
    }

    /// Splits a name such as `photo@2x~ipad` into its parts.
    private static func split(_ name: String) -> (stem: String, scale: CGFloat, device: AssetTraits.Idiom?) {
        var stem = name
        var device: AssetTraits.Idiom?
        for (suffix, idiom) in [("~iphone", AssetTraits.Idiom.phone), ("~ipad", .pad)] where stem.hasSuffix(suffix) {
            stem.removeLast(suffix.count)
            device = idiom
        }
        for factor in 1...4 where stem.hasSuffix("@\(factor)x") {
            return (String(stem.dropLast(3)), CGFloat(factor), device)
        }
        return (stem, 1, device)
    }
}
