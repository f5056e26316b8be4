import Foundation
import FoundationSupplement
import SwiftUI
import WidgetKitCore

extension Setting {
    /// Returns the surroundings that the setting stands for. The present is always the same second.
    @MainActor func surroundings(devices: DeviceTable) -> WidgetSurroundings {
        let device = self[.device] == 0 ? devices.standard : devices.devices[self[.device] % devices.devices.count]
        let families = device.families
        let family = families[self[.family] % families.count]
        let scale = item(.scale, [1.0, 2, 3, 0.5])
        var surroundings = WidgetSurroundings(
            family: family, on: device, scale: scale,
            renderingMode: self[.mode] == 0 ? nil : WidgetRenderingMode.all[self[.mode] % WidgetRenderingMode.all.count])!
        if self[.size] != 0 { surroundings.size = item(.size, Setting.oddSizes) }
        surroundings.colorScheme = item(.scheme, [.light, .dark])
        surroundings.typeSize = item(.typeSize, [.large] + DynamicTypeSize.allCases)
        surroundings.locale = Locale(
            identifier: item(.language, ["en_US", "ar_EG", "ja_JP", "de_DE", "hi_IN", "th_TH", "he_IL"]))
        surroundings.isPlaceholder = item(.redaction, [false, true, false, false])
        surroundings.isLuminanceReduced = item(.redaction, [false, false, true, false])
        surroundings.isAccessibilityPicture = item(.redaction, [false, false, false, true])
        surroundings.system = item(.system, [nil] + SystemVersion.allCases)
        surroundings.date = Date(timeIntervalSince1970: 1_780_998_060)
        return surroundings
    }

    /// The format in which the picture is made.
    var format: String { item(.format, ["pixels", "png", "svg", "pdf"]) }

    private func item<Item>(_ aspect: Aspect, _ items: [Item]) -> Item { items[self[aspect] % items.count] }

    private static let oddSizes = [
        CGSize(width: 1, height: 1), CGSize(width: 0.5, height: 300), CGSize(width: 700, height: 3),
        CGSize(width: 33.3, height: 77.7),
    ]
}
