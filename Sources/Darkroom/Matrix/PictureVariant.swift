import Foundation
import Processes
import WidgetKitCore

/// One look of a run: settings that differ from those of the run's options.
struct PictureVariant: Codable, Hashable, Sendable {
    /// The name in darkroom.yml; nil for a combination of a matrix.
    var name: String?
    /// The settings, as words of a command line.
    var options: [String]
    /// The kinds and families that the variant is for; nil for all.
    var only: [String]?
    /// The kinds and families that the variant is not for.
    var except: [String]?

    /// What distinguishes it from the other variants of a run; nil for one without settings.
    var key: String? {
        if let name { return name }
        let settings = VariantSetting.all.filter { $0.key != "scheme" }.flatMap { setting in
            values(of: setting).map { setting.form == .flag ? $0 : "\(setting.key) \($0)" }
        }
        return settings.isEmpty ? nil : settings.joined(separator: ", ")
    }

    /// Returns whether the variant is for a family, presentation or place of a kind.
    func includes(kind: String, form: String) -> Bool {
        func names(_ list: [String]) -> Bool {
            list.contains { $0.lowercased() == kind.lowercased() || $0.lowercased() == form.lowercased() }
        }
        return only.map(names) ?? true && !(except.map(names) ?? false)
    }

    /// The options of the run with the variant's own.
    ///
    /// - Throws: `ProgramFailure` if a setting has an invalid name.
    func options(over base: PictureOptions) throws -> PictureOptions {
        let own: PictureOptions
        do { own = try PictureOptions.parse(options) } catch {
            throw ProgramFailure.badInput("\(name.map { "The variant \($0)" } ?? "The matrix"): \(PictureOptions.message(for: error))")
        }
        var merged = own.standing(over: base)
        // What a picture shows is the run's.
        (merged.kind, merged.family) = (base.kind, base.family)
        return merged
    }

    /// Returns the variants, each with the variant behind it that shows what VoiceOver reads of the same picture.
    static func withAccessibilityPictures(_ variants: [PictureVariant]) -> [PictureVariant] {
        let option = "--accessibility-picture"
        return variants.reduce(into: []) { all, variant in
            if !all.contains(variant) { all.append(variant) }
            guard !variant.options.contains(option) else { return }
            var other = variant
            other.name = variant.name.map { "\($0)-accessibility" }
            other.options.append(option)
            if !variants.contains(other) { all.append(other) }
        }
    }

    /// How names of pictures tell it.
    ///
    /// - Parameter differing: the settings whose values differ between the variants of the run.
    func label(among differing: [VariantSetting], standardDevice: String) -> VariantLabel {
        let schemes = values(of: "--scheme")
        if let name { return VariantLabel(name: name, standsForAppearance: schemes.count == 1) }
        let usual = PictureVariant.usualValues(standardDevice: standardDevice)
        let settings = differing.filter { !$0.isInNames }.flatMap { setting in
            values(of: setting.option).filter { $0 != usual[setting.option] }.map(PictureVariant.slug)
        }
        return VariantLabel(settings: settings)
    }

    /// The values of an option.
    func values(of option: String) -> [String] {
        zip(options, options.dropFirst()).filter { $0.0 == option }.map(\.1)
    }

    /// The values of a setting; the key of a flag that is there.
    func values(of setting: VariantSetting) -> [String] {
        setting.form == .flag ? (options.contains(setting.option) ? [setting.key] : []) : values(of: setting.option)
    }

    /// The settings whose values differ between the combinations among these variants.
    static func differingSettings(of variants: [PictureVariant]) -> [VariantSetting] {
        let combinations = variants.filter { $0.name == nil }
        return VariantSetting.all.filter { setting in Set(combinations.map { $0.values(of: setting) }).count > 1 }
    }

    /// The values, by option, that names leave out because a picture has them anyway.
    static func usualValues(standardDevice: String) -> [String: String] {
        ["--locale": "en_US", "--device": standardDevice, "--time-zone": "UTC"]
    }

    // MARK: Files

    /// The files that the settings name.
    var files: [String] {
        var files: [String] = []
        _ = mappingFiles {
            files.append($0)
            return $0
        }
        return files
    }

    /// Returns the variant with other paths for the files that its settings name.
    func mappingFiles(_ path: (String) -> String) -> PictureVariant {
        var variant = self
        for index in options.indices.dropFirst() {
            guard let setting = VariantSetting.all.first(where: { $0.option == options[index - 1] }) else { continue }
            variant.options[index] = setting.replacingPath(in: options[index], with: path)
        }
        return variant
    }

    /// A value as a part of a file's name.
    private static func slug(_ value: String) -> String {
        (value as NSString).lastPathComponent.split { !$0.isLetter && !$0.isNumber && !"._+".contains($0) }.joined(separator: "-")
    }
}
