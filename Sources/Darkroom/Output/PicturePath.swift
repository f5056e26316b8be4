@_spi(Darkroom) import SwiftUICore
@_spi(Darkroom) import WidgetKitCore

/// Where a picture lies in the output folder: `<kind>/<family>[-<variant>].<format>`.
enum PicturePath {
    static func path(
        kind: String, surroundings: WidgetSurroundings, format: PictureFormat
    ) -> String {
        let variants = variants(of: surroundings).map { "-\($0)" }.joined()
        return "\(folder(of: kind))/\(surroundings.family)\(variants).\(format.rawValue)"
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
