import Foundation
import SwiftUI

/// The grid lines, marks and annotations in a plot of a known size.
struct PlotView: View {
    let model: ChartModel
    let size: CGSize

    var body: some View {
        let figures = FigureBuilder(marks: model.marks, x: model.x, y: model.y, size: size, styles: model.styles)
            .figures(of: model.marks)
        GridLines(axis: model.xAxis, size: size)
        GridLines(axis: model.yAxis, size: size)
        ForEach(figures.indices, id: \.self) { index in
            FigureView(figure: figures[index], plot: CGRect(origin: .zero, size: size))
        }
        annotations(of: figures)
    }

    @ViewBuilder private func annotations(of figures: [Figure]) -> some View {
        let targets = figures.flatMap { figure in
            figure.annotated.isEmpty && !figure.collectsAnnotations
                ? figure.style.annotations.map { AnnotationTarget(frame: figure.frame, annotation: $0) }
                : figure.annotated.map { AnnotationTarget(frame: $0.frame, annotation: $0.annotation) }
        }
        if !targets.isEmpty {
            AnnotationLayout(isRightToLeft: model.environment.layoutDirection == .rightToLeft) {
                ForEach(targets.indices, id: \.self) { index in
                    if let annotation = targets[index].annotation {
                        HStack { annotation.content(AnnotationContext(targetSize: targets[index].frame.size)) }
                            .environment(\.layoutDirection, model.environment.layoutDirection)
                            .layoutValue(key: AnnotationTargetKey.self, value: targets[index])
                    }
                }
            }
        }
    }
}

/// The grid lines of an axis.
private struct GridLines: View {
    let axis: ResolvedAxis
    let size: CGSize

    var body: some View {
        ForEach(axis.sets.indices, id: \.self) { set in
            let places = axis.places(of: set).filter { if case .gridLine = $0.part.kind { true } else { false } }
            ForEach(places.indices, id: \.self) { line(places[$0].place, places[$0].part) }
        }
    }

    @ViewBuilder private func line(_ place: AxisPlace, _ part: AxisPart) -> some View {
        let isUpright = place.axis == .horizontal
        if let along = place.position(on: axis.scale, length: isUpright ? size.width : size.height) {
            AxisLine(axis: isUpright ? .vertical : .horizontal)
                .stroke(AxisStyle.lineStyle(part), style: AxisStyle.stroke(part, isDashed: AxisStyle.isDashed(axis)))
                .opacity(part.opacity)
                .frame(width: isUpright ? 1 : size.width, height: isUpright ? size.height : 1)
                .offset(
                    x: (isUpright ? along - 0.5 : 0) + part.offset.width,
                    y: (isUpright ? 0 : along - 0.5) + part.offset.height)
        }
    }
}
