import CPango
import DisplayList
import Foundation
import Synchronization

/// Selects the faces for font descriptors and caches them.
final class FontResolver: Sendable {
    /// The face of a font for a character.
    enum Role: Hashable, Sendable {
        case text
        /// A small capital drawn from a capital, because the font has no small capitals.
        case smallCapital
        case fallback(FontFallback.Face)
    }

    private struct Key: Hashable {
        var descriptor: FontDescriptor
        var role: Role
        var splitsLigatures: Bool
    }

    let catalog: FontCatalog
    private struct State {
        var fonts: [Key: ShapingFont] = [:]
        var measured: [String: FontMetrics] = [:]
    }

    private let state = Mutex(State())
    private static let capacity = 512

    init(catalog: FontCatalog) { self.catalog = catalog }

    /// Returns the font of a role, or `nil` if its file is missing.
    func font(_ descriptor: FontDescriptor, role: Role, splitsLigatures: Bool) -> ShapingFont? {
        let key = Key(descriptor: descriptor, role: role, splitsLigatures: splitsLigatures)
        if let font = state.withLock({ $0.fonts[key] }) { return font }
        guard let font = make(key) else { return nil }
        return state.withLock { state in
            if state.fonts.count >= Self.capacity { state.fonts.removeAll(keepingCapacity: true) }
            state.fonts[key] = font
            return font
        }
    }

    /// Returns a valid size: zero for a size that is not positive, and a maximum for a very large one.
    static func drawable(_ size: CGFloat) -> Double {
        let size = Double(size)
        return size > 0.01 ? min(size, 2000) : 0.01
    }

    private static func drawableWeight(_ weight: CGFloat) -> Double {
        weight.isFinite ? min(max(Double(weight), 1), 1000) : 400
    }

    private func make(_ key: Key) -> ShapingFont? {
        var request = Request(
            descriptor: key.descriptor, size: Self.drawable(key.descriptor.size),
            weight: Self.drawableWeight(key.descriptor.weight), splitsLigatures: key.splitsLigatures)
        switch key.role {
        case .smallCapital:
            request.size *= FontCalibration.smallCapitalScale
            request.weight = min(request.weight + FontCalibration.smallCapitalWeight, 1000)
            fallthrough
        case .text:
            switch key.descriptor.family {
            case .system(let design):
                let installed = catalog.systemFont(
                    design, weight: request.weight, isItalic: key.descriptor.isItalic)
                return installed.map { own($0, request, isSystemFont: true) } ?? standIn(design, request)
            case .custom(let name):
                let face = catalog.customFont(
                    named: name, weight: request.weight, isItalic: key.descriptor.isItalic)
                if let face { return own(face, request) }
                return FamilyStandIn(named: name).map { standIn($0, request) } ?? standIn(.standard, request)
            }
        case .fallback(let face):
            // The name of a font of Apple's, such as PingFangSC-Semibold, asks for the weight of ideographs, too.
            if case .custom(let name) = key.descriptor.family, request.weight == 400, let font = FamilyStandIn(named: name) {
                request.weight = font.weight
            }
            return fallback(face, request)
        }
    }

    private struct Request {
        var descriptor: FontDescriptor
        /// The size in points.
        var size: Double
        var weight: Double
        var splitsLigatures: Bool

        var hasMonospacedDigits: Bool { descriptor.features.contains(.monospacedDigits) }
    }

    // MARK: The system font

    private func standIn(_ design: FontDescriptor.Design, _ request: Request) -> ShapingFont? {
        let calibration = FontCalibration.of(design)
        let name = request.descriptor.isItalic ? calibration.italic : calibration.upright
        guard let file = catalog.requiredFile(name) else { return nil }
        let weight = min(max(request.weight, 100), 900)
        let size = request.size * calibration.drawnScale
        var face = FaceDescription(file: name)
        let stretch = calibration.stretch(forWidth: Double(request.descriptor.width))
        face.stretch = Float(stretch * calibration.drawnWidth)
        setAxis(
            "wght", calibration.drawnWeight(weight, size: request.size, stretch: stretch), of: file, in: &face)
        if let axis = file.axis(openTypeTag("opsz")) {
            let opticalSize = FontCalibration.opticalSize(for: design, size: request.size, axis: axis)
            setAxis("opsz", opticalSize, of: file, in: &face)
        }
        let widths: GlyphWidths
        switch calibration.advances {
        case .natural: widths = .natural
        case .fixed(let ems): widths = .fixed(ems * request.size)
        case .sanFrancisco:
            widths = .modelled(
                modelledWidths(file, face, request, calibration, size: size, weight: weight, stretch: stretch))
        }
        // San Francisco does not form arrows or ligatures from ASCII characters.
        var features = [feature("calt", 0)]
        if case .natural = calibration.advances {} else { features.append(feature("liga", 0)) }
        features += calibration.features.map { hb_feature_t(tag: openTypeTag($0), value: 1, start: 0, end: UInt32.max) }
        return ShapingFont(
            file: file, face: face, size: size,
            features: features + self.features(request, file, hasOwnWidths: calibration.advances == .natural),
            characterFeatures: calibration.characterFeatures,
            lower: calibration.lower.mapValues { $0 * request.size },
            replacements: request.descriptor.isItalic ? [] : calibration.replacements,
            outlineScales: outlineScales(calibration, size: request.size), widths: widths,
            kerning: kerning(calibration, request, stretch: stretch),
            tracking: tracking(calibration, size: request.size, stretch: stretch))
    }

    /// Returns the horizontal scale of the outlines that are not as wide as the stand-in's.
    private func outlineScales(_ calibration: FontCalibration, size: Double) -> [UInt32: Double] {
        var scales: [UInt32: Double] = [:]
        for width in calibration.outlineWidths {
            for scalar in width.scalars { scales[scalar] = width.scale(at: size) }
        }
        return scales
    }

    /// Returns the tracking in points that is part of each advance.
    private func tracking(_ calibration: FontCalibration, size: Double, stretch: Double) -> Double {
        guard case .sanFrancisco = calibration.advances else { return 0 }
        let tracking = calibration.isCompact ? SanFranciscoCompact.tracking(size) : SanFranciscoAdvances.tracking(size)
        return tracking * stretch
    }

    /// Returns the stand-in for a font of Apple's systems, with capitals as tall as that font's.
    private func standIn(_ font: FamilyStandIn, _ request: Request) -> ShapingFont? {
        let calibration = FontCalibration.of(font.family.kind.design)
        let name = request.descriptor.isItalic || font.isItalic ? calibration.italic : calibration.upright
        guard let file = catalog.requiredFile(name) else { return nil }
        let weight = request.weight == 400 ? font.weight : request.weight
        var face = FaceDescription(file: name)
        face.stretch = Float(font.family.stretch)
        setAxis("wght", calibration.drawnWeight(weight, size: request.size), of: file, in: &face)
        setAxis("opsz", request.size.rounded(), of: file, in: &face)
        let widths: GlyphWidths =
            switch font.family.advances {
            case .natural: .natural
            case .fixed(let ems): .fixed(ems * request.size)
            case .helvetica: .listed(.helvetica(size: request.size, weight: weight))
            case .times: .listed(.times(size: request.size, weight: weight))
            }
        return ShapingFont(
            file: file, face: face,
            size: request.size * calibration.drawnScale * font.capHeight / FontCalibration.capHeight,
            features: [feature("calt", 0)] + features(request, file), widths: widths)
    }

    private func kerning(_ calibration: FontCalibration, _ request: Request, stretch: Double) -> SanFranciscoKerning? {
        guard case .sanFrancisco = calibration.advances else { return nil }
        return SanFranciscoKerning(
            size: request.size, stretch: stretch, keepsLetters: !calibration.isSanFrancisco,
            hasMonospacedDigits: request.hasMonospacedDigits)
    }

    private func modelledWidths(
        _ file: FontFile, _ face: FaceDescription, _ request: Request, _ calibration: FontCalibration, size: Double,
        weight: Double, stretch: Double
    ) -> SanFranciscoWidths {
        let scale = size / Double(ShapingFont.unitsPerEm)
        func advances(_ font: OpaquePointer) -> (UInt32) -> Double {
            { scalar in
                var glyph: hb_codepoint_t = 0
                hb_font_get_nominal_glyph(font, scalar, &glyph)
                return Double(hb_font_get_glyph_h_advance(font, glyph)) * scale
            }
        }
        let drawn = stretch * calibration.drawnWidth
        let font = ShapingFont.font(of: file, variations: face.variations, stretch: drawn)
        defer { hb_font_destroy(font) }
        var known = face
        setAxis(
            "wght", calibration.drawnWeight(min(max(weight, 400), 700), size: request.size, stretch: stretch), of: file,
            in: &known)
        let knownFont = ShapingFont.font(of: file, variations: known.variations, stretch: drawn)
        defer { hb_font_destroy(knownFont) }
        return SanFranciscoWidths(
            size: request.size, weight: weight, stretch: stretch,
            wider: calibration.isCompact ? SanFranciscoCompact.wider(at: request.size) : calibration.wider,
            hasMonospacedDigits: request.hasMonospacedDigits,
            standIn: advances(font), standInAtKnownWeight: advances(knownFont))
    }

    // MARK: Other fonts

    /// Returns a font of the program or the machine, unchanged.
    private func own(_ font: RegisteredFont, _ request: Request, isSystemFont: Bool = false) -> ShapingFont {
        var face = FaceDescription(file: font.key, index: font.file.index)
        face.variations = font.coordinates
        func isOwn(_ tag: String) -> Bool { font.coordinates.contains { $0.tag == openTypeTag(tag) } }
        let weight = isSystemFont ? font.file.axisWeight(request.weight) : request.weight
        if weight != 400 || !isOwn("wght") { setAxis("wght", weight, of: font.file, in: &face) }
        let width = Double(request.descriptor.width)
        if width != 100 || !isOwn("wdth") { setAxis("wdth", width, of: font.file, in: &face) }
        setAxis("opsz", request.size, of: font.file, in: &face)
        face.isSlanted = request.descriptor.isItalic && !font.isItalic
        face.isEmboldened = !font.isVariable && request.weight >= 600 && font.weight < 550
        return ShapingFont(
            file: font.file, face: face, size: request.size, features: features(request, font.file),
            isTracked: isSystemFont)
    }

    private func fallback(_ fallback: FontFallback.Face, _ request: Request) -> ShapingFont? {
        if fallback.file == FontCalibration.of(.standard).upright { return standIn(.standard, request) }
        guard let file = catalog.file(fallback.file, index: fallback.index) else { return nil }
        var face = FaceDescription(file: fallback.file, index: fallback.index)
        setAxis("wght", request.weight, of: file, in: &face)
        // Files of other scripts have no weights below regular, and some have no others.
        let drawn = file.axis(openTypeTag("wght")).map { clamped(request.weight, to: $0) } ?? 400
        if !file.isColor, drawn != request.weight {
            face.growth = Float(WeightedFace.growth(from: drawn, to: request.weight))
        }
        return ShapingFont(file: file, face: face, size: request.size, features: features(request, file))
    }

    // MARK: Features and axes

    /// - Parameter hasOwnWidths: whether the font's own widths are used. Where they are replaced, digits of equal width look as the others
    ///   do: San Francisco's 1 has no foot, and the one of its stand-in's equally wide digits has.
    private func features(_ request: Request, _ file: FontFile, hasOwnWidths: Bool = true) -> [hb_feature_t] {
        var features: [hb_feature_t] = []
        if request.splitsLigatures { features += ["liga", "clig", "dlig"].map { feature($0, 0) } }
        let asked = request.descriptor.features
        if asked.contains(.monospacedDigits), hasOwnWidths { features.append(feature("tnum", 1)) }
        if file.hasSmallCapitals {
            if asked.contains(.lowercaseSmallCaps) { features.append(feature("smcp", 1)) }
            if asked.contains(.uppercaseSmallCaps) { features.append(feature("c2sc", 1)) }
        }
        return features
    }

    private func feature(_ tag: String, _ value: UInt32) -> hb_feature_t {
        hb_feature_t(tag: openTypeTag(tag), value: value, start: 0, end: UInt32.max)
    }

    private func clamped(_ value: Double, to axis: FontFile.Axis?) -> Double {
        axis.map { min(max(value, Double($0.minimum)), Double($0.maximum)) } ?? value
    }

    private func setAxis(_ tag: String, _ value: Double, of file: FontFile, in face: inout FaceDescription) {
        guard let axis = file.axis(openTypeTag(tag)), value.isFinite else { return }
        face.variations.removeAll { $0.tag == axis.tag }
        face.variations.append(.init(tag: axis.tag, value: Float(clamped(value, to: axis))))
    }

    // MARK: Metrics

    func metrics(of descriptor: FontDescriptor) -> FontMetrics {
        let size = Self.drawable(descriptor.size)
        let weight = Self.drawableWeight(descriptor.weight)
        let found =
            switch descriptor.family {
            case .custom(let name): catalog.customFont(named: name, weight: weight, isItalic: descriptor.isItalic)
            case .system(let design): catalog.systemFont(design, weight: weight, isItalic: descriptor.isItalic)
            }
        guard let font = found else {
            if case .custom(let name) = descriptor.family, let standIn = FamilyStandIn(named: name) {
                return standIn.metrics(size: size)
            }
            return .system(size: size)
        }
        let ems = state.withLock { $0.measured[font.key] } ?? font.file.metricsPerEm()
        state.withLock { $0.measured[font.key] = ems }
        return FontMetrics(
            ascent: ems.ascent * size, descent: ems.descent * size, lineGap: ems.lineGap * size,
            capHeight: ems.capHeight * size, xHeight: ems.xHeight * size)
    }
}
