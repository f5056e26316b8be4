import SwiftUI

extension Choices {
    static var styles: Choices<AnyShapeStyle> {
        .init([
            ("AnyShapeStyle(.red)", AnyShapeStyle(.red)), ("AnyShapeStyle(.tertiary)", AnyShapeStyle(.tertiary)),
            ("AnyShapeStyle(.ultraThinMaterial)", AnyShapeStyle(.ultraThinMaterial)),
            ("AnyShapeStyle(.tint)", AnyShapeStyle(.tint)),
            ("AnyShapeStyle(.blue.gradient)", AnyShapeStyle(.blue.gradient)),
            ("AnyShapeStyle(.background)", AnyShapeStyle(.background)),
            (
                "AnyShapeStyle(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))",
                AnyShapeStyle(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
            ),
            ("AnyShapeStyle(.red.shadow(.inner(radius: 3)))", AnyShapeStyle(.red.shadow(.inner(radius: 3)))),
            ("AnyShapeStyle(.red.shadow(.drop(radius: 1e38)))", AnyShapeStyle(.red.shadow(.drop(radius: 1e38)))),
            ("AnyShapeStyle(.red.blendMode(.plusDarker))", AnyShapeStyle(.red.blendMode(.plusDarker))),
        ])
    }
}

extension Pieces {
    /// What colors views.
    static let painting = PieceList.list {
        piece("$view.foregroundStyle($0)", .of(styles)) { p in p.view.foregroundStyle(p.choice(0, styles)) }
        piece(
            "$view.foregroundStyle($0, $1)", .of(styles), .of(colors)
        ) { p in p.view.foregroundStyle(p.choice(0, styles), p.choice(1, colors)) }
        piece("$view.foregroundColor($0)", .of(colors)) { p in p.view.foregroundColor(p.choice(0, colors)) }
        piece("$view.tint($0)", .of(colors)) { p in p.view.tint(p.choice(0, colors)) }
        piece("$view.background($0)", .of(styles)) { p in p.view.background(p.choice(0, styles)) }
        piece(
            "$view.background($0, in: $1)", .of(styles), .of(shapesTable)
        ) { p in p.view.background(p.choice(0, styles), in: p.choice(1, shapesTable)) }
        piece("$view.border($0, width: $1)", .of(styles), .length) { p in
            p.view.border(p.choice(0, styles), width: p.number(1))
        }
        piece(
            "$view.foregroundStyle(.red.shadow(.inner(color: .blue, radius: $0, x: $1, y: $2)))", .length, .length, .length
        ) { p in
            p.view.foregroundStyle(.red.shadow(.inner(color: .blue, radius: p.number(0), x: p.number(1), y: p.number(2))))
        }
        piece(
            "$view.overlay($0.opacity($1))", .of(styles), .fraction
        ) { p in p.view.overlay(p.choice(0, styles).opacity(p.number(1))) }
        piece("$view.backgroundStyle($0)", .of(styles)) { p in p.view.backgroundStyle(p.choice(0, styles)) }
    }
}
