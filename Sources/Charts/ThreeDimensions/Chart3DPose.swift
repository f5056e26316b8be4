import Foundation
import SwiftUI

/// From where a chart with three axes is seen.
public struct Chart3DPose: Hashable, Sendable {
    private let name: String

    public static var `default`: Chart3DPose { Chart3DPose(name: "default") }
    public static var front: Chart3DPose { Chart3DPose(name: "front") }
    public static var back: Chart3DPose { Chart3DPose(name: "back") }
    public static var top: Chart3DPose { Chart3DPose(name: "top") }
    public static var bottom: Chart3DPose { Chart3DPose(name: "bottom") }
    public static var left: Chart3DPose { Chart3DPose(name: "left") }
    public static var right: Chart3DPose { Chart3DPose(name: "right") }
}

/// Whether what is far away looks smaller.
public struct Chart3DCameraProjection: Hashable, Sendable {
    private let name: String

    public static var automatic: Chart3DCameraProjection { Chart3DCameraProjection(name: "automatic") }
    public static var orthographic: Chart3DCameraProjection { Chart3DCameraProjection(name: "orthographic") }
    public static var perspective: Chart3DCameraProjection { Chart3DCameraProjection(name: "perspective") }
}

// Effect: none, because charts with three axes are not drawn.
extension View {
    nonisolated public func chart3DPose(_ pose: Chart3DPose) -> some View { self }
    nonisolated public func chart3DPose(_ pose: Binding<Chart3DPose>) -> some View { self }
    nonisolated public func chart3DCameraProjection(_ projection: Chart3DCameraProjection) -> some View { self }
}

// Effect: none, because charts with three axes are not drawn.
extension View {
    nonisolated public func chartZScale<Domain: ScaleDomain, Range: PositionScaleRange>(
        domain: Domain, range: Range, type: ScaleType? = nil
    ) -> some View { self }

    nonisolated public func chartZScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some View { self }
    nonisolated public func chartZScale<Range: PositionScaleRange>(range: Range, type: ScaleType? = nil) -> some View { self }
    nonisolated public func chartZScale(type: ScaleType?) -> some View { self }
    nonisolated public func chartZAxis(_ visibility: Visibility) -> some View { self }
    nonisolated public func chartZAxis<Content: AxisContent>(@AxisContentBuilder content: () -> Content) -> some View { self }

    nonisolated public func chartZAxisLabel<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> C
    ) -> some View { self }

    nonisolated public func chartZAxisLabel(
        _ label: Text, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View { self }

    nonisolated public func chartZAxisLabel(
        _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
        spacing: CGFloat? = nil
    ) -> some View { self }

    @_disfavoredOverload
    nonisolated public func chartZAxisLabel<S: StringProtocol>(
        _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View { self }
}
