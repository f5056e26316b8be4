import ArgumentParser
import Foundation
import PictureEngine
import Processes

/// The options that make a contact sheet of a timeline.
struct ContactSheetOptions: ParsableArguments {
    @Flag(help: "Writes one picture of all, contact-sheet.png: families across, time down.")
    var contactSheet = false

    @Option(help: "How many moments of a widget the contact sheet shows, evenly chosen from all. Default: 50.")
    var contactSheetLimit: String?
}

/// What these options mean.
struct ContactSheetSettings: Equatable, Sendable {
    /// Enough for a day of half hours.
    static let standardLimit = 50

    /// How many moments of a kind are shown at most; nil where no sheet is asked for.
    let limit: Int?

    /// - Throws: `ProgramFailure` for the first value that will not do, and for options that exclude each other.
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
