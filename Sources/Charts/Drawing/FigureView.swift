import Foundation
import SwiftUI

/// Draws a figure in the plot's coordinates.
struct FigureView: View {
    let figure: Figure
    let plot: CGRect

    var body: some View {
        if figure.style.effects.isEmpty && figure.style.opacity == 1 {
            picture
        } else {
            figure.style.effects.reduce(AnyView(picture)) { $1($0, figure.frame) }.opacity(figure.style.opacity)
        }
    }

    /// The style, adjusted to span the figure's frame or the plot.
    private var paint: AnyShapeStyle {
        if figure.paint.color != nil { return figure.paint }
        return AnyShapeStyle(figure.paint.in(figure.style.alignsWithPlot == true ? plot : figure.frame))
    }

    @ViewBuilder private var picture: some View {
        switch figure.shape {
        case .fill(let path): path.fill(paint)
        case .stroke(let path, let style): path.stroke(paint, style: style)
        case .view(let view):
            view.foregroundStyle(figure.paint).position(x: figure.frame.midX, y: figure.frame.midY)
        }
    }
}
