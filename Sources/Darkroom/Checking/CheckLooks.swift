import Checks
import SwiftUICore
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

    /// What a picture's variant and its other settings change of a new phone.
    @MainActor static func changes(of variant: PictureVariant?, with settings: PictureSettings) -> [Look.Change] {
        var changes = CheckLooks.changes(of: variant)
        func add(_ change: Look.Change, if isMade: Bool) { if isMade, !changes.contains(change) { changes.append(change) } }
        add(.accented, if: settings.renderingMode == .accented)
        add(.clear, if: settings.renderingMode == .clear)
        add(.standBy, if: settings.presentation.isStandBy)
        return changes
    }

    /// What a variant changes of a new phone. What only its process finds, such as user defaults, is no change of the look.
    static func changes(of variant: PictureVariant?) -> [Look.Change] {
        guard let variant else { return [] }
        if let known = standard.first(where: { $0.variant == variant }) { return known.changes }
        return VariantSetting.all.filter { $0.scope == .picture && $0.key != "scheme" }.reduce(into: []) { changes, setting in
            for value in variant.values(of: setting) {
                if let change = change(setting.key, value), !changes.contains(change) { changes.append(change) }
            }
        }
    }

    /// What a value of a setting changes: what the standard look with the same value does, or else another setting; nil for the
    /// value of a new phone.
    private static func change(_ key: String, _ value: String) -> Look.Change? {
        switch (key, value) {
        case ("device", _), ("locale", "en_US"), ("renderingMode", "fullColor"), ("typeSize", DynamicTypeSize.large.name): return nil
        case ("typeSize", _):
            // Any larger size is large text.
            let size = DynamicTypeSize.allCases.first { $0.name == value }
            return size.map { $0 > .large } == true ? .typeSize : .other
        default: break
        }
        let option = VariantSetting.named(key)?.option ?? key
        return standard.first { $0.variant.values(of: option) == [value] && $0.changes.count == 1 }?.changes.first ?? .other
    }
}
