import DisplayList
import Files
import Foundation
import Synchronization

/// The system's symbols by name, drawn with glyphs of free icon fonts at San Francisco's sizes.
///
/// The catalog caches outlines. It is safe to use from any thread.
public final class SymbolCatalog: Sendable {
    private struct Question: Hashable {
        var name: String
        var weight: CGFloat
        var scale: CGFloat
    }

    private struct State {
        var fonts: [String: Result<OutlineFont, AssetFailure>] = [:]
        var outlines: [Question: SymbolOutline] = [:]
        /// The failures by the symbol's name. The search for similar names takes long.
        var missing: [String: AssetFailure] = [:]
    }

    private let table: SymbolTable
    private let layerTable: SymbolLayerTable
    private let resources: ResourceFolder
    private let state = Mutex(State())

    /// - Throws: `AssetFailure` if the symbol table is missing or damaged.
    public init(resources: ResourceFolder) throws {
        self.resources = resources
        table = try SymbolTable(url: resources.symbolTable)
        layerTable = try SymbolLayerTable(url: resources.symbolLayers)
    }

    /// The names of all symbols, sorted.
    public var names: [String] { table.names }

    /// Returns a symbol's outline at a font's weight (100…900), scaled by `scale` around the middle of the capitals.
    ///
    /// If the symbol's font has only one weight, weights below regular look like regular.
    public func symbol(named name: String, weight: CGFloat, scale: CGFloat) -> Result<SymbolOutline, AssetFailure> {
        let question = Question(name: name, weight: weight, scale: scale)
        if let known = state.withLock({ $0.outlines[question] }) { return .success(known) }
        if let failure = state.withLock({ $0.missing[name] }) { return .failure(failure) }
        do {
            guard let symbol = try table.symbol(named: name) else {
                let failure = AssetFailure(
                    message: "No symbol is called \"\(name)\"." + NearNames.question(name, in: table.names)
                        + " Searched \(resources.symbolTable.path).")
                state.withLock { $0.missing[name] = failure }
                throw failure
            }
            let outline = try outline(of: symbol, named: name, weight: weight, scale: scale)
            state.withLock { $0.outlines[question] = outline }
            return .success(outline)
        } catch {
            return .failure(
                error as? AssetFailure ?? AssetFailure(message: "The symbol \"\(name)\" cannot be drawn: \(error)"))
        }
    }

    private func outline(
        of symbol: SymbolTable.Symbol, named name: String, weight: CGFloat, scale: CGFloat
    ) throws -> SymbolOutline {
        let scale = scale.isFinite && scale > 0 ? scale : 1
        let growth = SymbolGeometry.emboldening(from: 400, to: weight)
        // Bolder symbols grow in all directions, so their box grows around its center.
        let place = CGAffineTransform(
            a: scale, b: 0, c: 0, d: -scale, tx: growth / 2 * scale, ty: (symbol.height + growth / 2) * scale)
        let layers = try symbol.layers.map { layer in
            try self.layer(
                layer, emboldening: SymbolEmboldening(name: name), weight: weight, growth: growth, scale: scale,
                place: place)
        }
        let middle = symbol.baseline + SymbolGeometry.middleAboveBaseline
        let height = (symbol.height + growth) * scale
        var outline = SymbolOutline(
            layers: layers, size: CGSize(width: (symbol.width + growth) * scale, height: height),
            baseline: height - (middle + growth / 2) * scale + SymbolGeometry.middleAboveBaseline,
            isMirroredInRightToLeft: symbol.mirrors ?? false)
        if let entry = layerTable.entry(named: name) {
            outline.hasKnownColors = true
            outline.parts = layerTable.parts(entry, named: name, layers: layers)
        }
        return outline
    }

    private func layer(
        _ layer: SymbolTable.Layer, emboldening: SymbolEmboldening, weight: CGFloat, growth: CGFloat, scale: CGFloat,
        place: CGAffineTransform
    ) throws -> SymbolOutline.Layer {
        if let shape = table.shape(of: layer) {
            return self.layer(
                layer, shape: shape, line: growth * scale * (layer.erase == true ? 1 : emboldening.share), place: place)
        }
        let description = try table.font(of: layer)
        let font = try font(layer.font, description)
        var variations = description.axes ?? [:]
        if let axis = description.weightAxis(weight) { variations["wght"] = axis }
        if layer.fill == true { variations["FILL"] = 1 }
        let isThickened = description.weights == nil && growth > 0
        let matrix = layer.matrix.map { CGFloat($0) }
        let isErasing = layer.erase ?? false
        let widensHoles = isThickened && emboldening == .sign && !isErasing
        let unit = (abs(matrix[0] * matrix[3] - matrix[1] * matrix[2])).squareRoot() * font.unitsPerEm
        let outline = try font.outline(
            glyph: layer.glyph, variations: variations, holeGrowth: widensHoles && unit > 0 ? growth / unit : 0)
        let units = CGAffineTransform(scaleX: font.unitsPerEm, y: -font.unitsPerEm)
        let placed = units.concatenating(
            CGAffineTransform(matrix[0], matrix[1], matrix[2], matrix[3], matrix[4], matrix[5])
        ).concatenating(place)
        let isDrawnAround = isThickened && !(widensHoles && outline.hasHoles)
        let line = isDrawnAround ? growth * scale * (isErasing ? 1 : emboldening.share) : 0
        return SymbolOutline.Layer(path: outline.path.applying(placed), emboldening: line, isErasing: isErasing)
    }

    /// Returns a layer with an outline of the table's own, with a line around it at bolder weights.
    private func layer(
        _ layer: SymbolTable.Layer, shape: String, line: CGFloat, place: CGAffineTransform
    ) -> SymbolOutline.Layer {
        let matrix = layer.matrix.map { CGFloat($0) }
        let placed = CGAffineTransform(matrix[0], matrix[1], matrix[2], matrix[3], matrix[4], matrix[5])
            .concatenating(place)
        return SymbolOutline.Layer(
            path: SVGPathData.path(shape).applying(placed), emboldening: max(0, line), isErasing: layer.erase ?? false)
    }

    private func font(_ name: String, _ description: SymbolTable.Font) throws -> OutlineFont {
        if let known = state.withLock({ $0.fonts[name] }) { return try known.get() }
        let url = resources.fonts.appendingPathComponent(description.file)
        let loaded: Result<OutlineFont, AssetFailure>
        do {
            loaded = .success(try OutlineFont(url: url))
        } catch let failure as AssetFailure {
            loaded = .failure(failure)
        }
        return try state.withLock { state in
            if let known = state.fonts[name] { return try known.get() }
            state.fonts[name] = loaded
            return try loaded.get()
        }
    }
}
