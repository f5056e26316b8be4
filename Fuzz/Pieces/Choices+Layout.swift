import SwiftUI

extension Choices {
    static var alignments: Choices<Alignment> {
        .init([
            (".center", .center), (".topLeading", .topLeading), (".bottomTrailing", .bottomTrailing),
            (".leading", .leading),
            (".top", .top), (".leadingFirstTextBaseline", .leadingFirstTextBaseline),
            (".trailingLastTextBaseline", .trailingLastTextBaseline),
        ])
    }

    static var horizontals: Choices<HorizontalAlignment> {
        .init([
            (".center", .center), (".leading", .leading), (".trailing", .trailing),
            (".listRowSeparatorLeading", .listRowSeparatorLeading),
        ])
    }

    static var verticals: Choices<VerticalAlignment> {
        .init([
            (".center", .center), (".top", .top), (".bottom", .bottom), (".firstTextBaseline", .firstTextBaseline),
            (".lastTextBaseline", .lastTextBaseline),
        ])
    }

    static var edges: Choices<Edge.Set> {
        .init([
            (".all", .all), (".top", .top), (".leading", .leading), (".horizontal", .horizontal), ("[]", []),
            (".vertical", .vertical),
        ])
    }

    static var edge: Choices<Edge> {
        .init([(".top", .top), (".bottom", .bottom), (".leading", .leading), (".trailing", .trailing)])
    }

    static var axes: Choices<Axis.Set> {
        .init([
            (".vertical", .vertical), (".horizontal", .horizontal), ("[.horizontal, .vertical]", [.horizontal, .vertical]),
            ("[]", []),
        ])
    }

    static var modes: Choices<ContentMode> { .init([(".fit", .fit), (".fill", .fill)]) }

    static var flags: Choices<Bool> { .init([("true", true), ("false", false)]) }

    static var directions: Choices<LayoutDirection> {
        .init([(".rightToLeft", .rightToLeft), (".leftToRight", .leftToRight)])
    }

    static var anchors: Choices<UnitPoint> {
        .init([
            (".center", .center), (".topLeading", .topLeading), (".bottomTrailing", .bottomTrailing),
            (".leading", .leading),
            ("UnitPoint(x: -3, y: 7)", UnitPoint(x: -3, y: 7)), ("UnitPoint(x: 1e7, y: 0.5)", UnitPoint(x: 1e7, y: 0.5)),
            ("UnitPoint(x: .nan, y: 0)", UnitPoint(x: .nan, y: 0)),
            ("UnitPoint(x: 1e300, y: -1e300)", UnitPoint(x: 1e300, y: -1e300)),
            ("UnitPoint(x: .infinity, y: 0.5)", UnitPoint(x: .infinity, y: 0.5)),
        ])
    }
}
