import ArgumentParser
import Files
import Foundation
import FoundationSupplement
import Processes
import WidgetKitCore

/// `init`: writes darkroom.yml.
struct InitCommand: WidgetCommand {
    static let configuration = CommandConfiguration(
        commandName: "init", abstract: "Writes darkroom.yml, the options and variants of the widgets' pictures.",
        discussion: """
            The file names what the widgets have: their kinds, families and languages. All commands that draw read it beside the \
            sources, or where --config names it. An existing file stays.
            """)

    @Option(name: .shortAndLong, help: "The file. Default: darkroom.yml beside the sources.", completion: .file(extensions: ["yml"]))
    var output: String?

    @MainActor func checkOptions() throws { try refuseExisting() }

    private var file: URL {
        URL(fileURLWithPath: output ?? getenv(ConfigurationFile.placeVariable).map { String(cString: $0) } ?? ConfigurationFile.name)
            .standardizedFileURL
    }

    /// - Throws: `ProgramFailure` if the file is there already.
    private func refuseExisting() throws {
        guard FileManager.default.fileExists(atPath: file.path) else { return }
        throw ProgramFailure.badInput("\(file.path) is there already. Edit it, or name another file with --output.")
    }

    @MainActor func run() async throws {
        try refuseExisting()
        let devices = try DeviceTable.read(from: .located())
        let settings = PictureSettings(device: devices.standard)
        _ = try HostSettings.apply(settings, extensionFolder: ExtensionFolder.locate())
        let languages = BundleLanguages(of: ExtensionFolder.locate().map(ExtensionFolder.places) ?? [])
        let text = ConfigurationTemplate(
            contents: ExtensionContents.make(), device: devices.standard, locales: StudioChoices.locales(of: languages)).text
        let writer = try FileWriter(folder: file.deletingLastPathComponent())
        try writer.write(Data(text.utf8), to: file.lastPathComponent)
        Console.shared.print("Wrote \(file.path).")
    }
}
