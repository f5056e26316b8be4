/// How colors outside of a space get into it. Darkroom's conversions leave them outside.
public enum CGColorRenderingIntent: Int32, Sendable {
    case defaultIntent, absoluteColorimetric, relativeColorimetric, perceptual, saturation
}
