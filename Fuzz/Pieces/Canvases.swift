import SwiftUI

extension Pieces {
    /// Canvases.
    static let canvases = PieceList.list {
        piece(
            "Canvas { context, size in context.fill(Path(CGRect(x: $0, y: $1, width: $2, height: $3)), with: "
                + ".color(.red)) }", .length, .length, .length, .length
        ) { p in
            Canvas { context, _ in
                context.fill(
                    Path(CGRect(x: p.number(0), y: p.number(1), width: p.number(2), height: p.number(3))),
                    with: .color(.red))
            }
        }
        piece(
            "Canvas { context, size in context.translateBy(x: $0, y: $1); context.scaleBy(x: $2, y: $3); "
                + "context.draw(Text(\"Hello\"), at: .zero) }", .length, .length, .length, .length
        ) { p in
            Canvas { context, _ in
                context.translateBy(x: p.number(0), y: p.number(1))
                context.scaleBy(x: p.number(2), y: p.number(3))
                context.draw(Text("Hello"), at: .zero)
            }
        }
        piece(
            "Canvas { context, size in context.rotate(by: .degrees($0)); context.addFilter(.blur(radius: $1)); "
                + "context.draw(Text(\"Hello\"), in: CGRect(x: 0, y: 0, width: $2, height: $3)) }",
            .angle, .length, .length, .length
        ) { p in
            Canvas { context, _ in
                context.rotate(by: p.angle(0))
                context.addFilter(.blur(radius: p.number(1)))
                context.draw(Text("Hello"), in: CGRect(x: 0, y: 0, width: p.number(2), height: p.number(3)))
            }
        }
        piece(
            "Canvas { context, size in context.drawLayer { layer in layer.addFilter(.shadow(radius: $0, x: $1, "
                + "y: $2)); layer.stroke(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: "
                + ".linearGradient(Gradient(colors: [.red, .blue]), startPoint: CGPoint(x: $3, y: 0), endPoint: "
                + "CGPoint(x: 0, y: $4)), lineWidth: $1) } }", .length, .length, .length, .length, .length
        ) { p in
            Canvas { context, size in
                context.drawLayer {
                    $0.addFilter(.shadow(radius: p.number(0), x: p.number(1), y: p.number(2)))
                    $0.stroke(
                        Path(ellipseIn: CGRect(origin: .zero, size: size)),
                        with: .linearGradient(
                            Gradient(colors: [.red, .blue]), startPoint: CGPoint(x: p.number(3), y: 0),
                            endPoint: CGPoint(x: 0, y: p.number(4))),
                        lineWidth: p.number(1))
                }
            }
        }
        piece(
            "Canvas { context, size in context.fill(Path(CGRect(origin: .zero, size: size)), with: "
                + ".conicGradient(Gradient(colors: [.red, .blue]), center: CGPoint(x: $0, y: $1), angle: "
                + ".degrees($2))) }", .length, .length, .angle
        ) { p in
            Canvas { context, size in
                context.fill(
                    Path(CGRect(origin: .zero, size: size)),
                    with: .conicGradient(
                        Gradient(colors: [.red, .blue]), center: CGPoint(x: p.number(0), y: p.number(1)), angle: p.angle(2))
                )
            }
        }
        piece(
            "Canvas { context, size in context.fill(Path(CGRect(origin: .zero, size: size)), with: "
                + ".radialGradient(Gradient(colors: [.red, .blue]), center: CGPoint(x: $0, y: $1), startRadius: $2, "
                + "endRadius: $3)) }", .length, .length, .length, .length
        ) { p in
            Canvas { context, size in
                context.fill(
                    Path(CGRect(origin: .zero, size: size)),
                    with: .radialGradient(
                        Gradient(colors: [.red, .blue]), center: CGPoint(x: p.number(0), y: p.number(1)),
                        startRadius: p.number(2),
                        endRadius: p.number(3)))
            }
        }
        piece(
            "Canvas { context, size in context.clip(to: Path(ellipseIn: CGRect(x: $0, y: $1, width: $2, height: "
                + "$3))); context.draw(Image(systemName: \"star\"), in: CGRect(x: 0, y: $0, width: $1, height: $2)); "
                + "if let symbol = context.resolveSymbol(id: 0) { context.draw(symbol, at: CGPoint(x: $0, y: $1)) } } "
                + "symbols: { $view.tag(0) }", .length, .length, .length, .length
        ) { p in
            Canvas { context, _ in
                context.clip(
                    to: Path(ellipseIn: CGRect(x: p.number(0), y: p.number(1), width: p.number(2), height: p.number(3))))
                context.draw(
                    Image(systemName: "star"), in: CGRect(x: 0, y: p.number(0), width: p.number(1), height: p.number(2)))
                if let symbol = context.resolveSymbol(id: 0) {
                    context.draw(symbol, at: CGPoint(x: p.number(0), y: p.number(1)))
                }
            } symbols: {
                p.view.tag(0)
            }
        }
    }
}
