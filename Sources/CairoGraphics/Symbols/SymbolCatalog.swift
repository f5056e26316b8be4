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
        /// By the symbol's name. The search for similar names takes long.
        var missing: [String: Missing] = [:]
    }

    /// A symbol that cannot be drawn.
    private struct Missing {
        let message: String
        /// The symbol whose room it takes; nil where Apple has no such symbol either.
        let relative: String?
    }

    private let table: SymbolTable
    private let layerTable: SymbolLayerTable
    private let resources: ResourceFolder
    private let suggestion: @Sendable (String, [String]) -> String
    private let state = Mutex(State())

    /// - Throws: `AssetFailure` if the symbol table is missing or damaged.
    public convenience init(resources: ResourceFolder) throws {
        try self.init(resources: resources) { NearNames.question($0, in: $1) }
    }

    /// - Parameter suggestion: searches the names for some that are like an unknown one, for the message.
    init(resources: ResourceFolder, suggestion: @escaping @Sendable (String, [String]) -> String) throws {
        self.resources = resources
        self.suggestion = suggestion
        table = try SymbolTable(url: resources.symbolTable)
        layerTable = try SymbolLayerTable(url: resources.symbolLayers)
    }

    /// The names of all symbols, sorted.
    public var names: [String] { table.names }

    /// Returns a symbol's outline at a font's weight (100…900), scaled by `scale` around the middle of the capitals.
    ///
    /// If the symbol's font has only one weight, its lines are moved for the others.
    public func symbol(named name: String, weight: CGFloat, scale: CGFloat) -> Result<SymbolOutline, AssetFailure> {
        let question = Question(name: name, weight: weight, scale: scale)
        if let known = state.withLock({ $0.outlines[question] }) { return .success(known) }
        if let missing = state.withLock({ $0.missing[name] }) { return .failure(failure(missing, question)) }
        do {
            guard let symbol = try table.symbol(named: name) else {
                let missing = missing(name)
                state.withLock { $0.missing[name] = missing }
                throw failure(missing, question)
            }
            let outline = try outline(of: symbol, named: name, weight: weight, scale: scale)
            state.withLock { $0.outlines[question] = outline }
            return .success(outline)
        } catch {
            return .failure(
                error as? AssetFailure ?? AssetFailure(message: "The symbol \"\(name)\" cannot be drawn: \(error)"))
        }
    }

    /// Why a symbol is not drawn: Apple has it and the fonts do not, or nobody has it.
    private func missing(_ name: String) -> Missing {
        let apples = (try? String(contentsOf: resources.symbolNames, encoding: .utf8)) ?? ""
        if apples.split(separator: "\n").contains(name[...]) {
            let message = "The symbol \"\(name)\" of Apple's is not drawn, because no font here has it. Its place is empty."
            return Missing(message: message, relative: relative(of: name))
        }
        let message = "No symbol is called \"\(name)\"." + suggestion(name, table.names) + " Searched \(resources.symbolTable.path)."
        return Missing(message: message, relative: nil)
    }

    /// The first symbol whose name begins with the most of the same words, or the square (a guess).
    private func relative(of name: String) -> String? {
        let words = name.split(separator: ".")
        func shared(_ other: String) -> Int { zip(words, other.split(separator: ".")).prefix { $0 == $1 }.count }
        let near = table.names.filter { shared($0) > 0 }.max { shared($0) < shared($1) || shared($0) == shared($1) && $0 > $1 }
        return near ?? table.names.first { $0 == "square" }
    }

    private func failure(_ missing: Missing, _ question: Question) -> AssetFailure {
        let model = missing.relative.map { symbol(named: $0, weight: question.weight, scale: question.scale) }
        guard case .success(var room)? = model else { return AssetFailure(message: missing.message) }
        (room.layers, room.parts) = ([], [])
        return AssetFailure(message: missing.message, room: room)
    }

    private func outline(
        of symbol: SymbolTable.Symbol, named name: String, weight: CGFloat, scale: CGFloat
    ) throws -> SymbolOutline {
        let scale = scale.isFinite && scale > 0 ? scale : 1
        let growth = SymbolGeometry.emboldening(from: 400, to: weight)
        // Bolder symbols grow in all directions, so their box grows around its center; that of thinner ones shrinks.
        let place = CGAffineTransform(
            a: scale, b: 0, c: 0, d: -scale, tx: growth / 2 * scale, ty: (symbol.height + growth / 2) * scale)
        let outlines = try symbol.layers.map { try self.outline(of: $0, weight: weight, place: place) }
        let layers = SymbolEmboldening(name: name).layers(
            outlines, growth: growth * scale, line: LineThickness.ems(weight: 400) * scale)
        let middle = symbol.baseline + SymbolGeometry.middleAboveBaseline
        let height = (symbol.height + growth) * scale
        var outline = SymbolOutline(
            layers: layers, size: CGSize(width: (symbol.width + growth) * scale, height: height),
            baseline: height - (middle + growth / 2) * scale + SymbolGeometry.middleAboveBaseline,
            isMirroredInRightToLeft: symbol.mirrors ?? false)
        if let entry = layerTable.entry(named: name) {
            outline.hasKnownColors = true
            outline.parts = layerTable.parts(entry, named: name, layers: layers)
            // Thin forms can look like parts where the regular ones do not. A symbol has the same parts at each weight.
            if growth < 0, !outline.parts.isEmpty {
                let regular = try symbol.layers.map { try self.outline(of: $0, weight: 400, place: place) }
                    .map { SymbolOutline.Layer(path: $0.path, isErasing: $0.isErasing) }
                if layerTable.parts(entry, named: name, layers: regular).isEmpty { outline.parts = [] }
            }
        }
        return outline
    }

    private func outline(
        of layer: SymbolTable.Layer, weight: CGFloat, place: CGAffineTransform
    ) throws -> SymbolEmboldening.Outline {
        let matrix = layer.matrix.map { CGFloat($0) }
        let place = CGAffineTransform(matrix[0], matrix[1], matrix[2], matrix[3], matrix[4], matrix[5]).concatenating(place)
        let isErasing = layer.erase ?? false
        if let shape = table.shape(of: layer) {
            let path = SVGPathData.path(shape).applying(place)
            return SymbolEmboldening.Outline(path: path, hasWeight: false, isErasing: isErasing)
        }
        let description = try table.font(of: layer)
        let font = try font(layer.font, description)
        var variations = description.axes ?? [:]
        if let axis = description.weightAxis(weight) { variations["wght"] = axis }
        if layer.fill == true { variations["FILL"] = 1 }
        let units = CGAffineTransform(scaleX: font.unitsPerEm, y: -font.unitsPerEm)
        let path = try font.outline(glyph: layer.glyph, variations: variations).applying(units.concatenating(place))
        return SymbolEmboldening.Outline(path: path, hasWeight: description.weights != nil, isErasing: isErasing)
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
