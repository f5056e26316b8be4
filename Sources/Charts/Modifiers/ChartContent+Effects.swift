import Foundation
import SwiftUI

extension ChartContent {
    /// - Parameter radius: the blur's standard deviation, in points.
    nonisolated public func blur(radius: CGFloat) -> some ChartContent {
        effect { view, _ in AnyView(view.blur(radius: radius)) }
    }

    /// - Parameter radius: twice the blur's standard deviation, in points.
    nonisolated public func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some ChartContent {
        effect { view, _ in AnyView(view.shadow(color: color, radius: radius, x: x, y: y)) }
    }

    /// Clips each mark to a shape in the mark's frame.
    nonisolated public func clipShape(_ shape: some Shape, style: FillStyle = FillStyle()) -> some ChartContent {
        effect { view, frame in AnyView(view.clipShape(FramedShape(shape: shape, frame: frame), style: style)) }
    }

    /// Shows marks only where `content`'s marks are; a mask of marks is not drawn yet, so all is shown.
    nonisolated public func mask<C: ChartContent>(@ChartContentBuilder content: () -> C) -> some ChartContent {
        effect { view, _ in
            AnyView(view.overlay { ReportedMessage("mask: a chart's marks are shown without their mask of marks") })
        }
    }

    /// Each mark is drawn as a layer of its own already.
    nonisolated public func compositingLayer() -> some ChartContent { self }

    /// Each mark is drawn as a layer of its own already; `style` changes the layer.
    nonisolated public func compositingLayer<V: View>(
        @ViewBuilder style: @escaping (PlaceholderContentView<Self>) -> V
    ) -> some ChartContent {
        effect { view, _ in AnyView(style(PlaceholderContentView(view))) }
    }

    private nonisolated func effect(_ effect: @escaping MarkStyle.Effect) -> some ChartContent {
        ModifiedChartContent(self) { $0.style.effects.append(effect) }
    }
}

/// The marks that a layer's style is given.
public struct PlaceholderContentView<Value> {
    private let content: AnyView

    nonisolated init(_ content: AnyView) { self.content = content }
}

extension PlaceholderContentView: View {
    public var body: some View { content }
}

/// A shape that keeps to a frame of its own.
struct FramedShape<Base: Shape>: Shape {
    typealias AnimatableData = EmptyAnimatableData

    let shape: Base
    let frame: CGRect

    nonisolated func path(in rect: CGRect) -> Path { shape.path(in: frame) }
    nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}
