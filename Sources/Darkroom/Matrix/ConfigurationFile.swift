import Checks
import Files
import Foundation
import Processes

/// darkroom.yml: the options of a folder's pictures, and their variants.
///
///     options:
///       device: iPhone 15 Pro
///     matrix:
///       scheme: [light, dark]
///       locale: [en_US, de_DE]
///     variants:
///       - name: large-text
///         typeSize: accessibility3
///         only: [systemMedium]
///     rules:
///       text.small: error
@MainActor package struct ConfigurationFile {
    nonisolated package static let name = "darkroom.yml"
    /// The environment variable in which the tool tells a program the file beside its sources.
    nonisolated package static let variable = "DARKROOM_CONFIG"

    /// The environment variable in which the tool tells a program where the file of its sources lies or would lie.
    nonisolated package static let placeVariable = "DARKROOM_CONFIG_PLACE"

    /// Whether the file beside the sources names a device.
    package static var namesDevice: Bool {
        (try? located(nil))??.options.contains("--device") ?? false
    }

    /// The words of the options that all pictures have.
    private(set) var options: [String] = []
    /// The combinations of the matrix; empty if there is none.
    private(set) var matrix: [PictureVariant] = []
    /// The settings that the matrix combines.
    private(set) var dimensions: [(setting: VariantSetting, values: [[String]])] = []
    /// The kinds and families that combinations are for.
    private(set) var only: [String]?
    private(set) var except: [String]?
    /// The named variants in the order of the file.
    private(set) var variants: [PictureVariant] = []
    /// The rules of `check`, and the findings that are meant.
    private(set) var rules = RuleSettings()

    /// Reads the file that an option names, or else the one beside the sources; nil if there is none.
    ///
    /// - Throws: `ProgramFailure` if it cannot be read, or is not understood.
    static func located(_ path: String?) throws -> ConfigurationFile? {
        if let path { return try ConfigurationFile(path, option: "--config") }
        if let path = getenv(variable).map({ String(cString: $0) }) { return path.isEmpty ? nil : try ConfigurationFile(path) }
        return FileManager.default.fileExists(atPath: name) ? try ConfigurationFile(name) : nil
    }

    /// Reads a file.
    ///
    /// - Parameter option: the option that names it; nil if it was found.
    /// - Throws: `ProgramFailure` that names the place in the file.
    package init(_ path: String, option: String? = nil) throws {
        guard let data = FileManager.default.contents(atPath: path) else {
            throw ProgramFailure.badInput(
                "\(option.map { "\($0): " } ?? "")\(path) cannot be read. Name a file such as darkroom.yml, which init writes.")
        }
        let value: Any
        do { value = try YAMLText.value(of: data) } catch { throw ProgramFailure.badInput("\(path) is no YAML: \(error).") }
        let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
        let file = try YAMLValues(value, at: path, keys: ["options", "matrix", "variants", "rules", "ignore"])
        let keys = VariantSetting.all.map(\.key) + ["boldText", "contrast"]
        if let values = try file.dictionary("options", keys: keys) {
            options = try ConfigurationFile.words(of: values, in: folder)
            try ConfigurationFile.check(options, values)
        }
        if let values = try file.dictionary("matrix", keys: keys + ["only", "except"]) {
            (only, except) = (try values.names("only"), try values.names("except"))
            for setting in VariantSetting.all where values.has(setting.key) {
                dimensions.append((setting, try ConfigurationFile.dimension(setting, of: values, in: folder)))
            }
        }
        variants = try file.list("variants").map { value, place in
            let values = try YAMLValues(value, at: place, keys: ["name", "only", "except"] + keys)
            guard let name = try values.text("name"), !name.isEmpty else {
                throw values.failure("name", "it is missing. The names of the variant's pictures end in it.")
            }
            guard name.wholeMatch(of: #/[\p{L}\p{N}][\p{L}\p{N}._+-]*/#) != nil else {
                throw values.failure("name", "\"\(name)\" is part of file names. Write letters, digits and hyphens.")
            }
            let words = try ConfigurationFile.words(of: values, in: folder)
            for setting in VariantSetting.all where setting.scope == .run && values.has(setting.key) {
                throw values.failure(setting.key, ConfigurationFile.sameForAll)
            }
            try ConfigurationFile.check(words, values)
            return PictureVariant(name: name, options: words, only: try values.names("only"), except: try values.names("except"))
        }
        rules = try RuleSettings(file)
        if let twice = Dictionary(grouping: variants, by: { $0.name?.lowercased() }).values.first(where: { $0.count > 1 })?.first?.name {
            throw file.failure("variants", "two are called \(twice). Give one of them another name.")
        }
    }

    /// The words of all settings among the values.
    private static func words(of values: YAMLValues, in folder: URL) throws -> [String] {
        var words = try VariantSetting.all.flatMap { try $0.words(of: values, in: folder) }
        if try values.flag("boldText") == true { words += ["--accessibility", "boldText"] }
        if let contrast = try values.text("contrast") {
            guard ["standard", "increased"].contains(contrast) else {
                throw values.failure("contrast", "\"\(contrast)\" is no contrast. Write standard or increased.")
            }
            if contrast == "increased" { words += ["--accessibility", "increaseContrast"] }
        }
        return words
    }

    /// The values of a setting in a matrix, each as words.
    private static func dimension(_ setting: VariantSetting, of values: YAMLValues, in folder: URL) throws -> [[String]] {
        guard setting.scope != .run else { throw values.failure(setting.key, sameForAll) }
        guard setting.scope == .picture else {
            throw values.failure(setting.key, "it is no list of values to combine. Write it below options, or in a variant with a name.")
        }
        // The appearances of a picture are no variants of it.
        if setting.key == "scheme" { return [try setting.words(of: values, in: folder)] }
        let single = try values.elements(setting.key).map { element, place in
            try setting.words(of: YAMLValues([setting.key: element], at: place, keys: [setting.key]), in: folder)
        }
        guard !single.isEmpty else { throw values.failure(setting.key, "it lists no values. Write them as [first, second].") }
        return single
    }

    private static let sameForAll = "it is the same for all pictures of a run. Write it below options."

    /// Refuses values that no option takes.
    private static func check(_ words: [String], _ values: YAMLValues) throws {
        do {
            _ = try PictureSettings(PictureOptions.parse(words), devices: .read(from: .located()))
        } catch let failure as ProgramFailure {
            throw values.failure("", failure.message)
        } catch {
            throw values.failure("", PictureOptions.message(for: error))
        }
    }
}
