import ArgumentParser
import Foundation
import PictureEngine
import Processes

/// The options for the contact sheet of a timeline.
struct ContactSheetOptions: ParsableArguments {
    @Flag(help: "Also writes pages with all pictures, contact-sheet.png and so on: families across, time down.")
    var contactSheet = false

    @Option(help: "The largest number of moments of a widget on the contact sheet; they are chosen evenly. Default: 50.")
    var contactSheetLimit: String?
}

/// The meaning of these options.
struct ContactSheetSettings: Equatable, Sendable {
    /// Enough for a day in half hours.
    static let standardLimit = 50

    /// The largest number of moments of a kind; `nil` without `--contact-sheet`.
    let limit: Int?

    /// - Throws: `ProgramFailure` for the first invalid value, and for options that exclude each other.
    init(_ options: ContactSheetOptions, format: PictureFormat) throws {
        guard options.contactSheet else {
            guard options.contactSheetLimit == nil else {
                throw ProgramFailure.badInput(
                    "--contact-sheet-limit is for a contact sheet. Ask for one with --contact-sheet.")
            }
            limit = nil
            return
        }
        guard format == .png else {
            throw ProgramFailure.badInput(
                "--contact-sheet is made of PNG pictures. Leave out --format \(format.rawValue), or --contact-sheet.")
        }
        limit = try options.contactSheetLimit.map {
            try PictureNumbers.whole($0, for: "--contact-sheet-limit", in: 1...1000)
        } ?? ContactSheetSettings.standardLimit
    }
}
