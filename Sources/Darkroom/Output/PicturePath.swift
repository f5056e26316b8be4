import Foundation
import PictureEngine
import SwiftUICore
import WidgetKitCore

/// Where pictures lie in the output folder.
enum PicturePath {
    /// A picture without its ending, or the folder of a sequence: `<kind>/<family>[-<variant>]`.
    static func base(kind: String, surroundings: WidgetSurroundings) -> String {
        let variants = surroundings.variants.map { "-\($0)" }.joined()
        return "\(folder(of: kind))/\(surroundings.family.name)\(variants)"
    }

    /// The picture of a sequence that shows `date`; `number` tells those of one second apart, from 1 on.
    static func picture(in base: String, date: Date, number: Int, format: PictureFormat) -> String {
        "\(base)/\(name(of: date))\(number > 1 ? "-\(number)" : "").\(format.rawValue)"
    }

    /// A preview's picture: `<name>[-entry<number>][-<variant>]`; the numbers are equally long, so that names sort.
    static func preview(
        _ name: String, entry: (number: Int, count: Int)?, surroundings: WidgetSurroundings, format: PictureFormat
    ) -> String {
        let number = entry.map { entry in
            let digits = "\(entry.number)"
            return "-entry" + String(repeating: "0", count: "\(entry.count)".count - digits.count) + digits
        }
        return name + (number ?? "") + surroundings.variants.map { "-\($0)" }.joined() + ".\(format.rawValue)"
    }

    /// A moment as a file's name: `20260609T094100Z`.
    static func name(of date: Date) -> String {
        var seconds = time_t(date.timeIntervalSince1970.rounded(.down))
        var parts = tm()
        gmtime_r(&seconds, &parts)
        var buffer = [CChar](repeating: 0, count: 40)
        strftime(&buffer, buffer.count, "%Y%m%dT%H%M%SZ", &parts)
        return String(cString: buffer)
    }

    /// The kind as a folder's name: without what some file systems and stores of CI artifacts do not take.
    static func folder(of kind: String) -> String {
        let isPlain = !kind.utf8.contains { $0 < 32 || "/\\:*?\"<>|".utf8.contains($0) }
        if isPlain, !kind.isEmpty, !kind.hasPrefix(".") { return kind }
        let name = String(kind.map { "/\\:*?\"<>|".contains($0) || $0.unicodeScalars.first!.value < 32 ? "_" : $0 })
        return name.isEmpty || name.hasPrefix(".") ? "_" + name.dropFirst() : name
    }
}

extension WidgetSurroundings {
    /// What differs from the picture everybody expects.
    var variants: [String] {
        var variants: [String] = []
        if colorScheme == .dark { variants.append("dark") }
        if renderingMode != usualRenderingMode { variants.append(renderingMode.name) }
        if typeSize != .large { variants.append(typeSize.name) }
        if isLuminanceReduced { variants.append("dimmed") }
        return variants + redactionReasons.names
    }
}
