import CFrozenClock
@_spi(Darkroom) import FoundationSupplement
import Foundation

/// Makes the process what the options ask for: its language, its time zone, its clock, its network, its defaults.
@MainActor enum HostSettings {
    /// - Parameters:
    ///   - settings: what the options mean.
    ///   - extensionFolder: the extension's own resources, with its fixtures.
    /// - Returns: the moment that is the present of the run.
    /// - Throws: `ProgramFailure` where fixtures cannot be read.
    static func apply(_ settings: PictureSettings, extensionFolder: URL?) throws -> Date {
        var host = HostEnvironment()
        host.locale = settings.locale
        host.timeZone = settings.timeZone
        host.resourceFolders = extensionFolder.map { [$0] } ?? []
        host.applicationGroupsFolder = FileManager.default.homeDirectoryForCurrentUser
            .appendingPathComponent("AppGroups", isDirectory: true)
        HostEnvironment.current = host
        setenv("TZ", settings.timeZone.identifier, 1)
        tzset()

        // One run sees one moment, also where nobody says which.
        let now = settings.date ?? Date()
        freeze(at: now)

        var responses: [RecordedResponse] = []
        if let fixtures = extensionFolder?.appendingPathComponent("Fixtures", isDirectory: true) {
            responses = try RecordedResponse.all(in: fixtures)
            try SeededDefaults.seed(from: fixtures)
        }
        responses += settings.fixtures.map {
            RecordedResponse(url: $0.url, status: 200, headers: [:], file: $0.file)
        }
        RecordedNetwork.shared.install(responses)
        return now
    }

    /// Lets the wall clock stand still at `date`.
    static func freeze(at date: Date) { frozen_clock_set(date.timeIntervalSince1970) }
}
