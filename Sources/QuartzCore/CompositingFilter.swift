import DisplayList
import FoundationSupplement

/// The blend modes by the names of the filters that layers take them by.
enum CompositingFilter {
    private static let modes: [String: BlendMode] = [
        "normalBlendMode": .normal, "multiplyBlendMode": .multiply, "screenBlendMode": .screen, "overlayBlendMode": .overlay,
        "darkenBlendMode": .darken, "lightenBlendMode": .lighten, "colorDodgeBlendMode": .colorDodge,
        "colorBurnBlendMode": .colorBurn, "softLightBlendMode": .softLight, "hardLightBlendMode": .hardLight,
        "differenceBlendMode": .difference, "exclusionBlendMode": .exclusion, "hueBlendMode": .hue,
        "saturationBlendMode": .saturation, "colorBlendMode": .color, "luminosityBlendMode": .luminosity,
        "sourceAtop": .sourceAtop, "destOver": .destinationOver, "destOut": .destinationOut, "plusD": .plusDarker,
        "plusL": .plusLighter,
    ]

    /// Returns the mode of a filter; the normal one, with a warning, for a filter that is not drawn.
    static func mode(of filter: Any?) -> BlendMode {
        guard let filter else { return .normal }
        if let mode = (filter as? String).flatMap({ modes[$0] }) { return mode }
        FrameworkWarning.report("The compositing filter \(filter) of a layer is not drawn.")
        return .normal
    }
}
