import Foundation
import Synchronization

/// The settings that an app extension gets from its device, and that a process on Linux has to be given.
///
/// They must be set before any widget code runs. Access is safe from any thread. The defaults are American English and
/// Universal Time; no value comes from the machine's settings.
package struct HostEnvironment: Sendable {
    /// The value of `Locale.current`, which is also the default locale of formatting and localized strings.
    package var locale = Locale(identifier: "en_US")

    /// The user's languages in the order of preference, the value of `Locale.preferredLanguages`. The app's own language
    /// can be another, if it has no texts in these.
    package var preferredLanguages = ["en-US"]

    /// The language of the app's sources.
    package var developmentLanguage = "en"

    /// The value of `TimeZone.current`, which `Calendar.current` and new formatters use.
    package var timeZone: TimeZone = .gmt

    /// The folders that are searched, in order, for resources of the main bundle, before the main bundle itself.
    package var resourceFolders: [URL] = []

    /// The folder with one folder per app group, or `nil` to leave apps without shared containers.
    package var applicationGroupsFolder: URL?

    /// Whether the device's Low Power Mode is on.
    package var isLowPowerModeEnabled = false

    /// What the user has switched on for accessibility.
    package var accessibility: AccessibilitySettings = []

    /// The size of the device's screen in points, in portrait orientation.
    package var screenSize = CGSize(width: 430, height: 932)

    /// The number of pixels per point.
    package var screenScale: CGFloat = 3

    /// Whether the device is an iPad.
    package var isPad = false

    /// Whether the device is an Apple Watch.
    package var isWatch = false

    /// The version of the device's system.
    package var systemVersion = "18.0"

    /// Whether the current drawing has a dark appearance.
    package var isDark = false

    package init() {}

    /// The environment of this process, or the one that ``with(_:_:)`` set for the current task.
    ///
    /// The setter changes the environment of the process.
    package static var current: HostEnvironment {
        get { taskEnvironment ?? storage.withLock { $0 } }
        set {
            storage.withLock { $0 = newValue }
            // The older formatters have their own default.
            NSTimeZone.default = newValue.timeZone
        }
    }

    /// Runs `body` in another environment. Only tasks that start inside `body` see it.
    ///
    /// The default time zone of `DateFormatter` and the other older formatters does not change.
    package static func with<Result>(_ environment: HostEnvironment, _ body: () throws -> Result) rethrows -> Result {
        try $taskEnvironment.withValue(environment, operation: body)
    }

    /// The same for a body that waits; what it asks for with `detached(_:)` is in that environment too.
    package static func with<Result>(
        _ environment: HostEnvironment, isolation: isolated (any Actor)? = #isolation,
        _ body: () async throws -> Result
    ) async rethrows -> Result {
        try await $taskEnvironment.withValue(environment, operation: body, isolation: isolation)
    }

    /// Runs `body` on no actor, in this task's environment, which detached tasks of other makers do not have.
    package static func detached<Result: Sendable>(
        _ body: @escaping @Sendable () async -> Result
    ) -> Task<Result, Never> {
        let environment = taskEnvironment
        return Task.detached {
            guard let environment else { return await body() }
            return await $taskEnvironment.withValue(environment) { await body() }
        }
    }

    @TaskLocal private static var taskEnvironment: HostEnvironment?

    private static let storage = Mutex(HostEnvironment())
}
