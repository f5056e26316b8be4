import SwiftUI

extension Choices {
    static var colors: Choices<Color> {
        .init([
            (".red", .red), (".primary", .primary), (".blue.opacity(0.5)", .blue.opacity(0.5)), (".clear", .clear),
            ("Color(red: .nan, green: 2, blue: -1)", Color(red: .nan, green: 2, blue: -1)),
            (
                "Color(.displayP3, red: 1, green: 0, blue: 1e38, opacity: 0.3)",
                Color(.displayP3, red: 1, green: 0, blue: 1e38, opacity: 0.3)
            ),
            ("Color(hue: 3, saturation: 1, brightness: 1)", Color(hue: 3, saturation: 1, brightness: 1)),
            (".black", .black), (".white", .white),
            ("Color(\"Missing\")", Color("Missing")), (".yellow", .yellow),
        ])
    }

    static var shapes: Choices<AnyShape> {
        .init([
            ("Circle()", AnyShape(Circle())), ("Rectangle()", AnyShape(Rectangle())), ("Capsule()", AnyShape(Capsule())),
            ("Ellipse()", AnyShape(Ellipse())),
            ("RoundedRectangle(cornerRadius: 12)", AnyShape(RoundedRectangle(cornerRadius: 12))),
            (
                "RoundedRectangle(cornerRadius: 1e38, style: .continuous)",
                AnyShape(RoundedRectangle(cornerRadius: 1e38, style: .continuous))
            ),
            ("ContainerRelativeShape()", AnyShape(ContainerRelativeShape())),
            (
                "UnevenRoundedRectangle(topLeadingRadius: 9, bottomTrailingRadius: .nan)",
                AnyShape(UnevenRoundedRectangle(topLeadingRadius: 9, bottomTrailingRadius: .nan))
            ),
        ])
    }

    static var caps: Choices<CGLineCap> { .init([(".butt", .butt), (".round", .round), (".square", .square)]) }

    static var joins: Choices<CGLineJoin> { .init([(".miter", .miter), (".round", .round), (".bevel", .bevel)]) }
}

extension Pieces {
    /// Colors, shapes and their outlines.
    static let shapes = PieceList.list {
        piece("Color.red") { _ in Color.red }
        piece("$0", .of(colors)) { p in p.choice(0, colors) }
        piece("$0.fill($1)", .of(shapesTable), .of(colors)) { p in p.choice(0, shapesTable).fill(p.choice(1, colors)) }
        piece("$0.stroke($1, lineWidth: $2)", .of(shapesTable), .of(colors), .length) { p in
            p.choice(0, shapesTable).stroke(p.choice(1, colors), lineWidth: p.number(2))
        }
        piece(
            "$0.stroke(.red, style: StrokeStyle(lineWidth: $1, lineCap: $2, lineJoin: $3, miterLimit: $4, dash: "
                + "[$5, $6], dashPhase: $7))",
            .of(shapesTable), .length, .of(caps), .of(joins), .length, .length, .length, .length
        ) { p in
            p.choice(0, shapesTable).stroke(
                .red,
                style: StrokeStyle(
                    lineWidth: p.number(1), lineCap: p.choice(2, caps), lineJoin: p.choice(3, joins),
                    miterLimit: p.number(4),
                    dash: [p.number(5), p.number(6)], dashPhase: p.number(7)))
        }
        piece("Circle().strokeBorder(.red, lineWidth: $0)", .length) { p in
            Circle().strokeBorder(.red, lineWidth: p.number(0))
        }
        piece(
            "RoundedRectangle(cornerSize: CGSize(width: $0, height: $1)).strokeBorder(lineWidth: $2)",
            .length, .length, .length
        ) { p in
            RoundedRectangle(cornerSize: CGSize(width: p.number(0), height: p.number(1))).strokeBorder(
                lineWidth: p.number(2))
        }
        piece(
            "UnevenRoundedRectangle(topLeadingRadius: $0, bottomLeadingRadius: $1, bottomTrailingRadius: $2, "
                + "topTrailingRadius: $3, style: .continuous)", .length, .length, .length, .length
        ) { p in
            UnevenRoundedRectangle(
                topLeadingRadius: p.number(0), bottomLeadingRadius: p.number(1), bottomTrailingRadius: p.number(2),
                topTrailingRadius: p.number(3), style: .continuous)
        }
        piece("$0.trim(from: $1, to: $2).stroke(lineWidth: $3)", .of(shapesTable), .fraction, .fraction, .length) { p in
            p.choice(0, shapesTable).trim(from: p.number(1), to: p.number(2)).stroke(lineWidth: p.number(3))
        }
        piece("$0.rotation(.degrees($1), anchor: $2)", .of(shapesTable), .angle, .of(anchors)) { p in
            p.choice(0, shapesTable).rotation(p.angle(1), anchor: p.choice(2, anchors))
        }
        piece("$0.scale(x: $1, y: $2).fill(.red)", .of(shapesTable), .fraction, .fraction) { p in
            p.choice(0, shapesTable).scale(x: p.number(1), y: p.number(2)).fill(.red)
        }
        piece("$0.offset(x: $1, y: $2).size(width: $3, height: $4)", .of(shapesTable), .length, .length, .length, .length) {
            p in
            p.choice(0, shapesTable).offset(x: p.number(1), y: p.number(2)).size(width: p.number(3), height: p.number(4))
        }
        piece("Rectangle().inset(by: $0)", .length) { p in Rectangle().inset(by: p.number(0)) }
        piece("$0.union($1).subtracting($2)", .of(shapesTable), .of(shapesTable), .of(shapesTable)) { p in
            p.choice(0, shapesTable).union(p.choice(1, shapesTable)).subtracting(p.choice(2, shapesTable))
        }
        piece(
            "Path { path in path.move(to: CGPoint(x: $0, y: $1)); path.addLine(to: CGPoint(x: $2, y: $3)); "
                + "path.addCurve(to: CGPoint(x: 9, y: $0), control1: CGPoint(x: $1, y: 0), control2: CGPoint(x: 0, y: "
                + "$2)) }.stroke(.red, lineWidth: $3)", .length, .length, .length, .length
        ) { p in
            Path {
                $0.move(to: CGPoint(x: p.number(0), y: p.number(1)))
                $0.addLine(to: CGPoint(x: p.number(2), y: p.number(3)))
                $0.addCurve(
                    to: CGPoint(x: 9, y: p.number(0)), control1: CGPoint(x: p.number(1), y: 0),
                    control2: CGPoint(x: 0, y: p.number(2)))
            }
            .stroke(.red, lineWidth: p.number(3))
        }
        piece(
            "Path { path in path.addArc(center: CGPoint(x: $0, y: $1), radius: $2, startAngle: .degrees($3), "
                + "endAngle: .degrees($4), clockwise: $5) }", .length, .length, .length, .angle, .angle, .of(flags)
        ) { p in
            Path {
                $0.addArc(
                    center: CGPoint(x: p.number(0), y: p.number(1)), radius: p.number(2), startAngle: p.angle(3),
                    endAngle: p.angle(4),
                    clockwise: p.choice(5, flags))
            }
        }
        piece(
            "Path(ellipseIn: CGRect(x: $0, y: $1, width: $2, height: $3)).strokedPath(StrokeStyle(lineWidth: $4, "
                + "dash: [$5]))", .length, .length, .length, .length, .length, .length
        ) { p in
            Path(ellipseIn: CGRect(x: p.number(0), y: p.number(1), width: p.number(2), height: p.number(3)))
                .strokedPath(StrokeStyle(lineWidth: p.number(4), dash: [p.number(5)]))
        }
        piece("ConcentricRectangle()") { _ in ConcentricRectangle() }
        piece("$view.clipShape($0)", .of(shapesTable)) { p in p.view.clipShape(p.choice(0, shapesTable)) }
        piece(
            "$view.clipShape(RoundedRectangle(cornerRadius: $0))", .length
        ) { p in p.view.clipShape(RoundedRectangle(cornerRadius: p.number(0))) }
        piece("$view.cornerRadius($0)", .length) { p in p.view.cornerRadius(p.number(0)) }
        piece("$view.clipped()") { p in p.view.clipped() }
        piece("$view.containerShape(RoundedRectangle(cornerRadius: $0))", .length) { p in
            p.view.containerShape(RoundedRectangle(cornerRadius: p.number(0)))
        }
        piece("$view.mask { $last }", inside: 2...2) { p in p.view.mask { p.last } }
    }
}
