import DisplayList
import Foundation

/// The reader of a symbol set's folder: a custom symbol in the template of the SF Symbols app.
enum CustomSymbol {
    /// Returns the outline at a weight and scale, from the template's nearest drawing.
    ///
    /// The template's classes say which of its shapes are parts with levels and colors of their own.
    /// - Throws: `AssetFailure` with the set or file and its problem.
    static func outline(folder: URL, weight: CGFloat, scale: CGFloat) throws -> SymbolOutline {
        let contents = try CatalogContents.read(folder: folder)
        let entries = (contents.symbols ?? []).filter { $0.filename?.isEmpty == false }
        guard let entry = VariantChoice.best(of: entries, for: AssetTraits(displayScale: 1)),
            let filename = entry.filename
        else {
            throw AssetFailure(message: "The symbol set \(folder.path) names no file. Add one to its Contents.json.")
        }
        let file = CatalogContents.file(filename, in: folder)
        guard let data = FileManager.default.contents(atPath: file.path) else {
            throw AssetFailure(
                message: "The symbol set \(folder.path) names the file \(filename), which is missing or cannot be "
                    + "read.")
        }
        let isMirrored = entry.languageDirection == "left-to-right"
        return try outline(data, name: file.path, weight: weight, scale: scale, isMirrored: isMirrored)
    }

    static func outline(
        _ data: Data, name: String, weight: CGFloat, scale: CGFloat, isMirrored: Bool = false
    ) throws -> SymbolOutline {
        let template = try SymbolTemplate(data, name: name)
        guard let drawing = nearest(in: template, weight: weight) else {
            throw AssetFailure(
                message: "The symbol \(name) has no group Regular-M or of another weight. Export it from the SF Symbols "
                    + "app as a template.")
        }
        let group = "\(drawing.weight)-\(drawing.scale)"
        let shapes = template.shapes[group] ?? []
        let ink = shapes.reduce(CGRect.null) { $0.union($1.path.boundingRect) }
        let baseline = template.guides["Baseline-\(drawing.scale)"] ?? ink.maxY
        // Without guides, the template's default size of 100 points applies.
        let capHeight = template.guides["Capline-\(drawing.scale)"].map { baseline - $0 } ?? 70.459
        guard capHeight > 0, !ink.isNull else {
            throw AssetFailure(message: "The symbol \(name) is empty, or its Capline lies below its Baseline.")
        }
        let ems = 2 * SymbolGeometry.middleAboveBaseline / capHeight / magnification(drawing.scale)
        let left = template.guides["left-margin-\(group)"] ?? template.guides["left-margin"]
        let right = template.guides["right-margin-\(group)"] ?? template.guides["right-margin"]
        var frame: CGSize?
        if let left, let right, right > left {
            frame = CGSize(width: (right - left) * ems, height: ink.height * ems + 2 * SymbolGeometry.verticalMargin)
        }
        // Drawings of the small and large scale are converted to medium, around the middle of the capitals.
        let middle = baseline - capHeight / 2
        let place = CGAffineTransform(
            a: ems, b: 0, c: 0, d: ems, tx: -ink.minX * ems,
            ty: -middle * ems - SymbolGeometry.middleAboveBaseline)
        let emboldening = SymbolGeometry.emboldening(from: weightValue(drawing.weight), to: weight)
        let line = LineThickness.ems(weight: weightValue(drawing.weight))
        func layers(_ shapes: [SymbolTemplate.Shape]) -> [SymbolOutline.Layer] {
            shapes.map {
                var path = $0.path.applying(place)
                if emboldening < 0 {
                    let forms = SymbolForms(path, isEvenOdd: $0.isEvenOdd)
                    path = forms.moved(Array(forms.contours.indices), by: emboldening, line: line)
                }
                return SymbolOutline.Layer(
                    path: path, style: FillStyle(eoFill: $0.isEvenOdd), emboldening: max(0, emboldening),
                    isErasing: $0.isErasing, role: $0.role ?? SymbolRole())
            }
        }
        let hasParts = shapes.contains { $0.role.map { $0.level != .primary || $0.tint != nil } ?? false }
        return SymbolGeometry.symbol(
            layers: layers(merged(shapes)), parts: hasParts ? layers(shapes) : [], scale: scale, frame: frame,
            isMirrored: isMirrored)
    }

    /// Merges adjacent shapes with the same fill rule, so that a translucent color is not applied twice.
    private static func merged(_ shapes: [SymbolTemplate.Shape]) -> [SymbolTemplate.Shape] {
        var result: [SymbolTemplate.Shape] = []
        for shape in shapes {
            if let last = result.last, last.isEvenOdd == shape.isEvenOdd, !shape.isEvenOdd,
                last.isErasing == shape.isErasing {
                for element in shape.path.elements { result[result.count - 1].path.append(element) }
            } else {
                result.append(shape)
            }
        }
        return result
    }

    /// Returns the drawing with the nearest weight, medium scale first. If two are equally near, the lighter one is
    /// returned.
    private static func nearest(
        in template: SymbolTemplate, weight: CGFloat
    ) -> (weight: String, scale: String)? {
        for scale in ["M", "S", "L"] {
            let available = SymbolTemplate.weights.filter { template.shapes["\($0)-\(scale)"]?.isEmpty == false }
            let nearest = available.min { abs(weightValue($0) - weight) < abs(weightValue($1) - weight) }
            if let nearest { return (nearest, scale) }
        }
        return nil
    }

    private static func weightValue(_ name: String) -> CGFloat {
        CGFloat((SymbolTemplate.weights.firstIndex(of: name) ?? 3) * 100 + 100)
    }

    private static func magnification(_ scale: String) -> CGFloat {
        switch scale {
        case "S": return SymbolScale.small
        case "L": return SymbolScale.large
        default: return SymbolScale.medium
        }
    }
}
