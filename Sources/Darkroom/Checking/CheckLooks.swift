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
        look("clear", .clear, ["--rendering-mode", "clear"]),
        look("standby", .standBy, ["--presentation", "standby"]),
        look("contrast", .increasedContrast, ["--accessibility", "increaseContrast", "--scheme", "light", "--scheme", "dark"]),
        look("locked", .locked, ["--redact", "privacy"]),
    ]

    private static func look(_ name: String, _ change: Look.Change, _ options: [String]) -> Named {
        Named(variant: PictureVariant(name: name, options: options), changes: [change])
    }

    /// What a setup's look changes: what a standard look does, and what the rules know of the settings.
    @MainActor static func changes(in setup: RunSetup) -> [Look.Change] {
        let variant = setup.variant ?? PictureVariant(options: [])
        let known = standard.first { $0.variant == variant }?.changes
        let settings = setup.settings
        var changes = known ?? []
        func add(_ change: Look.Change, if isMade: Bool) { if isMade, !changes.contains(change) { changes.append(change) } }
        add(.accented, if: settings.renderingMode == .accented)
        add(.clear, if: settings.renderingMode == .clear)
        add(.standBy, if: settings.presentation.isStandBy)
        add(.other, if: known == nil && variant.key != nil)
        return changes
    }
}
