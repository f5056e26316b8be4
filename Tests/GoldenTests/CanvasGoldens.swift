import SwiftUI
import Testing

/// What a canvas draws: paths, gradients, text, images, symbols, layers, clips, filters and modes.
@MainActor @Suite struct CanvasGoldens {
    private static let rainbow = Gradient(colors: [.red, .yellow, .green, .blue])

    private struct Cell<Content: View>: View {
        let name: String
        let content: Content

        init(_ name: String, @ViewBuilder content: () -> Content) {
            self.name = name
            self.content = content()
        }

        var body: some View {
            VStack(spacing: 2) {
                content.frame(width: 72, height: 56)
                Text(name).font(.system(size: 8)).foregroundStyle(.secondary)
            }
        }
    }

    private static func square(_ size: CGSize, _ inset: CGFloat = 8) -> Path {
        Path(CGRect(origin: .zero, size: size).insetBy(dx: inset, dy: inset))
    }

    private static func star(_ center: CGPoint, _ radius: CGFloat) -> Path {
        Path { path in
            path.addLines(
                (0..<5).map { index in
                    let angle = Double(index) * 4 * .pi / 5 - .pi / 2
                    return CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
                })
            path.closeSubpath()
        }
    }

    @Test func pathsAndShadings() throws {
        try expectGolden("canvas-paths", width: 400, height: 150) {
            VStack(spacing: 6) {
                HStack {
                    Cell("fill") { Canvas { $0.fill(CanvasGoldens.square($1), with: .color(.blue)) } }
                    Cell("even-odd") {
                        Canvas { context, size in
                            let star = CanvasGoldens.star(CGPoint(x: 36, y: 30), 26)
                            context.fill(star, with: .color(.orange), style: FillStyle(eoFill: true))
                        }
                    }
                    Cell("dashes") {
                        Canvas { context, size in
                            context.stroke(
                                Path(ellipseIn: CGRect(x: 10, y: 6, width: 52, height: 44)), with: .color(.purple),
                                style: StrokeStyle(lineWidth: 4, lineCap: .round, dash: [1, 8]))
                        }
                    }
                    Cell("linear") {
                        Canvas { context, size in
                            context.fill(
                                CanvasGoldens.square(size),
                                with: .linearGradient(
                                    CanvasGoldens.rainbow, startPoint: CGPoint(x: 8, y: 0),
                                    endPoint: CGPoint(x: 64, y: 0)))
                        }
                    }
                    Cell("repeat") {
                        Canvas { context, size in
                            context.fill(
                                CanvasGoldens.square(size),
                                with: .linearGradient(
                                    Gradient(colors: [.black, .white]), startPoint: .zero, endPoint: CGPoint(x: 10, y: 10),
                                    options: .repeat))
                        }
                    }
                }
                HStack {
                    Cell("mirror") {
                        Canvas { context, size in
                            context.fill(
                                CanvasGoldens.square(size),
                                with: .radialGradient(
                                    Gradient(colors: [.teal, .white]), center: CGPoint(x: 36, y: 28), startRadius: 0,
                                    endRadius: 8, options: .mirror))
                        }
                    }
                    Cell("conic") {
                        Canvas { context, size in
                            context.fill(
                                CanvasGoldens.square(size),
                                with: .conicGradient(CanvasGoldens.rainbow, center: CGPoint(x: 36, y: 28)))
                        }
                    }
                    Cell("style") { Canvas { $0.fill(CanvasGoldens.square($1), with: .style(.blue.gradient)) } }
                    Cell("tiles") {
                        Canvas { context, size in
                            context.fill(CanvasGoldens.square(size), with: .tiledImage(Image("badge"), scale: 0.1))
                        }
                    }
                    Cell("foreground") {
                        Canvas { $0.stroke(CanvasGoldens.square($1), with: .foreground, lineWidth: 3) }
                            .foregroundStyle(.green)
                    }
                }
            }
        }
    }

    @Test func textImagesAndSymbols() throws {
        try expectGolden("canvas-content", width: 400, height: 150) {
            VStack(spacing: 6) {
                HStack {
                    Cell("text at") {
                        Canvas { context, size in
                            context.draw(Text("Hello").bold(), at: CGPoint(x: size.width / 2, y: size.height / 2))
                        }
                    }
                    Cell("text in") {
                        Canvas { context, size in
                            let rect = CGRect(origin: .zero, size: size).insetBy(dx: 4, dy: 4)
                            context.stroke(Path(rect), with: .color(.gray), lineWidth: 0.5)
                            context.draw(Text("Words that wrap in a box").font(.caption), in: rect)
                        }
                    }
                    Cell("shaded text") {
                        Canvas { context, size in
                            var text = context.resolve(Text("Aa").font(.system(size: 40, weight: .black)))
                            text.shading = .linearGradient(
                                CanvasGoldens.rainbow, startPoint: CGPoint(x: 8, y: 0), endPoint: CGPoint(x: 64, y: 0))
                            let measured = text.measure(in: size)
                            context.draw(text, in: CGRect(origin: CGPoint(x: 8, y: 4), size: measured))
                            let baseline = 4 + text.firstBaseline(in: size)
                            context.fill(Path(CGRect(x: 0, y: baseline, width: 72, height: 0.5)), with: .color(.red))
                        }
                    }
                    Cell("image in") {
                        Canvas { $0.draw(Image("badge"), in: CGRect(x: 8, y: 4, width: $1.width - 16, height: 48)) }
                    }
                    Cell("symbol image") {
                        Canvas { context, size in
                            var image = context.resolve(Image(systemName: "heart.fill"))
                            image.shading = .color(.pink)
                            context.draw(image, at: CGPoint(x: 20, y: 28))
                            context.draw(image, in: CGRect(x: 36, y: 10, width: 32, height: 32))
                        }
                    }
                }
                HStack {
                    Cell("symbols") {
                        Canvas { context, size in
                            guard let dot = context.resolveSymbol(id: "dot") else { return }
                            for step in 0..<6 {
                                let x = 8 + Double(step) * 11
                                context.draw(dot, at: CGPoint(x: x, y: 28 + 16 * sin(Double(step))))
                            }
                            if let label = context.resolveSymbol(id: 2) {
                                context.draw(label, in: CGRect(x: 4, y: 4, width: 64, height: 14))
                            }
                        } symbols: {
                            Circle().fill(.red.gradient).frame(width: 10, height: 10).tag("dot")
                            Label("Label", systemImage: "star").font(.caption).tag(2)
                        }
                    }
                    Cell("turned") {
                        Canvas { context, size in
                            context.translateBy(x: size.width / 2, y: size.height / 2)
                            for step in 0..<12 {
                                var copy = context
                                copy.rotate(by: .degrees(Double(step) * 30))
                                copy.opacity = Double(step + 1) / 12
                                copy.fill(Path(CGRect(x: 12, y: -1.5, width: 12, height: 3)), with: .color(.primary))
                            }
                        }
                    }
                    Cell("layer") {
                        Canvas { context, size in
                            context.opacity = 0.5
                            context.drawLayer { layer in
                                layer.fill(Path(CGRect(x: 8, y: 8, width: 36, height: 30)), with: .color(.red))
                                layer.fill(Path(CGRect(x: 28, y: 18, width: 36, height: 30)), with: .color(.blue))
                            }
                        }
                    }
                    Cell("clipped edge") {
                        Canvas { context, size in
                            context.fill(Path(ellipseIn: CGRect(x: 30, y: 20, width: 90, height: 90)), with: .color(.mint))
                        }.border(.gray)
                    }
                    Cell("Core Graphics") {
                        Canvas { context, size in
                            context.withCGContext { graphics in
                                graphics.setFillColor(CGColor(red: 0.2, green: 0.4, blue: 0.9, alpha: 1))
                                graphics.fill(CGRect(x: 8, y: 8, width: 40, height: 20))
                                graphics.setLineWidth(4)
                                graphics.strokeEllipse(in: CGRect(x: 30, y: 16, width: 34, height: 34))
                            }
                        }
                    }
                }
            }
        }
    }

    @Test func clipsAndFilters() throws {
        func photo(_ change: @escaping (inout GraphicsContext, CGSize) -> Void) -> some View {
            Canvas { context, size in
                change(&context, size)
                context.draw(Image("badge"), in: CGRect(origin: .zero, size: size).insetBy(dx: 8, dy: 4))
            }
        }
        return try expectGolden("canvas-filters", width: 400, height: 220) {
            VStack(spacing: 6) {
                HStack {
                    Cell("clip") { photo { $0.clip(to: Path(ellipseIn: CGRect(origin: .zero, size: $1))) } }
                    Cell("inverse clip") {
                        photo { context, size in
                            context.clip(to: CanvasGoldens.star(CGPoint(x: 36, y: 30), 24), options: .inverse)
                        }
                    }
                    Cell("layer clip") {
                        photo { context, size in
                            context.clipToLayer { $0.draw(Text("Aa").font(.system(size: 48, weight: .black)), at: CGPoint(x: 36, y: 28)) }
                        }
                    }
                    Cell("blur") { photo { context, _ in context.addFilter(.blur(radius: 3)) } }
                    Cell("hue") { photo { context, _ in context.addFilter(.hueRotation(.degrees(120))) } }
                }
                HStack {
                    Cell("grayscale") { photo { context, _ in context.addFilter(.grayscale(1)) } }
                    Cell("invert") { photo { context, _ in context.addFilter(.colorInvert()) } }
                    Cell("multiply") { photo { context, _ in context.addFilter(.colorMultiply(.yellow)) } }
                    Cell("shadow") {
                        Canvas { context, size in
                            context.addFilter(.shadow(color: .black.opacity(0.6), radius: 4, x: 2, y: 3))
                            context.fill(CanvasGoldens.square(size, 14), with: .color(.yellow))
                        }
                    }
                    Cell("inner shadow") {
                        Canvas { context, size in
                            context.addFilter(
                                .shadow(
                                    color: .black, radius: 8, blendMode: .sourceAtop, options: [.shadowAbove, .invertsAlpha]))
                            context.fill(CanvasGoldens.square(size, 10), with: .color(.yellow))
                        }
                    }
                }
                HStack {
                    Cell("metaballs") {
                        Canvas { context, size in
                            context.addFilter(.alphaThreshold(min: 0.5, color: .indigo))
                            context.addFilter(.blur(radius: 5))
                            context.drawLayer { layer in
                                layer.fill(Path(ellipseIn: CGRect(x: 10, y: 14, width: 28, height: 28)), with: .color(.black))
                                layer.fill(Path(ellipseIn: CGRect(x: 36, y: 18, width: 22, height: 22)), with: .color(.black))
                            }
                        }
                    }
                    Cell("shadow only") {
                        Canvas { context, size in
                            context.addFilter(.shadow(color: .red, radius: 4, x: 4, y: 4, options: .shadowOnly))
                            context.draw(Text("Ghost").font(.headline), at: CGPoint(x: 36, y: 28))
                        }
                    }
                    Cell("colour matrix") {
                        photo { context, _ in
                            var matrix = ColorMatrix()
                            (matrix.r1, matrix.r2, matrix.g1, matrix.g2) = (0, 1, 1, 0)
                            context.addFilter(.colorMatrix(matrix))
                        }
                    }
                    Cell("projection") {
                        photo { context, _ in
                            let skew = CGAffineTransform(a: 1, b: 0, c: -0.3, d: 1, tx: 8, ty: 0)
                            context.addFilter(.projectionTransform(ProjectionTransform(skew)))
                        }
                    }
                    Cell("luminance") { photo { context, _ in context.addFilter(.luminanceToAlpha) } }
                }
            }
        }
    }

    @Test func blendModes() throws {
        let modes: [(String, GraphicsContext.BlendMode)] = [
            ("normal", .normal), ("multiply", .multiply), ("screen", .screen), ("difference", .difference),
            ("plusLighter", .plusLighter), ("clear", .clear), ("copy", .copy), ("sourceIn", .sourceIn),
            ("sourceOut", .sourceOut), ("sourceAtop", .sourceAtop), ("destinationOver", .destinationOver),
            ("destinationIn", .destinationIn), ("destinationOut", .destinationOut),
            ("destinationAtop", .destinationAtop), ("xor", .xor),
        ]
        return try expectGolden("canvas-modes", width: 400, height: 220) {
            VStack(spacing: 6) {
                ForEach(0..<3) { row in
                    HStack {
                        ForEach(0..<5) { column in
                            let mode = modes[row * 5 + column]
                            Cell(mode.0) {
                                Canvas { context, size in
                                    context.fill(
                                        Path(ellipseIn: CGRect(x: 8, y: 8, width: 40, height: 40)), with: .color(.red))
                                    context.blendMode = mode.1
                                    context.fill(
                                        Path(CGRect(x: 28, y: 16, width: 38, height: 24)),
                                        with: .color(.blue.opacity(0.6)))
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}
