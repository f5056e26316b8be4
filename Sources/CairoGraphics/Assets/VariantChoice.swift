import DisplayList
import Foundation

/// The selection of the variant of an asset that best matches the traits.
///
/// The traits in order of importance are language, device, light or dark, contrast, direction, gamut and scale. If
/// there is no dark variant, the variant for any appearance is used. If a scale is missing, the next higher one is
/// used, or else the highest.
enum VariantChoice {
    /// Returns the best entry, and the first one of equals, or `nil` if none is allowed.
    static func best(of entries: [CatalogEntry], for traits: AssetTraits) -> CatalogEntry? {
        var best: (entry: CatalogEntry, rank: [Double])?
        for entry in entries {
            guard let rank = rank(of: entry, for: traits) else { continue }
            if let best, !rank.lexicographicallyPrecedes(best.rank) { continue }
            best = (entry, rank)
        }
        return best?.entry
    }

    /// Returns the distances from the requested traits, most important first. The result `nil` excludes the entry.
    private static func rank(of entry: CatalogEntry, for traits: AssetTraits) -> [Double]? {
        guard let language = languageRank(entry.locale, wanted: traits.language) else { return nil }
        return [
            language, idiomRank(entry.idiom, wanted: traits.idiom),
            luminosityRank(entry.appearance("luminosity"), isDark: traits.isDark),
            contrastRank(entry.appearance("contrast"), isHigh: traits.isHighContrast),
            directionRank(entry.languageDirection, isRightToLeft: traits.isRightToLeft),
            entry.displayGamut == "display-P3" ? 1 : 0,
            scaleRank(entry.scaleFactor, wanted: traits.displayScale),
        ]
    }

    private static func languageRank(_ locale: String?, wanted: String?) -> Double? {
        guard let locale, !locale.isEmpty else { return 2 }
        guard let wanted else { return nil }
        let mine = locale.replacing("_", with: "-").lowercased()
        let theirs = wanted.replacing("_", with: "-").lowercased()
        if mine == theirs { return 0 }
        return theirs.hasPrefix(mine + "-") ? 1 : nil
    }

    private static func idiomRank(_ idiom: String?, wanted: AssetTraits.Idiom) -> Double {
        let order = switch wanted {
        case .phone: ["iphone", "universal", "ipad"]
        case .pad: ["ipad", "universal", "iphone"]
        case .watch: ["watch", "universal"]
        }
        return Double(order.firstIndex(of: idiom ?? "universal") ?? order.count)
    }

    private static func luminosityRank(_ value: String?, isDark: Bool) -> Double {
        switch value {
        case isDark ? "dark" : "light": return 0
        case nil: return 1
        default: return 2
        }
    }

    private static func contrastRank(_ value: String?, isHigh: Bool) -> Double {
        switch value {
        case "high": return isHigh ? 0 : 2
        default: return 1
        }
    }

    private static func directionRank(_ value: String?, isRightToLeft: Bool) -> Double {
        switch value {
        case isRightToLeft ? "right-to-left" : "left-to-right": return 0
        case nil: return 1
        default: return 2
        }
    }

    /// Returns zero for the exact scale or a file for all scales. Higher scales rank next, then lower ones.
    static func scaleRank(_ scale: CGFloat?, wanted: CGFloat) -> Double {
        guard let scale else { return 0 }
        return scale >= wanted ? Double(scale - wanted) : 1000 + Double(wanted - scale)
    }
}
