import SwiftUI

extension Choices {
    static var gradients: Choices<Gradient> {
        .init([
            ("Gradient(colors: [.red, .blue])", Gradient(colors: [.red, .blue])),
            ("Gradient(colors: [])", Gradient(colors: [])),
            ("Gradient(colors: [.red])", Gradient(colors: [.red])),
            (
                "Gradient(stops: [.init(color: .red, location: 0.9), .init(color: .clear, location: 0.1)])",
                Gradient(stops: [.init(color: .red, location: 0.9), .init(color: .clear, location: 0.1)])
            ),
            (
                "Gradient(stops: [.init(color: .red, location: .nan), .init(color: .green, location: 1e308), .init(color: .blue, location: -1e308)])",
                Gradient(stops: [
                    .init(color: .red, location: .nan), .init(color: .green, location: 1e308),
                    .init(color: .blue, location: -1e308),
                ])
            ),
        ])
    }
}

extension Pieces {
    /// Gradients.
    static let gradients = PieceList.list {
        piece(
            "LinearGradient(gradient: $0, startPoint: $1, endPoint: $2)", .of(gradientChoices), .of(anchors), .of(anchors)
        ) { p in
            LinearGradient(
                gradient: p.choice(0, gradientChoices), startPoint: p.choice(1, anchors), endPoint: p.choice(2, anchors))
        }
        piece(
            "LinearGradient(gradient: $0, startPoint: UnitPoint(x: $1, y: $2), endPoint: UnitPoint(x: $3, y: $4))",
            .of(gradientChoices), .fraction, .fraction, .fraction, .fraction
        ) { p in
            LinearGradient(
                gradient: p.choice(0, gradientChoices), startPoint: UnitPoint(x: p.number(1), y: p.number(2)),
                endPoint: UnitPoint(x: p.number(3), y: p.number(4)))
        }
        piece(
            "RadialGradient(gradient: $0, center: UnitPoint(x: $1, y: $2), startRadius: $3, endRadius: $4)",
            .of(gradientChoices), .fraction, .fraction, .length, .length
        ) { p in
            RadialGradient(
                gradient: p.choice(0, gradientChoices), center: UnitPoint(x: p.number(1), y: p.number(2)),
                startRadius: p.number(3),
                endRadius: p.number(4))
        }
        piece(
            "AngularGradient(gradient: $0, center: UnitPoint(x: $1, y: $2), startAngle: .degrees($3), endAngle: "
                + ".degrees($4))", .of(gradientChoices), .fraction, .fraction, .angle, .angle
        ) { p in
            AngularGradient(
                gradient: p.choice(0, gradientChoices), center: UnitPoint(x: p.number(1), y: p.number(2)),
                startAngle: p.angle(3),
                endAngle: p.angle(4))
        }
        piece("AngularGradient(gradient: $0, center: $1, angle: .degrees($2))", .of(gradientChoices), .of(anchors), .angle)
        { p in
            AngularGradient(gradient: p.choice(0, gradientChoices), center: p.choice(1, anchors), angle: p.angle(2))
        }
        piece(
            "EllipticalGradient(gradient: $0, center: $1, startRadiusFraction: $2, endRadiusFraction: $3)",
            .of(gradientChoices), .of(anchors), .fraction, .fraction
        ) { p in
            EllipticalGradient(
                gradient: p.choice(0, gradientChoices), center: p.choice(1, anchors), startRadiusFraction: p.number(2),
                endRadiusFraction: p.number(3))
        }
        piece(
            "MeshGradient(width: 2, height: 2, points: [[0, 0], [$0, $1], [$2, $3], [1, 1]], colors: [.red, "
                + ".blue, .green, .yellow])", .fraction, .fraction, .fraction, .fraction
        ) { p in
            MeshGradient(
                width: 2, height: 2,
                points: [
                    [0, 0], [Float(p.number(0)), Float(p.number(1))], [Float(p.number(2)), Float(p.number(3))], [1, 1],
                ],
                colors: [.red, .blue, .green, .yellow])
        }
        piece("MeshGradient(width: $0, height: $1, points: [[0, 0], [1, 0]], colors: [.red])", .count, .count) { p in
            MeshGradient(width: p.integer(0), height: p.integer(1), points: [[0, 0], [1, 0]], colors: [.red])
        }
        piece(
            "Rectangle().fill(ImagePaint(image: Image(systemName: \"star\"), sourceRect: CGRect(x: $0, y: $1, "
                + "width: $2, height: $3), scale: $4))", .fraction, .fraction, .fraction, .fraction, .fraction
        ) { p in
            Rectangle().fill(
                ImagePaint(
                    image: Image(systemName: "star"),
                    sourceRect: CGRect(x: p.number(0), y: p.number(1), width: p.number(2), height: p.number(3)),
                    scale: p.number(4)))
        }
        piece(
            "Rectangle().fill(.red.gradient.opacity($0))", .fraction
        ) { p in Rectangle().fill(.red.gradient.opacity(p.number(0))) }
        piece(
            "Rectangle().fill(.conicGradient(colors: [.red, .blue], center: UnitPoint(x: $0, y: $1), angle: "
                + ".degrees($2)))", .fraction, .fraction, .angle
        ) { p in
            Rectangle().fill(
                .conicGradient(colors: [.red, .blue], center: UnitPoint(x: p.number(0), y: p.number(1)), angle: p.angle(2)))
        }
    }
}
