import FoundationSupplement
import Foundation

extension HostEnvironment {
    /// Takes on a device: what `UIDevice`, `UIScreen`, `UITraitCollection`, `Locale` and `TimeZone` then say is its own.
    ///
    /// - Parameter scale: pixels per point of the pictures, which stand for the device's screen.
    package mutating func show(_ device: WidgetDevice, scale: CGFloat, locale: Locale, timeZone: TimeZone) {
        (screenSize, screenScale) = (device.screen, scale)
        (isPad, isWatch) = (device.kind == .pad, device.kind == .watch)
        (self.locale, self.timeZone) = (locale, timeZone)
    }
}

extension WidgetSurroundings {
    /// The host environment that widget code finds: the current one, on this device and in this color scheme.
    package var host: HostEnvironment {
        var host = HostEnvironment.current
        host.show(device, scale: scale, locale: locale, timeZone: timeZone)
        host.isDark = colorScheme == .dark
        host.accessibility = accessibility
        if let system { host.systemVersion = system.deviceVersion }
        return host
    }
}
