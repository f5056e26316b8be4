import ArgumentParser
import CairoGraphics
import Foundation
import PictureEngine
import Processes
import SwiftUI
import WidgetKitCore

/// `list`: what there is to make pictures of.
struct ListCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list", abstract: "Lists the widgets with their families, parameters and previews.")

    @Option(help: "A device's name or its screen's size, such as 430x932, whose sizes are listed.")
    var device: String?

    @Flag(help: "Lists as JSON.")
    var json = false

    @MainActor func run() async throws {
        var options = try PictureOptions.parse([])
        options.device = device
        let devices = try DeviceTable.read(from: try ResourceFolder.located())
        let settings = try PictureSettings(options, devices: devices)
        _ = try HostSettings.apply(settings, extensionFolder: ExtensionFolder.locate())
        var widgets: [WidgetListing] = []
        let contents = ExtensionContents.make()
        for widget in contents.widgets {
            widgets.append(try await WidgetListing(widget, on: settings.device))
        }
        let previews = try PreviewCatalog.all(on: settings.device) {
            try PictureEngine.opened(
                .located(), assetFolders: ExtensionFolder.locate().map { [$0] } ?? [], console: .shared)
        }
        let listing = ExtensionListing(
            device: settings.device.name, widgets: widgets,
            activities: contents.activities.isEmpty ? nil : contents.activities.map(\.attributes),
            controls: contents.controls.isEmpty ? nil : contents.controls.map { ControlListing($0) },
            previews: previews.map { PreviewListing($0) })
        Console.shared.print(json ? try listing.json() : listing.text)
    }
}
