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
        options.device = [device].compactMap(\.self)
        return try options.check()
    }

    @MainActor func run() async throws {
        var settings = try settings()
        settings.chooseLanguage(of: ExtensionFolder.locate())
        _ = try HostSettings.apply(settings, extensionFolder: ExtensionFolder.locate())
        let listing = try await ExtensionListing(on: settings.device) {
            try PictureEngine.opened(
                .located(), assetFolders: ExtensionFolder.locate().map(ExtensionFolder.places) ?? [], console: .shared)
        }
        Console.shared.print(json ? try listing.json() : listing.text)
    }
}
