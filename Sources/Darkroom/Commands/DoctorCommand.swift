import ArgumentParser
import CairoGraphics
import Files
import Foundation
import PictureEngine
import Processes
import WidgetKitCore

/// `doctor`: checks what rendering needs, and says how to install what is missing.
struct DoctorCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "doctor", abstract: "Checks the libraries, the fonts and the symbols.")

    @Flag(help: "Lists which of the SF Symbols that apps use are drawn.")
    var symbols = false

    @Option(
        help: "With --symbols: a folder for a page with pictures of all symbols, symbols.md and symbols/.",
        completion: .directory)
    var sheet: String?

    @MainActor func run() async throws {
        let console = Console.shared
        let folder = try ResourceFolder.located()
        if symbols { return try reportSymbols(folder, console) }
        guard sheet == nil else { throw ProgramFailure.badInput("--sheet needs --symbols. Add --symbols.") }
        console.print("Libraries")
        for library in LibraryVersions.all { console.print("  \(library.name) \(library.version)") }
        console.print("Sandbox")
        do {
            _ = try Sandbox()
            console.print("  available: --sandbox keeps the network and other files from the widgets' program")
        } catch {
            console.print("  not available. \(error)")
        }
        let failures = Diagnosis(folder: folder).failures { console.print($0) }
        guard failures.isEmpty else {
            for failure in failures { console.error(failure) }
            throw ReportedFailure(status: .badInput)
        }
        console.print("Nothing is missing.")
    }

    @MainActor private func reportSymbols(_ folder: ResourceFolder, _ console: Console) throws {
        let coverage: SymbolAvailability
        do { coverage = try SymbolAvailability(resources: folder) } catch { throw ProgramFailure.badInput("\(error)") }
        console.print("\(coverage.names.count) symbols. \(coverage.text)")
        guard let sheet else { return }
        let writer = try FileWriter(folder: URL(fileURLWithPath: sheet, isDirectory: true))
        let engine = try PictureEngine.opened(folder, assetFolders: [], console: console)
        let page = SymbolPage(coverage: coverage, sheet: SymbolSheet(engine: engine))
        try page.write(to: writer)
        console.print("Wrote symbols.md to \(writer.folder.path).")
    }
}
