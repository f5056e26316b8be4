import Foundation
import FoundationSupplement
import SwiftUI

// Effect: none, because a still picture is not interactive and shows all values. Where a device shows a part, a message
// says so.
extension View {
    nonisolated public func chartScrollableAxes(_ axes: Axis.Set) -> some View { self }

    /// Shows a part of the domain on a device. A picture shows all of it, and a message reports that.
    nonisolated public func chartXVisibleDomain<P: Plottable & Numeric>(
        length: P, _file: StaticString = #fileID, _line: UInt = #line
    ) -> some View {
        reporting(
            "chartXVisibleDomain: the chart shows its whole domain instead of a part", at: SourcePlace(_file, _line))
    }

    /// Shows a part of the domain on a device. A picture shows all of it, and a message reports that.
    nonisolated public func chartYVisibleDomain<P: Plottable & Numeric>(
        length: P, _file: StaticString = #fileID, _line: UInt = #line
    ) -> some View {
        reporting(
            "chartYVisibleDomain: the chart shows its whole domain instead of a part", at: SourcePlace(_file, _line))
    }
    nonisolated public func chartScrollPosition(x: Binding<some Plottable>) -> some View { self }
    nonisolated public func chartScrollPosition(y: Binding<some Plottable>) -> some View { self }
    nonisolated public func chartScrollPosition(initialX: some Plottable) -> some View { self }
    nonisolated public func chartScrollPosition(initialY: some Plottable) -> some View { self }
    nonisolated public func chartXSelection<P: Plottable>(value: Binding<P?>) -> some View { self }
    nonisolated public func chartYSelection<P: Plottable>(value: Binding<P?>) -> some View { self }
    nonisolated public func chartAngleSelection<P: Plottable>(value: Binding<P?>) -> some View { self }
    nonisolated public func chartXSelection<P: Plottable>(range: Binding<ClosedRange<P>?>) -> some View { self }
    nonisolated public func chartYSelection<P: Plottable>(range: Binding<ClosedRange<P>?>) -> some View { self }
    nonisolated public func chartGesture(_ gesture: @escaping (ChartProxy) -> some Gesture) -> some View { self }
}
