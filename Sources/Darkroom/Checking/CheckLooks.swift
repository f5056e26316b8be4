import Checks
import WidgetKitCore

/// The looks in which `check` draws where no option and no darkroom.yml names others.
enum CheckLooks {
    /// A look and what it changes.
    struct Named {
        let variant: PictureVariant
        let changes: [Look.Change]
    }

    /// All looks: a new phone's in light and dark, and one for each setting that breaks layouts most often.
    static let standard: [Named] = [
        .init(variant: PictureVariant(options: ["--scheme", "light", "--scheme", "dark"]), changes: []),
        look("large-text", .typeSize, ["--type-size", "xxxLarge"]),
        look("bold-text", .boldText, ["--accessibility", "boldText"]),
        look("en-XA", .longLanguage, ["--locale", "en-XA"]),
        look("ar-XB", .rightToLeft, ["--locale", "ar-XB"]),
        look("accented", .accented, ["--rendering-mode", "accented"]),
        look("standby", .standBy, ["--presentation", "standby"]),
        look("contrast", .increasedContrast, ["--accessibility", "increaseContrast", "--scheme", "light", "--scheme", "dark"]),
        look("locked", .locked, ["--redact", "privacy"]),
    ]

    private static func look(_ name: String, _ change: Look.Change, _ options: [String]) -> Named {
        Named(variant: PictureVariant(name: name, options: options), changes: [change])
    }

    /// What a variant changes: that of the standard look of its options, or else another setting.
    static func changes(of variant: PictureVariant?) -> [Look.Change] {
        guard let variant, !variant.options.isEmpty else { return [] }
        if let known = standard.first(where: { $0.variant == variant }) { return known.changes }
        return variant.key == nil ? [] : [.other]
    }
}
