import CFrozenClock
import FoundationSupplement
import Foundation
import Processes
import WidgetKitCore

/// Makes the process what the options ask for: its language, its time zone, its clock, its network, its defaults.
@MainActor enum HostSettings {
    /// - Parameters:
    ///   - settings: what the options mean.
    ///   - extensionFolder: the extension's own resources, with its fixtures.
    /// - Returns: the moment that is the present of the run.
    /// - Throws: `ProgramFailure` where fixtures cannot be read.
    static func apply(_ settings: PictureSettings, extensionFolder: URL?) throws -> Date {
        if let failure = HostCheck.failures().first { throw ProgramFailure.badInput(failure) }
        var host = HostEnvironment()
        host.show(
            settings.device, scale: settings.scale, locale: settings.locale, timeZone: settings.timeZone)
        host.resourceFolders = extensionFolder.map { [$0] } ?? []
        host.applicationGroupsFolder = FileManager.default.homeDirectoryForCurrentUser
            .appendingPathComponent("AppGroups", isDirectory: true)
        HostEnvironment.current = host
        setenv("TZ", settings.timeZone.identifier, 1)
        tzset()

        // One run sees one moment, also where nobody says which.
        let now = settings.date ?? Date()
        freeze(at: now)

        try setInputs(settings.inputs, fixtures: extensionFolder?.appendingPathComponent("Fixtures", isDirectory: true))
        return now
    }

    private static func setInputs(_ inputs: InputSettings, fixtures: URL?) throws {
        var responses: [[RecordedResponse]] = []
        if let fixtures {
            // What is recorded anew is not answered from the old recording.
            if inputs.recorder == nil { responses = [try FixtureList(folder: fixtures).responses()] }
            for defaults in try SeededDefaults.all(in: fixtures) { try defaults.seed() }
        }
        for defaults in inputs.defaults { try defaults.seed() }
        ResponseDelivery.downloads.withLock {
            $0.folder = FileManager.default.homeDirectoryForCurrentUser
                .appendingPathComponent("Downloads", isDirectory: true)
        }
        try RecordedNetwork.shared.install(
            responses + inputs.responses, named: inputs.namedURLs, recorder: inputs.recorder)
    }

    /// Lets the wall clock stand still at `date`.
    static func freeze(at date: Date) { frozen_clock_set(date.timeIntervalSince1970) }

    /// Lets the wall clock run again.
    static func unfreeze() { frozen_clock_clear() }

    /// Runs `body` while the wall clock stands still at `date` on this thread; other threads see it run.
    static func freezing<Result>(at date: Date, _ body: () throws -> Result) rethrows -> Result {
        frozen_clock_set_on_thread(date.timeIntervalSince1970)
        defer { frozen_clock_clear_on_thread() }
        return try body()
    }
}
