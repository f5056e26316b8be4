import CFrozenClock
import FoundationSupplement
import Foundation
import Processes
import SeedData
import WidgetKitCore

/// Sets the language, time zone, clock, network, user defaults and stores of the process.
@MainActor enum HostSettings {
    /// Applies the settings to the process.
    ///
    /// - Parameters:
    ///   - settings: the settings of the run.
    ///   - extensionFolder: the extension's resources with its fixtures; nil if there are none.
    ///   - setsInputs: whether the network, user defaults and stores are set. If not, they stay as they are.
    /// - Returns: the present date of the run.
    /// - Throws: `ProgramFailure` if fixtures cannot be read or the process cannot be changed.
    static func apply(
        _ settings: PictureSettings, extensionFolder: URL?, setsInputs: Bool = true
    ) throws -> Date {
        try HashSeed.apply(settings.seed)
        MemoryLimit.start(settings.memory)
        if setsInputs, let failure = HostCheck.failures().first { throw ProgramFailure.badInput(failure) }
        var host = HostEnvironment()
        host.show(
            settings.device, scale: settings.scale, locale: settings.locale, timeZone: settings.timeZone)
        host.resourceFolders = extensionFolder.map(ExtensionFolder.places) ?? []
        host.preferredLanguages = [settings.deviceLocale.preferredLanguage]
        host.developmentLanguage = settings.developmentLanguage
        host.applicationGroupsFolder = FileManager.default.homeDirectoryForCurrentUser
            .appendingPathComponent("AppGroups", isDirectory: true)
        HostEnvironment.current = host
        UserDefaults.standard.register(defaults: [
            "AppleLanguages": host.preferredLanguages, "AppleLocale": settings.deviceLocale.identifier,
        ])
        setenv("TZ", settings.timeZone.identifier, 1)
        tzset()

        // The clock stands still during a run, even if no option sets the date.
        let now = settings.date ?? Date()
        freeze(at: now)
        // In tests, the random numbers are those of other tests too.
        if setsInputs || Supervisor.home != nil { RandomNumbers.start(seed: settings.seed) }

        guard setsInputs else { return now }
        try setInputs(settings.inputs, fixtures: extensionFolder?.appendingPathComponent("Fixtures", isDirectory: true))
        return now
    }

    private static func setInputs(_ inputs: InputSettings, fixtures: URL?) throws {
        var responses: [[RecordedResponse]] = []
        if let fixtures {
            // A run that records does not replay earlier recordings.
            if inputs.recorder == nil { responses = [try FixtureList(folder: fixtures).responses()] }
            for defaults in try SeededDefaults.all(in: fixtures) { try defaults.seed() }
        }
        for defaults in inputs.defaults { try defaults.seed() }
        try setSeeds(inputs.data, fixtures: fixtures)
        ResponseDelivery.downloads.withLock {
            $0.folder = FileManager.default.homeDirectoryForCurrentUser
                .appendingPathComponent("Downloads", isDirectory: true)
        }
        try RecordedNetwork.shared.install(
            responses + inputs.responses, named: inputs.namedURLs, recorder: inputs.recorder)
    }

    /// Sets the records of the stores: those of the extension's `Fixtures/data.json`, then `seeds`.
    private static func setSeeds(_ seeds: Seeds, fixtures: URL?) throws {
        let own = [fixtures?.appendingPathComponent("data.json")].compactMap(\.self)
            .filter { FileManager.default.fileExists(atPath: $0.path) }
        var all = try Seeds(files: own)
        all.add(seeds)
        Seeds.current = all
        Seeds.onFailure { failure in
            Console.shared.error(failure.message)
            ProgramEnd.exitAtOnce(failure.status.rawValue)
        }
    }

    /// Runs `body`, and gives the process its own language and time back.
    static func restoring<Result>(_ body: () async throws -> Result) async rethrows -> Result {
        let (host, zone) = (HostEnvironment.current, getenv("TZ").map { String(cString: $0) })
        defer {
            HostEnvironment.current = host
            UserDefaults.standard.register(defaults: [
                "AppleLanguages": host.preferredLanguages, "AppleLocale": host.locale.identifier,
            ])
            if let zone { setenv("TZ", zone, 1) } else { unsetenv("TZ") }
            tzset()
            unfreeze()
        }
        return try await body()
    }

    /// Stops the wall clock at `date`.
    static func freeze(at date: Date) { frozen_clock_set(date.timeIntervalSince1970) }

    /// Lets the wall clock run again.
    static func unfreeze() { frozen_clock_clear() }

    /// Runs `body` while the wall clock is stopped at `date` on this thread. It runs on in other threads.
    static func freezing<Result>(at date: Date, _ body: () throws -> Result) rethrows -> Result {
        frozen_clock_set_on_thread(date.timeIntervalSince1970)
        defer { frozen_clock_clear_on_thread() }
        return try body()
    }
}
