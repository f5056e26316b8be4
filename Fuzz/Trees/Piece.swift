import SwiftUI

/// A way to make a view: its source with places for values and views, and the same as code.
///
/// In the source, `$0`, `$1` … stand for values, `$view` for the first view inside, and `$all` for all of them.
struct Piece {
    let source: String
    let parameters: [Parameter]
    /// How many views are inside.
    let children: ClosedRange<Int>
    let make: @MainActor (Parts) -> AnyView

    /// Whether the piece changes one view.
    var isModifier: Bool { source.hasPrefix("$view.") }
    var isLeaf: Bool { children.upperBound == 0 }

    /// All pieces. Their order is part of what a seed means.
    static let all: [Piece] = Pieces.containers + Pieces.layout + Pieces.texts + Pieces.textStyles + Pieces.images + Pieces.shapes
        + Pieces.gradients + Pieces.effects + Pieces.painting + Pieces.controls + Pieces.gauges + Pieces.charts
        + Pieces.canvases + Pieces.widgets
}

/// The pieces, one list a subject.
enum Pieces {}

/// Returns a piece for a list.
func piece<V: View>(
    _ source: String, _ parameters: Parameter..., inside children: ClosedRange<Int>? = nil,
    @ViewBuilder make: @escaping @MainActor (Parts) -> V
) -> Piece {
    let count = source.contains("$all") ? 1...4 : source.contains("$view") ? 1...1 : 0...0
    return Piece(source: source, parameters: parameters, children: children ?? count) { AnyView(make($0)) }
}

/// A builder for lists of pieces. Each statement is type-checked separately.
@resultBuilder enum PieceList {
    static func buildBlock(_ pieces: Piece...) -> [Piece] { pieces }

    static func list(@PieceList _ pieces: () -> [Piece]) -> [Piece] { pieces() }
}

/// What a piece makes its view of.
@MainActor struct Parts {
    let values: [Value]
    let children: [AnyView]

    /// A number, whatever it is.
    func number(_ index: Int) -> CGFloat {
        guard case .number(let number) = values[index] else { return 0 }
        return number
    }

    /// A whole number; numbers beyond those of `Int` are its extremes.
    func integer(_ index: Int) -> Int { Int(exactly: number(index).rounded()) ?? (number(index) < 0 ? .min : .max) }

    func choice<Item>(_ index: Int, _ choices: Choices<Item>) -> Item {
        guard case .choice(let choice) = values[index] else { return choices.items[0].item }
        return choices.items[choice].item
    }

    func angle(_ index: Int) -> Angle { .degrees(number(index)) }

    /// The first view inside.
    var view: AnyView { children.first ?? AnyView(EmptyView()) }
    /// The last view inside.
    var last: AnyView { children.last ?? AnyView(EmptyView()) }
    /// All views inside, one after the other.
    var all: ForEach<Range<Int>, Int, AnyView> { ForEach(0..<children.count, id: \.self) { [children] in children[$0] } }
}
