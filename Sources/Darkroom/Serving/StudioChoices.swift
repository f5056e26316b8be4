import Foundation
import FoundationSupplement
import PictureEngine
import SwiftUICore
import WidgetKitCore

/// The values that the studio offers for the options of pictures.
struct StudioChoices: Codable, Sendable {
    struct Device: Codable, Sendable {
        let name: String
        /// The size of the screen in points.
        let width: Double
        let height: Double
        /// `phone`, `pad` or `watch`.
        let platform: String
        /// The families that the device shows, with their sizes in points.
        let families: [String: [Double]]
    }

    let devices: [Device]
    /// The widget's own languages, then all others.
    let locales: [String]
    /// How many of `locales` are the widget's own.
    let ownLocales: Int
    let typeSizes: [String]
    let schemes: [String]
    let renderingModes: [String]
    let systems: [String]
    let presentations: [String]
    let wallpapers: [String]
    let accessibility: [String]
    let redactions: [String]
    let timeZones: [String]
    let formats: [String]

    init(devices table: DeviceTable, languages: BundleLanguages) {
        func names<Value: NamedValue>(_ type: Value.Type) -> [String] { Value.allNamed.map(\.name) }
        devices = table.devices.map { Device($0) }
        let own = StudioChoices.locales(of: languages)
        locales = own + PseudoLanguage.names + Locale.availableIdentifiers.filter { !own.contains($0) }.sorted()
        ownLocales = own.count
        typeSizes = names(DynamicTypeSize.self)
        schemes = names(ColorScheme.self)
        renderingModes = names(WidgetRenderingMode.self)
        systems = names(SystemVersion.self)
        presentations = names(Presentation.self)
        wallpapers = names(DrawnWallpaper.self)
        accessibility = names(AccessibilitySettings.self)
        redactions = names(RedactionReasons.self)
        timeZones = TimeZone.knownTimeZoneIdentifiers.sorted()
        formats = names(PictureFormat.self)
    }

    /// The languages of the bundle with their usual regions. English, the default, comes first.
    static func locales(of languages: BundleLanguages) -> [String] {
        let named = languages.names.filter { $0 != "Base" } + [languages.development]
        let full = named.map { name -> String in
            let language = Locale.Language(identifier: name)
            guard language.region == nil else { return name.replacingOccurrences(of: "-", with: "_") }
            let region = Locale.Language(identifier: language.maximalIdentifier).region?.identifier
            return ([name] + [region].compactMap { $0 }).joined(separator: "_")
        }
        var known: Set = ["en_US"]
        return ["en_US"] + full.sorted().filter { known.insert($0).inserted }
    }
}

extension StudioChoices.Device {
    init(_ device: WidgetDevice) {
        let sizes = device.families.compactMap { family in
            device.size(of: family).map { (family.name, [Double($0.width), Double($0.height)]) }
        }
        self.init(
            name: device.name, width: device.screen.width, height: device.screen.height, platform: device.kind.rawValue,
            families: Dictionary(sizes, uniquingKeysWith: { first, _ in first }))
    }
}
