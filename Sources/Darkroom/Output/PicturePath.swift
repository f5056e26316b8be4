import Foundation
@_spi(Darkroom) import SwiftUICore
@_spi(Darkroom) import WidgetKitCore

/// Where pictures lie in the output folder.
enum PicturePath {
    /// A picture without its ending, or the folder of a sequence: `<kind>/<family>[-<variant>]`.
    static func base(kind: String, surroundings: WidgetSurroundings) -> String {
        let variants = variants(of: surroundings).map { "-\($0)" }.joined()
        return "\(folder(of: kind))/\(surroundings.family)\(variants)"
    }

    /// The picture of a sequence that shows `date`; `number` tells those of one second apart, from 1 on.
    static func picture(in base: String, date: Date, number: Int, format: PictureFormat) -> String {
        "\(base)/\(name(of: date))\(number > 1 ? "-\(number)" : "").\(format.rawValue)"
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

    /// The kind as a folder's name.
    static func folder(of kind: String) -> String {
        let name = kind.replacingOccurrences(of: "/", with: "_").replacingOccurrences(of: "\u{0}", with: "_")
        return name.isEmpty || name.hasPrefix(".") ? "_" + name.dropFirst() : name
    }

    /// What differs from the picture everybody expects.
    private static func variants(of surroundings: WidgetSurroundings) -> [String] {
        let usual = WidgetSurroundings(family: surroundings.family, size: surroundings.size)
        var variants: [String] = []
        if surroundings.colorScheme == .dark { variants.append("dark") }
        if surroundings.renderingMode != usual.renderingMode { variants.append("\(surroundings.renderingMode)") }
        if surroundings.typeSize != usual.typeSize { variants.append("\(surroundings.typeSize)") }
        return variants
    }
}
