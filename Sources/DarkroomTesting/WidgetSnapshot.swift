import CoreGraphics
import Darkroom
import Foundation
import SwiftUI
import WidgetKit

/// The settings for drawing a widget in a test and for comparing its pictures. By default, every family that the widget
/// supports is drawn in light and dark mode on the standard device at `PictureStudio.standardDate`, and compared exactly.
///
///     await assertWidget(MyWidget(), as: WidgetSnapshot(device: "Apple Watch 45mm", scale: 2))
public struct WidgetSnapshot: Sendable {
    /// The entry that is drawn.
    public enum Entry: String, Sendable {
        /// The entry of the timeline that is current at the date.
        case current
        case snapshot
        case placeholder
    }

    /// A version of iOS whose rules for widgets hold: what it refuses is drawn as it shows it.
    public enum SystemVersion: String, Sendable {
        case iOS17 = "17"
        case iOS18 = "18"
        case iOS26 = "26"
    }

    /// The families; nil for all families that the widget supports and the device shows.
    public var families: [WidgetFamily]?
    /// The appearances. Each has goldens of its own.
    public var schemes: [ColorScheme]
    /// The entry that is drawn. `assertTimeline` ignores it and draws all entries.
    public var entry: Entry
    /// The date at which the clock is stopped.
    public var date: Date
    /// A device's name or the size of its screen, such as `430x932`; nil for this size.
    public var device: String?
    /// The number of pixels per point.
    public var scale: CGFloat
    /// The time limit of the provider in seconds.
    public var timeout: Double
    /// The version of iOS whose rules for widgets hold; nil draws views that no version would show.
    public var os: SystemVersion?
    /// Whether missing images are drawn as crossed magenta boxes, and missing colors in magenta. A device draws nothing.
    public var placeholderBoxes: Bool
    /// The settings of the comparison.
    public var comparison: PictureComparison

    /// - Parameters:
    ///   - families: the families; nil for all families that the widget supports and the device shows.
    ///   - schemes: the appearances. Each has goldens of its own.
    ///   - entry: the entry that is drawn.
    ///   - date: the date at which the clock is stopped.
    ///   - device: a device's name or the size of its screen, such as `430x932`; nil for this size.
    ///   - scale: the number of pixels per point.
    ///   - timeout: the time limit of the provider in seconds.
    ///   - os: the version of iOS whose rules for widgets hold; nil draws views that no version would show.
    ///   - placeholderBoxes: whether missing images and colors are drawn in magenta.
    ///   - comparison: the settings of the comparison.
    public init(
        families: [WidgetFamily]? = nil, schemes: [ColorScheme] = [.light, .dark], entry: Entry = .current,
        date: Date = PictureStudio.standardDate, device: String? = nil, scale: CGFloat = 3, timeout: Double = 10,
        os: SystemVersion? = nil, placeholderBoxes: Bool = false, comparison: PictureComparison = .exact
    ) {
        (self.families, self.schemes, self.entry, self.date) = (families, schemes, entry, date)
        (self.device, self.scale, self.timeout, self.comparison) = (device, scale, timeout, comparison)
        (self.os, self.placeholderBoxes) = (os, placeholderBoxes)
    }
}
