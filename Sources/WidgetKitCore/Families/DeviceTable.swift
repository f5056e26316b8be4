import CairoGraphics
import Foundation

/// The devices and the sizes of their widgets, from the resource folder's `devices.json`.
package struct DeviceTable: Sendable {
    /// The devices in file order.
    package let devices: [WidgetDevice]
    /// The default device of pictures.
    package let standard: WidgetDevice
    /// The screen classes, each as a device named after its screen.
    private let screens: [WidgetDevice]

    /// - Throws: `DeviceTableFailure` if the file is missing or invalid.
    package init(resources: ResourceFolder) throws {
        let file = resources.url.appendingPathComponent("devices.json")
        do {
            try self.init(contents: JSONDecoder().decode(Contents.self, from: Data(contentsOf: file)))
        } catch let failure as DeviceTableFailure {
            throw failure
        } catch {
            throw DeviceTableFailure(
                message: "The device table \(file.path) cannot be read: \(error). Restore it from the package.")
        }
    }

    private init(contents: Contents) throws {
        func device(_ name: String, _ listed: Contents.Device, _ sizes: Contents.WidgetClass) -> WidgetDevice {
            WidgetDevice(
                name: name, screen: Contents.size(listed.screen), kind: listed.kind,
                scale: listed.scale, cornerRadius: sizes.cornerRadius,
                sizes: Contents.byFamily(sizes.families).mapValues(Contents.size),
                textSizes: Contents.byFamily(sizes.textSizes ?? [:]), safeArea: contents.safeArea(of: listed.screen))
        }
        devices = try contents.devices.map { listed in
            let screen = listed.widgetScreen ?? listed.screen
            guard let sizes = contents.widgetClasses.first(where: { $0.screens.contains(screen) }) else {
                throw DeviceTableFailure(message: "The device table has no widget sizes for \(listed.name).")
            }
            return device(listed.name, listed, sizes)
        }
        screens = contents.widgetClasses.flatMap { sizes in
            sizes.screens.map { screen in
                // A screen class has the kind of its listed devices. A class without devices is that of a phone.
                let kind = contents.devices.first { sizes.screens.contains($0.widgetScreen ?? $0.screen) }?.kind
                let listed = Contents.Device(
                    name: "", kind: kind ?? .phone, screen: screen, scale: (kind ?? .phone) == .phone ? 3 : 2, widgetScreen: nil)
                return device(screen.map { "\(Int($0))" }.joined(separator: "x"), listed, sizes)
            }
        }
        guard let standard = devices.first(where: { $0.name == contents.defaultDevice }) else {
            throw DeviceTableFailure(message: "The device table lacks its default device, \(contents.defaultDevice).")
        }
        self.standard = standard
    }

    /// Returns the device with a name (case, spaces and punctuation are ignored) or with a screen size (`430x932`, in
    /// either orientation).
    package func device(named name: String) -> WidgetDevice? {
        let wanted = DeviceTable.plain(name)
        if let device = devices.first(where: { DeviceTable.plain($0.name) == wanted }) { return device }
        return (screens + devices).first { device in
            let (width, height) = (Int(device.screen.width), Int(device.screen.height))
            return wanted == "\(width)x\(height)" || wanted == "\(height)x\(width)"
        }
    }

    /// The values of `--device`: names and screen sizes.
    package var names: [String] { devices.map(\.name) + screens.map(\.name) }

    private static func plain(_ name: String) -> String {
        name.lowercased().replacingOccurrences(of: "×", with: "x").filter { $0.isLetter || $0.isNumber }
    }

    /// The structure of the file.
    private struct Contents: Decodable {
        struct Device: Decodable {
            let name: String
            let kind: WidgetDevice.Kind
            let screen: [CGFloat]
            let scale: CGFloat
            let widgetScreen: [CGFloat]?
        }

        struct WidgetClass: Decodable {
            let screens: [[CGFloat]]
            let cornerRadius: CGFloat?
            let families: [String: [CGFloat]]
            let textSizes: [String: CGFloat]?
        }

        struct SafeAreaClass: Decodable {
            let screens: [[CGFloat]]
            let top: CGFloat
            let bottom: CGFloat
        }

        let defaultDevice: String
        let devices: [Device]
        let widgetClasses: [WidgetClass]
        let safeAreas: [SafeAreaClass]

        /// Returns the safe area of a screen, which is zero for screens that are not listed: those of watches.
        func safeArea(of screen: [CGFloat]) -> WidgetDevice.SafeArea {
            guard let listed = safeAreas.first(where: { $0.screens.contains(screen) }) else { return .init() }
            return WidgetDevice.SafeArea(top: listed.top, bottom: listed.bottom)
        }

        static func byFamily<Value>(_ values: [String: Value]) -> [WidgetFamily: Value] {
            Dictionary(uniqueKeysWithValues: values.compactMap { name, value in
                WidgetFamily(name: name).map { ($0, value) }
            })
        }

        static func size(_ lengths: [CGFloat]) -> CGSize {
            CGSize(width: lengths.first ?? 0, height: lengths.last ?? 0)
        }
    }
}

/// The reason why the device table is not available.
package struct DeviceTableFailure: Error, CustomStringConvertible {
    package let message: String
    package var description: String { message }
}
