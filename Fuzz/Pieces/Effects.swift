import SwiftUI

extension Choices {
    static var blends: Choices<BlendMode> {
        .init([
            (".multiply", .multiply), (".plusDarker", .plusDarker), (".plusLighter", .plusLighter),
            (".destinationOut", .destinationOut),
            (".sourceAtop", .sourceAtop), (".luminosity", .luminosity), (".colorDodge", .colorDodge),
            (".difference", .difference), (".hue", .hue),
        ])
    }

    static var axis3D: Choices<(x: CGFloat, y: CGFloat, z: CGFloat)> {
        .init([
            ("(x: 0, y: 1, z: 0)", (0, 1, 0)), ("(x: 1, y: 1, z: 1)", (1, 1, 1)), ("(x: 0, y: 0, z: 0)", (0, 0, 0)),
            ("(x: .nan, y: 1e38, z: 0)", (.nan, 1e38, 0)),
        ])
    }
}

extension Pieces {
    /// Transforms, filters and what else changes what is drawn.
    static let effects = PieceList.list {
        piece("$view.opacity($0)", .fraction) { p in p.view.opacity(p.number(0)) }
        piece(
            "$view.blur(radius: $0, opaque: $1)", .length, .of(flags)
        ) { p in p.view.blur(radius: p.number(0), opaque: p.choice(1, flags)) }
        piece("$view.shadow(color: $0, radius: $1, x: $2, y: $3)", .of(colors), .length, .length, .length) { p in
            p.view.shadow(color: p.choice(0, colors), radius: p.number(1), x: p.number(2), y: p.number(3))
        }
        piece("$view.brightness($0)", .fraction) { p in p.view.brightness(p.number(0)) }
        piece("$view.contrast($0)", .fraction) { p in p.view.contrast(p.number(0)) }
        piece("$view.saturation($0)", .fraction) { p in p.view.saturation(p.number(0)) }
        piece("$view.grayscale($0)", .fraction) { p in p.view.grayscale(p.number(0)) }
        piece("$view.hueRotation(.degrees($0))", .angle) { p in p.view.hueRotation(p.angle(0)) }
        piece("$view.colorMultiply($0)", .of(colors)) { p in p.view.colorMultiply(p.choice(0, colors)) }
        piece("$view.colorInvert()") { p in p.view.colorInvert() }
        piece("$view.luminanceToAlpha()") { p in p.view.luminanceToAlpha() }
        piece("$view.blendMode($0)", .of(blends)) { p in p.view.blendMode(p.choice(0, blends)) }
        piece("$view.compositingGroup()") { p in p.view.compositingGroup() }
        piece("$view.drawingGroup(opaque: $0)", .of(flags)) { p in p.view.drawingGroup(opaque: p.choice(0, flags)) }
        piece("$view.rotationEffect(.degrees($0), anchor: $1)", .angle, .of(anchors)) { p in
            p.view.rotationEffect(p.angle(0), anchor: p.choice(1, anchors))
        }
        piece(
            "$view.scaleEffect($0, anchor: $1)", .fraction, .of(anchors)
        ) { p in p.view.scaleEffect(p.number(0), anchor: p.choice(1, anchors)) }
        piece("$view.scaleEffect(x: $0, y: $1)", .length, .length) { p in p.view.scaleEffect(x: p.number(0), y: p.number(1))
        }
        piece(
            "$view.rotation3DEffect(.degrees($0), axis: $1, anchor: $2, anchorZ: $3, perspective: $4)",
            .angle, .of(axis3D), .of(anchors), .length, .fraction
        ) { p in
            p.view.rotation3DEffect(
                p.angle(0), axis: p.choice(1, axis3D), anchor: p.choice(2, anchors), anchorZ: p.number(3),
                perspective: p.number(4))
        }
        piece(
            "$view.transformEffect(CGAffineTransform(a: $0, b: $1, c: $2, d: $3, tx: $4, ty: $5))",
            .fraction, .fraction, .fraction, .fraction, .length, .length
        ) { p in
            p.view.transformEffect(
                CGAffineTransform(
                    a: p.number(0), b: p.number(1), c: p.number(2), d: p.number(3), tx: p.number(4), ty: p.number(5)))
        }
        piece("$view.projectionEffect(ProjectionTransform(CGAffineTransform(scaleX: $0, y: $1)))", .fraction, .fraction) {
            p in
            p.view.projectionEffect(ProjectionTransform(CGAffineTransform(scaleX: p.number(0), y: p.number(1))))
        }
        piece(
            "$view.visualEffect { view, proxy in view.offset(x: proxy.size.width * $0).blur(radius: $1) }",
            .fraction, .length
        ) { p in
            let (first, second) = (p.number(0), p.number(1))
            p.view.visualEffect { view, proxy in view.offset(x: proxy.size.width * first).blur(radius: second) }
        }
        piece("$view.glassEffect(.regular.tint($0), in: $1)", .of(colors), .of(shapesTable)) { p in
            p.view.glassEffect(.regular.tint(p.choice(0, colors)), in: p.choice(1, shapesTable))
        }
        piece("$view.flipsForRightToLeftLayoutDirection(true)") { p in p.view.flipsForRightToLeftLayoutDirection(true) }
        piece("$view.environment(\\.colorScheme, .dark)") { p in p.view.environment(\.colorScheme, .dark) }
        piece("$view.transition(.scale).animation(.spring(duration: $0, bounce: $1), value: 1)", .length, .fraction) { p in
            p.view.transition(.scale).animation(.spring(duration: p.number(0), bounce: p.number(1)), value: 1)
        }
    }
}
