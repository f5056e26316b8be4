import DisplayList

/// The way colors are mixed with those below.
public enum CGBlendMode: Int32, Sendable {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight
    case difference, exclusion, hue, saturation, color, luminosity
    case clear, copy, sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut
    case destinationAtop, xor, plusDarker, plusLighter

    /// The corresponding mode of the display list, or `nil` for a mode that applies to whole pictures only.
    var displayed: BlendMode? {
        switch self {
        case .normal, .copy: .normal
        case .multiply: .multiply
        case .screen: .screen
        case .overlay: .overlay
        case .darken: .darken
        case .lighten: .lighten
        case .colorDodge: .colorDodge
        case .colorBurn: .colorBurn
        case .softLight: .softLight
        case .hardLight: .hardLight
        case .difference: .difference
        case .exclusion: .exclusion
        case .hue: .hue
        case .saturation: .saturation
        case .color: .color
        case .luminosity: .luminosity
        case .sourceAtop: .sourceAtop
        case .destinationOver: .destinationOver
        case .destinationOut, .clear: .destinationOut
        case .plusDarker: .plusDarker
        case .plusLighter: .plusLighter
        case .sourceIn, .sourceOut, .destinationIn, .destinationAtop, .xor: nil
        }
    }
}
