import ArgumentParser
import CairoGraphics
import Foundation
@_spi(Darkroom) import WidgetKitCore

/// `doctor`: looks for what rendering needs, and says what is missing and how to get it.
struct DoctorCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "doctor", abstract: "Checks the libraries, the fonts and the symbols.")

    @MainActor func run() async throws {
        let console = Console.shared
        console.print("Libraries")
        for library in LibraryVersions.all { console.print("  \(library.name) \(library.version)") }
        let failures = Diagnosis(folder: try ResourceFolder.located()).failures { console.print($0) }
        guard failures.isEmpty else {
            for failure in failures { console.error(failure) }
            throw StatusOnly(status: .badInput)
        }
        console.print("Nothing is missing.")
    }
}
