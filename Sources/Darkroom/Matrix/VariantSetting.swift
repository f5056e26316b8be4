import Foundation
import Processes

/// A setting of pictures that variants can change: a key of darkroom.yml and the option of the same meaning.
struct VariantSetting: Sendable {
    /// How the key's value becomes words of a command line.
    enum Form: Sendable {
        /// A text behind the option.
        case text
        /// A list of texts, each behind the option.
        case list
        /// A flag that is there or not.
        case flag
        /// Names with values, each as `name=value` behind the option.
        case pairs
        /// A path, relative to the file's folder.
        case path
        /// A list of paths; a text before an equals sign stays.
        case paths
    }

    /// What a setting holds for.
    enum Scope: Sendable {
        /// A picture.
        case picture
        /// A process of the program. Variants with other values are drawn by another process.
        case process
        /// All variants of a run.
        case run
    }

    let key: String
    let form: Form
    /// Whether the names of pictures tell the value anyway.
    var isInNames = false
    /// What has the same value.
    var scope = Scope.picture

    /// The option on the command line.
    var option: String {
        "--" + key.reduce(into: "") { text, letter in
            text += letter.isUppercase ? "-\(letter.lowercased())" : String(letter)
        }
    }

    /// All settings, in the order in which the names of pictures tell them.
    static let all: [VariantSetting] = [
        .init(key: "scheme", form: .list, isInNames: true), .init(key: "renderingMode", form: .text, isInNames: true),
        .init(key: "typeSize", form: .text, isInNames: true), .init(key: "luminanceReduced", form: .flag, isInNames: true),
        .init(key: "presentation", form: .text, isInNames: true), .init(key: "accessibility", form: .list, isInNames: true),
        .init(key: "redact", form: .list, isInNames: true), .init(key: "accessibilityPicture", form: .flag, isInNames: true),
        .init(key: "locale", form: .text), .init(key: "device", form: .text),
        .init(key: "os", form: .text), .init(key: "tint", form: .text), .init(key: "calendar", form: .text),
        .init(key: "timeZone", form: .text), .init(key: "date", form: .text), .init(key: "set", form: .pairs),
        .init(key: "recommendation", form: .text), .init(key: "palette", form: .text), .init(key: "wallpaper", form: .path),
        .init(key: "defaults", form: .paths, scope: .process), .init(key: "fixture", form: .paths, scope: .process),
        .init(key: "fixtures", form: .paths, scope: .process), .init(key: "data", form: .paths, scope: .process),
        .init(key: "assets", form: .path, scope: .run), .init(key: "seed", form: .text, scope: .process),
        .init(key: "scale", form: .text, scope: .run), .init(key: "timeout", form: .text, scope: .run),
        .init(key: "memory", form: .text, scope: .run),
        .init(key: "placeholderBoxes", form: .flag, scope: .run), .init(key: "fontSystem", form: .text, scope: .run),
    ]

    static func named(_ key: String) -> VariantSetting? { all.first { $0.key == key } }

    /// Returns the words for the value of the key in a file.
    ///
    /// - Parameter folder: the file's folder.
    /// - Throws: `ProgramFailure` that names the place in the file.
    @MainActor func words(of values: YAMLValues, in folder: URL) throws -> [String] {
        switch form {
        case .text: return try values.text(key).map { [option, $0] } ?? []
        case .list: return try values.texts(key).flatMap { [option, $0] }
        case .flag: return try values.flag(key) == true ? [option] : []
        case .pairs: return try values.pairs(key).flatMap { [option, "\($0.name)=\($0.value)"] }
        case .path: return try values.text(key).map { [option, replacingPath(in: $0) { VariantSetting.path($0, in: folder) }] } ?? []
        case .paths:
            return try values.texts(key).flatMap { [option, replacingPath(in: $0) { VariantSetting.path($0, in: folder) }] }
        }
    }

    /// Returns a value with another path for the file that it names. Values of other forms stay.
    func replacingPath(in value: String, with path: (String) -> String) -> String {
        switch form {
        case .path: return path(value)
        case .paths:
            // A URL or suite stands before the last equals sign, as on the command line.
            let start = value.lastIndex(of: "=").map { value.index(after: $0) } ?? value.startIndex
            return value[..<start] + path(String(value[start...]))
        case .text, .list, .flag, .pairs: return value
        }
    }

    /// A path relative to a folder; the name of a drawn wallpaper stays.
    private static func path(_ text: String, in folder: URL) -> String {
        let url = URL(fileURLWithPath: text, relativeTo: folder).standardizedFileURL
        return FileManager.default.fileExists(atPath: url.path) || text.contains("/") ? url.path : text
    }
}
