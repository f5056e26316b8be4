import Foundation
import SwiftUI

extension ChartContent {
    /// Applies a Gaussian blur.
    /// - Parameter radius: The blur's standard deviation, in points.
    nonisolated public func blur(radius: CGFloat) -> some ChartContent {
        effect { view, _ in AnyView(view.blur(radius: radius)) }
    }

    /// Adds a shadow.
    /// - Parameter radius: Twice the blur's standard deviation, in points.
    nonisolated public func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some ChartContent {
        effect { view, _ in AnyView(view.shadow(color: color, radius: radius, x: x, y: y)) }
    }

    /// Clips each mark to a shape in the mark's frame.
    nonisolated public func clipShape(_ shape: some Shape, style: FillStyle = FillStyle()) -> some ChartContent {
        effect { view, frame in AnyView(view.clipShape(FramedShape(shape: shape, frame: frame), style: style)) }
    }

    /// Masks marks with the marks of `content`. The mask is not drawn yet: the marks are shown unmasked.
    nonisolated public func mask<C: ChartContent>(@ChartContentBuilder content: () -> C) -> some ChartContent {
        effect { view, _ in
            AnyView(view.overlay {
                ReportedMessage("mask: a mask of marks is not drawn yet; the chart's marks are shown without it")
            })
        }
    }

    /// Effect: none, because each mark is already drawn as a separate layer.
    nonisolated public func compositingLayer() -> some ChartContent { self }

    /// Styles the layer of each mark. Each mark is already drawn as a separate layer.
    nonisolated public func compositingLayer<V: View>(
        @ViewBuilder style: @escaping (PlaceholderContentView<Self>) -> V
    ) -> some ChartContent {
        effect { view, _ in AnyView(style(PlaceholderContentView(view))) }
    }

    private nonisolated func effect(_ effect: @escaping MarkStyle.Effect) -> some ChartContent {
        ModifiedChartContent(self) { $0.style.effects.append(effect) }
    }
}

/// The content of a layer's style.
public struct PlaceholderContentView<Value> {
    private let content: AnyView

    nonisolated init(_ content: AnyView) { self.content = content }
}

extension PlaceholderContentView: View {
    public var body: some View { content }
}

/// A shape with a frame of its own.
struct FramedShape<Base: Shape>: Shape {
    typealias AnimatableData = EmptyAnimatableData

    let shape: Base
    let frame: CGRect

    nonisolated func path(in rect: CGRect) -> Path { shape.path(in: frame) }
    nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}
