import CoreGraphics
import Darkroom
import Foundation
import SwiftUI
import WidgetKit

/// How a widget is drawn and compared in a test. What is not said is usual: every family that the widget supports, light
/// and dark, on the usual device at the moment of `PictureStudio.standardDate`, compared exactly.
///
///     await assertWidget(MyWidget(), as: WidgetSnapshot(device: "Apple Watch 45mm", scale: 2))
public struct WidgetSnapshot: Sendable {
    /// The entry that is drawn.
    public enum Entry: String, Sendable {
        /// The timeline's entry that is current at the date.
        case current
        case snapshot
        case placeholder
    }

    /// The families; nil for all that the widget supports and the device shows.
    public var families: [WidgetFamily]?
    /// The appearances; each has its goldens.
    public var schemes: [ColorScheme]
    /// The entry that is drawn. A timeline's assertion draws all entries instead.
    public var entry: Entry
    /// The moment at which the clock stands.
    public var date: Date
    /// A device's name or its screen's size, such as `430x932`; nil for that.
    public var device: String?
    /// Pixels per point.
    public var scale: CGFloat
    /// How many seconds the provider may take.
    public var timeout: Double
    /// How the pictures are compared with their goldens.
    public var comparison: PictureComparison

    /// - Parameters:
    ///   - families: the families; nil for all that the widget supports and the device shows.
    ///   - schemes: the appearances; each has its goldens.
    ///   - entry: the entry that is drawn.
    ///   - date: the moment at which the clock stands.
    ///   - device: a device's name or its screen's size, such as `430x932`; nil for that.
    ///   - scale: pixels per point.
    ///   - timeout: how many seconds the provider may take.
    ///   - comparison: how the pictures are compared with their goldens.
    public init(
        families: [WidgetFamily]? = nil, schemes: [ColorScheme] = [.light, .dark], entry: Entry = .current,
        date: Date = PictureStudio.standardDate, device: String? = nil, scale: CGFloat = 3, timeout: Double = 10,
        comparison: PictureComparison = .exact
    ) {
        (self.families, self.schemes, self.entry, self.date) = (families, schemes, entry, date)
        (self.device, self.scale, self.timeout, self.comparison) = (device, scale, timeout, comparison)
    }
}
