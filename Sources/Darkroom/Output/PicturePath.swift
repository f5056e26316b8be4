import Foundation
import PictureEngine
import SwiftUICore
import WidgetKitCore

/// The paths of pictures in the output folder.
enum PicturePath {
    /// Returns the path of a picture without its extension, or of a sequence's folder: `<kind>/<family>[-<variant>]`.
    static func base(kind: String, surroundings: WidgetSurroundings) -> String {
        let variants = surroundings.variants.map { "-\($0)" }.joined()
        return "\(folder(of: kind))/\(surroundings.form.name)\(variants)"
    }

    /// Returns the path of a sequence's picture at `date`. `number` distinguishes pictures of the same second, starting
    /// at 1.
    static func picture(in base: String, date: Date, number: Int, format: PictureFormat) -> String {
        "\(base)/\(name(of: date))\(number > 1 ? "-\(number)" : "").\(format.rawValue)"
    }

    /// Returns the path of a preview's picture: `<name>[-entry<number>][-<variant>]`. The numbers have leading zeros,
    /// so that the names sort.
    static func preview(
        _ name: String, entry: (number: Int, count: Int)?, surroundings: WidgetSurroundings, format: PictureFormat
    ) -> String {
        let number = entry.map { entry in
            let digits = "\(entry.number)"
            return "-entry" + String(repeating: "0", count: "\(entry.count)".count - digits.count) + digits
        }
        return name + (number ?? "") + surroundings.variants.map { "-\($0)" }.joined() + ".\(format.rawValue)"
    }

    /// Returns a date as a file name: `20260609T094100Z`.
    static func name(of date: Date) -> String {
        var seconds = time_t(date.timeIntervalSince1970.rounded(.down))
        var parts = tm()
        gmtime_r(&seconds, &parts)
        var buffer = [CChar](repeating: 0, count: 40)
        strftime(&buffer, buffer.count, "%Y%m%dT%H%M%SZ", &parts)
        return String(cString: buffer)
    }

    /// Returns the folder of a kind, which is no other kind's.
    static func folder(of kind: String) -> String { KindFolders.folder(of: kind) ?? plainFolder(of: kind) }

    /// Returns a kind as a folder name. Characters that some file systems and CI artifact stores reject are replaced.
    static func plainFolder(of kind: String) -> String {
        let isPlain = kind.utf8.allSatisfy { isLetterOrDigit($0) || $0 >= 32 && !"/\\:*?\"<>|".utf8.contains($0) }
        if isPlain, !kind.isEmpty, !kind.hasPrefix(".") { return kind }
        let name = String(kind.map { "/\\:*?\"<>|".contains($0) || $0.unicodeScalars.first!.value < 32 ? "_" : $0 })
        return name.isEmpty || name.hasPrefix(".") ? "_" + name.dropFirst() : name
    }

    /// Whether a byte is a letter or a digit of ASCII: of these, nearly all names consist.
    private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
        default: false
        }
    }
}

extension WidgetSurroundings {
    /// The settings that differ from those of the usual picture.
    var variants: [String] {
        if let name = label.name {
            return [name] + (colorScheme == .dark && !label.standsForAppearance ? ["dark"] : [])
        }
        var variants: [String] = []
        if colorScheme == .dark { variants.append("dark") }
        if renderingMode != usualRenderingMode { variants.append(renderingMode.name) }
        if typeSize != .large { variants.append(typeSize.name) }
        if isLuminanceReduced { variants.append("dimmed") }
        if presentation != .bare { variants.append(presentation.rawValue) }
        variants += accessibility.names + redactionReasons.names + label.settings
        return variants + (isAccessibilityPicture ? ["accessibility"] : [])
    }
}
