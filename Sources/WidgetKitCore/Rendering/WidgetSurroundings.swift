import DisplayList
import Foundation
import FoundationSupplement
import SwiftUI
import SwiftUICore

/// The place and the way in which a widget is shown, which determine its environment.
package struct WidgetSurroundings: Sendable {
    package let family: WidgetFamily
    /// What the picture shows. Views outside widgets have the form of a medium widget.
    package var form: PictureForm
    /// The device that shows the widget.
    package let device: WidgetDevice
    /// The size of the widget in points.
    package var size: CGSize
    /// The number of pixels per point.
    package var scale: CGFloat
    package var colorScheme = ColorScheme.light
    package var typeSize = DynamicTypeSize.large
    package var renderingMode: WidgetRenderingMode
    package var locale = Locale(identifier: "en_US")
    package var timeZone = TimeZone.gmt
    /// The date of the picture, or `nil` for the present.
    package var date: Date?
    /// Whether the content is redacted as in a placeholder.
    package var isPlaceholder = false
    /// The reasons for redaction in addition to a placeholder's.
    package var redactionReasons: RedactionReasons = []
    /// Whether the display is dimmed, as in the Always-On state.
    package var isLuminanceReduced = false
    /// Whether the picture shows what VoiceOver reads of the widget.
    package var isAccessibilityPicture = false
    /// Whether toggles are drawn in their other state.
    package var invertsToggles = false
    /// What the user has switched on for accessibility.
    package var accessibility: AccessibilitySettings = []
    /// The colors of an iOS version: the name of a `SystemPalette`.
    package var palette = SystemPalette.iOS18.name

    /// The color of accented content that the user has chosen, if any.
    package var tint: RGBAColor?

    /// The place in which the picture is shown.
    package var presentation = Presentation.bare

    /// How the picture's name tells the variant of the run.
    package var label = VariantLabel()

    /// The system whose rules for widgets hold; nil where views are drawn that no system would show.
    package var system: SystemVersion?

    /// A widget as the device shows it; nil where the device shows none of the family.
    ///
    /// - Parameter renderingMode: nil for the usual mode.
    package init?(
        family: WidgetFamily, on device: WidgetDevice, scale: CGFloat, renderingMode: WidgetRenderingMode? = nil
    ) {
        guard let size = device.size(of: family) else { return nil }
        self.init(family: family, size: size, on: device, scale: scale, renderingMode: renderingMode)
    }

    /// A view that is in no widget: in an app, on the whole of the device's screen.
    package init(screenOf device: WidgetDevice, scale: CGFloat, renderingMode: WidgetRenderingMode? = nil) {
        self.init(family: .systemMedium, size: device.screen, on: device, scale: scale, renderingMode: renderingMode)
    }

    private init(
        family: WidgetFamily, size: CGSize, on device: WidgetDevice, scale: CGFloat,
        renderingMode: WidgetRenderingMode?
    ) {
        (self.family, self.size, self.device, self.scale) = (family, size, device, scale)
        form = .widget(family)
        self.renderingMode = renderingMode ?? WidgetSurroundings.usualRenderingMode(of: family, on: device)
    }

    /// Whether a watch face shows the widget; those are always dark.
    package var isWatch: Bool { device.kind == .watch }

    /// The mode in which the device shows the family where nothing else is asked for: vibrant on the lock screen, full
    /// color elsewhere.
    package var usualRenderingMode: WidgetRenderingMode {
        WidgetSurroundings.usualRenderingMode(of: family, on: device)
    }

    private static func usualRenderingMode(of family: WidgetFamily, on device: WidgetDevice) -> WidgetRenderingMode {
        family.isAccessory && device.kind != .watch ? .vibrant : .fullColor
    }

    /// The margins of widgets with a container background: 16 points on the Home Screen, and none elsewhere.
    package var standardMargins: EdgeInsets {
        family.isAccessory ? EdgeInsets() : EdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
    }

    /// The widget's outline, which shapes inside it follow; nil where it has no rounded corners that are known.
    ///
    /// The radius on an iPad is a guess, after that of the iPhone.
    var containerShape: ContainerShapeOutline? {
        let frame = CGRect(origin: .zero, size: size)
        switch family {
        case .accessoryCircular: return ContainerShapeOutline(frame: frame, shape: Circle(), isRightToLeft: false)
        case .accessoryCorner, .accessoryInline, .accessoryRectangular: return nil
        default: return ContainerShapeOutline(frame: frame, cornerRadius: device.cornerRadius(of: system))
        }
    }

    /// What the widget's archive can hold.
    ///
    /// WidgetKit's log names the largest image in pixels: 2.2 times the widget's width by 2.0 times its height, as in
    /// reports from eight devices. Those of accessories and Live Activities are not known.
    var archive: WidgetArchive {
        let pixels = size.width * size.height * device.scale * device.scale
        return WidgetArchive(isEnforced: system != nil, largestImage: family.isAccessory ? nil : 2.2 * 2.0 * pixels)
    }

    /// Whether the rendering mode or the place removes a removable container background.
    package var removesBackground: Bool { family.isAccessory || renderingMode != .fullColor || presentation.isStandBy }

    /// The colors of the accented rendering mode. The clear Home Screen of iOS 26, which has no tint, makes everything white. On
    /// its tinted glass, the tint is lighter (a guess).
    var accentedColors: AccentedColors {
        guard system == .iOS26 || renderingMode == .clear else { return AccentedColors(tint: tint) }
        guard let tint, renderingMode != .clear else { return AccentedColors(tint: RGBAColor(255, 255, 255)) }
        func lighter(_ component: Double) -> Int { Int((255 * (0.4 * component + 0.6)).rounded()) }
        return AccentedColors(tint: RGBAColor(lighter(tint.red), lighter(tint.green), lighter(tint.blue)))
    }

    /// The surroundings of what stands around a picture: those of the device, without what the picture alone shows.
    var ofScreen: WidgetSurroundings {
        var screen = self
        (screen.typeSize, screen.redactionReasons, screen.isPlaceholder) = (.large, [], false)
        (screen.isLuminanceReduced, screen.accessibility) = (false, [])
        return screen
    }

    /// The environment for a provider.
    package var environmentVariant: EnvironmentValues { environment(margins: standardMargins, session: nil) }

    /// The environment of a view that is in no widget.
    package var viewEnvironment: EnvironmentValues { environment(margins: EdgeInsets(), session: nil) }

    func environment(
        margins: EdgeInsets, showsBackground: Bool = true, session: RenderSession?
    ) -> EnvironmentValues {
        var environment = EnvironmentValues()
        // The vibrant and accented modes use light colors, as on a dark wallpaper.
        environment.colorScheme = renderingMode == .fullColor && !isWatch && !presentation.isStandBy ? colorScheme : .dark
        environment.displayScale = scale
        environment.dynamicTypeSize = typeSize
        environment.locale = locale
        var calendar = Calendar(identifier: locale.calendar.identifier)
        calendar.locale = locale
        calendar.timeZone = timeZone
        environment.calendar = calendar
        environment.timeZone = timeZone
        environment.layoutDirection =
            locale.isRightToLeft ? .rightToLeft : .leftToRight
        environment.renderDate = date
        environment.redactionReasons = isPlaceholder ? redactionReasons.union(.placeholder) : redactionReasons
        environment.isLuminanceReduced = isLuminanceReduced
        environment.invertsToggles = invertsToggles
        environment.accessibilitySettings = accessibility
        environment.showsWidgetLabel = isWatch && family == .accessoryCorner
        environment.accentedColors = renderingMode.seen == .accented ? accentedColors : nil
        environment.isOnWatch = isWatch
        environment.isOnMac = device.kind == .mac
        environment.isOnWatchFace = presentation == .watch || presentation == .automatic
        if isWatch {
            let circle = device.size(of: .accessoryCircular)?.width ?? 50
            // A corner is smaller than a circular accessory, and what it shows is not cut (a guess).
            environment.accessoryGaugeDiameter = family == .accessoryCorner ? min(circle, size.width, size.height) : circle
        }
        if family == .accessoryCircular, !isWatch { environment.circularWidgetDiameter = min(size.width, size.height) }
        if let textSize = device.textSize(of: family) {
            environment.font = .system(
                size: textSize, weight: family == .accessoryCorner ? .semibold : .medium, design: .rounded)
        }
        // As bold as the date beside it (measured). Its size and its place in the box, whose size Apple publishes, are guesses.
        if family == .accessoryInline, !isWatch { environment.font = .body.weight(.medium) }
        environment.widgetFamily = family
        environment.isActivityFullscreen = presentation.isStandBy
        environment.widgetRenderingMode = renderingMode.seen
        if renderingMode.seen == .vibrant { environment.untintedProgress = AnyShapeStyle(.foreground) }
        environment.widgetContentMargins = margins
        environment.showsWidgetContainerBackground = showsBackground
        environment.systemPalette = SystemPalette.named(palette) ?? .iOS18
        environment.hasLiquidGlass = system == .iOS26
        if let session { environment.colorAssets = session.colorAssets }
        return environment
    }
}
