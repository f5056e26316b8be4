import ArgumentParser
import CairoGraphics
import Foundation
import PictureEngine
import Processes
import SwiftUI
import WidgetKitCore

/// `list`: the widgets and previews that pictures can be made of.
struct ListCommand: WidgetCommand {
    static let configuration = CommandConfiguration(
        commandName: "list", abstract: "Lists the widgets with their families, parameters and previews.")

    @Option(
        help: "The device whose sizes are listed, by its name or the size of its screen, such as 430x932.",
        completion: .devices)
    var device: String?

    @Flag(help: "Prints JSON.")
    var json = false

    @OptionGroup var warnings: WarningOptions

    @MainActor func checkOptions() throws { _ = try settings() }

    @MainActor private func settings() throws -> PictureSettings {
        var options = try PictureOptions.parse([])
        options.device = device
        return try options.check()
    }

    @MainActor func run() async throws {
        var settings = try settings()
        settings.chooseLanguage(of: ExtensionFolder.locate(), console: .shared)
        _ = try HostSettings.apply(settings, extensionFolder: ExtensionFolder.locate())
        var widgets: [WidgetListing] = []
        let contents = ExtensionContents.make()
        for widget in contents.widgets {
            widgets.append(try await WidgetListing(widget, on: settings.device))
        }
        var controls: [ControlListing] = []
        for control in contents.controls { controls.append(try await ControlListing(control, on: settings.device)) }
        let previews = try PreviewCatalog.all(on: settings.device) {
            try PictureEngine.opened(
                .located(), assetFolders: ExtensionFolder.locate().map(ExtensionFolder.places) ?? [], console: .shared)
        }
        let listing = ExtensionListing(
            device: settings.device.name, widgets: widgets,
            activities: contents.activities.isEmpty ? nil : contents.activities.map(\.attributes),
            controls: contents.controls.isEmpty ? nil : controls,
            previews: previews.map { PreviewListing($0) })
        Console.shared.print(json ? try listing.json() : listing.text)
    }
}
