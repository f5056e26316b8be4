import Foundation

/// The properties of a device that affect widgets: its screen, and the sizes of its widgets.
package struct WidgetDevice: Hashable, Sendable {
    /// The kind of device.
    package enum Kind: String, Decodable, Sendable {
        case phone, pad, watch, mac
    }

    /// The safe area insets of a screen in points, in portrait orientation.
    package struct SafeArea: Hashable, Sendable {
        package let top: CGFloat
        package let bottom: CGFloat

        package init(top: CGFloat = 0, bottom: CGFloat = 0) { (self.top, self.bottom) = (top, bottom) }
    }

    /// The marketing name, or the screen's size if the name is unknown.
    package let name: String
    /// The size of the screen in points, in portrait orientation.
    package let screen: CGSize
    package let kind: Kind
    /// The number of pixels per point of the device's display.
    package let scale: CGFloat
    /// The corner radius of Home Screen widgets in points, or `nil` if it is unknown.
    package let cornerRadius: CGFloat?
    /// The safe area in points, in portrait orientation.
    package let safeArea: SafeArea
    private let sizes: [WidgetFamily: CGSize]
    private let textSizes: [WidgetFamily: CGFloat]

    package init(
        name: String, screen: CGSize, kind: Kind, scale: CGFloat, cornerRadius: CGFloat?,
        sizes: [WidgetFamily: CGSize], textSizes: [WidgetFamily: CGFloat] = [:],
        safeArea: SafeArea = SafeArea()
    ) {
        (self.name, self.screen, self.kind, self.scale) = (name, screen, kind, scale)
        (self.cornerRadius, self.sizes, self.textSizes) = (cornerRadius, sizes, textSizes)
        self.safeArea = safeArea
    }

    /// Whether the camera is in a Dynamic Island, which all iPhones with these screens have.
    package var hasDynamicIsland: Bool {
        kind == .phone && [393, 402, 420, 430, 440].contains(screen.width) && screen.height > 800
    }

    /// The corner radius of Home Screen widgets in a system's look in points. iOS 26 has larger ones, as measured on a screenshot
    /// of an iPhone Air; that other phones have the same is a guess. Those of macOS are measured on screenshots, too.
    package func cornerRadius(of system: SystemVersion?) -> CGFloat {
        switch kind {
        case .phone where system == .iOS26: 29.5
        case .mac where system == .iOS26: 28
        default: cornerRadius ?? 22
        }
    }

    /// Whether the screen reaches closer to the device's edge, as since iPhone 16 Pro.
    package var hasThinBorder: Bool { kind == .phone && [402, 420, 440].contains(screen.width) }

    /// The distance in points between the screen's edges and a Live Activity on the Lock Screen or in the expanded island: 11
    /// according to Apple's guidelines for screens of 393 and 430 points, 14.33 on newer screens (measured on screenshots).
    package var activityInset: CGFloat { hasThinBorder ? 14.33 : 11 }

    /// The width in points of a Live Activity on the Lock Screen. Those of an iPad are Apple's guidelines'.
    package var activityWidth: CGFloat {
        guard kind == .pad else { return screen.width - 2 * activityInset }
        return screen.width >= 1024 ? 500 : 425
    }

    /// Returns the size of a widget in a family in points, or `nil` if the device does not support the family.
    package func size(of family: WidgetFamily) -> CGSize? { sizes[family] }

    /// Returns the default text size of a family in points, or `nil` for the size of the body style.
    package func textSize(of family: WidgetFamily) -> CGFloat? { textSizes[family] }

    /// The families that the device supports, in the order of their declaration.
    package var families: [WidgetFamily] { WidgetFamily.allCases.filter { sizes[$0] != nil } }
}
