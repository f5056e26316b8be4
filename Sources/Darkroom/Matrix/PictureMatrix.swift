import Foundation
import Processes
import WidgetKitCore

/// All looks of a run: the combinations of values that options or darkroom.yml list, and the named variants of the file.
@MainActor struct PictureMatrix {
    /// A variant with all of its options.
    struct Look {
        let variant: PictureVariant
        /// Options with one value each.
        let options: PictureOptions
        let label: VariantLabel

        /// What its process finds, as words.
        var inputs: [[String]] {
            [options.inputs.defaults, options.inputs.fixture, options.inputs.fixtures, options.inputs.data, [options.seed ?? ""]]
        }
    }

    /// At least one.
    let looks: [Look]
    /// The options that all looks share.
    let base: PictureOptions

    /// Whether there is more than the look of the options.
    var isSingle: Bool { looks.count == 1 && looks[0].variant.options.isEmpty }

    /// The looks by what their processes find: user defaults, recorded responses, stores, random numbers.
    var shares: [[Look]] {
        looks.reduce(into: []) { shares, look in
            if let index = shares.firstIndex(where: { $0[0].inputs == look.inputs }) { shares[index].append(look) } else { shares.append([look]) }
        }
    }

    /// Returns the looks of this process's share, which share their inputs, and those of the others.
    ///
    /// - Throws: `ProgramFailure` if another process cannot be started for the others.
    func looksOfShare() throws -> (own: [Look], others: [Look]) {
        var others = shares
        try RunShare.begin(of: others.count)
        let own = others.remove(at: min(RunShare.index, others.count - 1))
        return (own, Array(others.joined()))
    }

    /// The variants as a golden folder keeps them; nil if there is one look without settings of its own.
    var variants: [PictureVariant]? { isSingle ? nil : looks.map(\.variant) }

    /// - Parameter kept: the variants of a golden folder, which count if neither options nor a file say others.
    /// - Throws: `ProgramFailure` if darkroom.yml is not understood, or two looks have the same names.
    init(_ options: PictureOptions, kept: [PictureVariant]? = nil) throws {
        let file = try ConfigurationFile.located(options.config)
        var base = options
        if let words = file?.options, !words.isEmpty {
            base = options.standing(over: try PictureOptions.parse(words))
        }
        var dimensions: [(setting: VariantSetting, values: [[String]])] = []
        func isGiven(_ key: String) -> Bool { !options.values(of: key).isEmpty }
        for (setting, values) in file?.dimensions ?? [] where !isGiven(setting.key) { dimensions.append((setting, values)) }
        for key in PictureOptions.repeatableKeys {
            let values = base.values(of: key)
            guard values.count > 1, let setting = VariantSetting.named(key) else { continue }
            dimensions.append((setting, values.map { [setting.option, $0] }))
            base.clear(key)
        }
        var variants = PictureMatrix.combinations(dimensions)
        if dimensions.contains(where: { $0.values.count > 1 }) {
            for index in variants.indices { (variants[index].only, variants[index].except) = (file?.only, file?.except) }
        }
        let named = file?.variants ?? []
        if options.variant.isEmpty {
            if dimensions.isEmpty, named.isEmpty, let kept { variants = kept } else { variants += named }
        } else {
            let known = named + (kept ?? [])
            variants = try options.variant.map { name in
                try Choice.of(name, for: "--variant", in: known.filter { $0.name != nil }, name: { $0.name ?? "" })
            }
        }
        if base.accessibilityPicture {
            // Without this, the looks beside it would be drawn.
            _ = try PictureSettings(base, devices: DeviceTable.read(from: .located()))
            base.accessibilityPicture = false
            variants = PictureVariant.withAccessibilityPictures(variants)
        }
        self.base = base
        looks = try PictureMatrix.looks(variants, over: base)
    }

    /// The looks of a golden folder, as it keeps them.
    ///
    /// - Throws: `ProgramFailure` if a setting has an invalid name.
    init(recorded options: PictureOptions, _ variants: [PictureVariant]?) throws {
        base = options
        looks = try PictureMatrix.looks(variants ?? [PictureVariant(options: [])], over: options)
    }

    private static func looks(_ variants: [PictureVariant], over base: PictureOptions) throws -> [Look] {
        let differing = PictureVariant.differingSettings(of: variants)
        let standard = try DeviceTable.read(from: .located()).standard.name
        return try variants.map { variant in
            Look(
                variant: variant, options: try variant.options(over: base),
                label: variant.label(among: differing, standardDevice: standard))
        }
    }

    /// Every combination of one value of each dimension, the last dimension changing first.
    private static func combinations(_ dimensions: [(setting: VariantSetting, values: [[String]])]) -> [PictureVariant] {
        var words: [[String]] = [[]]
        for dimension in dimensions { words = words.flatMap { earlier in dimension.values.map { earlier + $0 } } }
        return words.map { PictureVariant(options: $0) }
    }

    /// Returns the only look, for commands that show one.
    ///
    /// - Throws: `ProgramFailure` if an option has several values.
    static func single(_ options: PictureOptions) throws -> PictureOptions {
        for key in PictureOptions.repeatableKeys where options.values(of: key).count > 1 {
            let option = VariantSetting.named(key)?.option ?? key
            let others = Choice.listed(Array(options.values(of: key).dropFirst()))
            throw ProgramFailure.badInput("\(option): this command takes one value. Leave out \(others).")
        }
        guard let words = try ConfigurationFile.located(options.config)?.options, !words.isEmpty else { return options }
        return options.standing(over: try PictureOptions.parse(words))
    }
}

extension PictureOptions {
    /// The keys of the options that can be repeated to get several looks.
    static let repeatableKeys = ["renderingMode", "typeSize", "locale", "device"]

    /// Returns these options, with those of `base` for options that are not given. What is selected stays.
    func standing(over base: PictureOptions) -> PictureOptions {
        var options = completed(by: base)
        options.scheme = scheme.isEmpty ? base.scheme : scheme
        return options
    }

    /// The values of an option that can be repeated, and those of others as far as they have any.
    func values(of key: String) -> [String] {
        switch key {
        case "scheme": scheme.map(\.text)
        case "renderingMode": renderingMode.map(\.text)
        case "typeSize": typeSize.map(\.text)
        case "locale": locale
        case "device": device
        case "luminanceReduced": luminanceReduced ? ["true"] : []
        case "accessibilityPicture": accessibilityPicture ? ["true"] : []
        case "presentation": presentation.map { [$0.text] } ?? []
        case "accessibility": accessibility.map(\.text)
        case "redact": redact.map(\.text)
        case "os": os.map { [$0.text] } ?? []
        case "tint": [tint].compactMap(\.self)
        case "calendar": calendar.map { [$0.text] } ?? []
        case "timeZone": [timeZone].compactMap(\.self)
        case "date": [date].compactMap(\.self)
        case "set": set
        case "recommendation": [recommendation].compactMap(\.self)
        case "palette": palette.map { [$0.text] } ?? []
        case "wallpaper": [wallpaper].compactMap(\.self)
        default: []
        }
    }

    mutating func clear(_ key: String) {
        switch key {
        case "renderingMode": renderingMode = []
        case "typeSize": typeSize = []
        case "locale": locale = []
        case "device": device = []
        default: break
        }
    }
}
