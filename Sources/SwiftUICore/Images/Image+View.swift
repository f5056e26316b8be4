import DisplayList
import Foundation
import FoundationSupplement

extension Image: View {
    public typealias Body = Never

    public var body: Never { fatalError("an image has no body") }

    public static func _resolve(_ view: Image, in context: _ResolutionContext, into nodes: inout [_LayoutNode]) {
        nodes.append(view.node(in: context))
        context.note(view.trace, on: nodes.suffix(1))
    }

    func node(in context: _ResolutionContext) -> _LayoutNode {
        switch source {
        case .symbol(let name, _): symbolNode(name, in: context)
        case .asset(let name, let bundle):
            customSymbolNode(name, bundle, in: context) ?? assetNode(context.session.images.image(named: name, bundle: bundle, traits: context.assetTraits), in: context)
        case .loaded(let asset): assetNode(.success(asset), in: context)
        case .drawn(let drawn): drawn.node(self, context)
        case .failed(let message): assetNode(.failure(AssetFailure(message: message)), in: context)
        }
    }

    private func assetNode(
        _ result: Result<ImageAsset, AssetFailure>, in context: _ResolutionContext
    ) -> _LayoutNode {
        switch result {
        case .success(let asset):
            let isRefused = context.refuses(asset.resource) { size, limit, isEnforced in
                context.session.notice(.imageBeyondArchive(name: name, size: size, limit: limit), at: place)
                context.session.diagnostics.report(
                    "\(name.map { "the image \"\($0)\"" } ?? "an image") of \(Int(size.width)) × \(Int(size.height)) pixels is "
                        + "larger than a widget's archive allows (\(Int(limit)) pixels in all for this family and device); "
                        + (isEnforced ? "it is not drawn." : "an iPhone does not draw it, as --os 17 shows."),
                    at: place)
            }
            if context.environment.symbolPlaceSide != nil {
                context.session.diagnostics.report(
                    "\(name.map { "the image \"\($0)\"" } ?? "an image") is not a symbol; an iPhone shows only symbols here. "
                        + "Its size is a guess. Use a custom symbol or systemImage.",
                    at: place)
            }
            return ImageNode(self, asset: asset, isRefused: isRefused, context: context)
        case .failure(let failure):
            return missingNode(failure, in: context)
        }
    }

    /// Returns the node of an image that is not there: it takes the place that SwiftUI gives it, and draws nothing.
    private func missingNode(_ failure: AssetFailure, in context: _ResolutionContext) -> _LayoutNode {
        // An empty name asks for no image.
        if name != "" { context.session.diagnostics.report(failure.message, at: place) }
        let isMarked = context.session.marksMissing && name != "" && context.redaction == nil
        return MissingImageNode(self, isMarked: isMarked, context: context)
    }

    /// Returns the node of a custom symbol in the asset catalogs, or nil if there is none with the name.
    private func customSymbolNode(_ name: String, _ bundle: URL?, in context: _ResolutionContext) -> _LayoutNode? {
        let font = context.environment.resolvedFont.descriptor
        let found = context.session.images.customSymbol(
            named: name, bundle: bundle, weight: font.weight, scale: context.environment.imageScale.factor)
        guard case .success(let outline)? = found else { return nil }
        return SymbolNode(self, symbol: SizedSymbol(outline: outline, fontSize: font.size), context: context)
    }

    private func symbolNode(_ name: String, in context: _ResolutionContext) -> _LayoutNode {
        switch context.symbol(name) {
        case .success(let symbol):
            return SymbolNode(self, symbol: symbol, context: context)
        case .failure(let failure):
            guard let room = failure.room, !context.session.marksMissing else { return missingNode(failure, in: context) }
            context.session.diagnostics.report(failure.message, at: place)
            let size = context.environment.resolvedFont.descriptor.size
            return SymbolNode(self, symbol: SizedSymbol(outline: room, fontSize: size), context: context)
        }
    }
}

extension AssetTraits.Idiom {
    /// The kind of the device that is drawn.
    package static var current: Self {
        let host = HostEnvironment.current
        return host.isWatch ? .watch : host.isPad ? .pad : .phone
    }
}

extension EnvironmentValues {
    /// The traits that select a variant of an asset.
    var assetTraits: AssetTraits {
        AssetTraits(
            displayScale: displayScale, isDark: colorScheme == .dark,
            isHighContrast: colorSchemeContrast == .increased, isRightToLeft: layoutDirection == .rightToLeft,
            language: locale.languageTag, idiom: .current)
    }
}

extension _ResolutionContext {
    var assetTraits: AssetTraits { environment.assetTraits }

    /// Returns a symbol at the weight and size of the environment's font, in points.
    func symbol(_ name: String) -> Result<SizedSymbol, AssetFailure> {
        let font = environment.resolvedFont.descriptor
        let scale = environment.imageScale.factor
        var first: AssetFailure?
        for candidate in environment.symbolVariants.names(for: name) {
            switch session.images.symbol(named: candidate, weight: font.weight, scale: scale) {
            case .success(let outline): return .success(SizedSymbol(outline: outline, fontSize: font.size))
            case .failure(let failure):
                // The reported failure is that of the plain name, because the author wrote that name.
                if candidate == name { first = failure }
            }
        }
        return .failure(first ?? AssetFailure(message: "no symbol named \"\(name)\""))
    }
}

extension Image.Scale {
    /// The symbol's size relative to the medium scale (SF Symbols' small, medium and large).
    package var factor: CGFloat {
        switch self {
        case .small: SymbolScale.small
        case .medium: SymbolScale.medium
        case .large: SymbolScale.large
        }
    }
}

/// The outline of a symbol and the size of its font.
struct SizedSymbol {
    var outline: SymbolOutline
    /// The font size, in points.
    var fontSize: CGFloat

    var size: CGSize {
        CGSize(width: outline.size.width * fontSize, height: outline.size.height * fontSize)
    }

    /// The part of the outline's box that is painted; the whole box if nothing is.
    var ink: CGRect {
        var ink = CGRect.null
        for layer in outline.layers where !layer.isErasing && !layer.path.isEmpty {
            let reach = layer.emboldening / 2
            ink = ink.union(layer.path.boundingRect.insetBy(dx: -reach, dy: -reach))
        }
        return ink.isNull || ink.width <= 0 || ink.height <= 0 ? CGRect(origin: .zero, size: outline.size) : ink
    }

    /// The distance from the top of the box to the baseline, in points.
    var baseline: CGFloat { outline.baseline * fontSize }
}
