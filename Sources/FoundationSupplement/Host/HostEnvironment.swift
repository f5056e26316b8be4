import Foundation
import Synchronization

/// What an app extension gets from the device it runs on and a process on Linux has to be told.
///
/// Set before any widget code runs. Reading and writing is safe from any thread. Until it is set, the device is one
/// in American English and Universal Time: nothing comes from the machine's settings.
package struct HostEnvironment: Sendable {
    /// What `Locale.current` is, and with it the locale that formatting and localized strings default to.
    package var locale = Locale(identifier: "en_US")

    /// What `TimeZone.current`, `Calendar.current` and new formatters use.
    package var timeZone: TimeZone = .gmt

    /// The folders searched, in order, for what sources ask of the main bundle, before the main bundle itself.
    package var resourceFolders: [URL] = []

    /// The folder that holds one folder for each app group; `nil` leaves apps without shared containers.
    package var applicationGroupsFolder: URL?

    /// The state of the device's low-power mode.
    package var isLowPowerModeEnabled = false

    /// The device's screen in points, upright.
    package var screenSize = CGSize(width: 430, height: 932)

    /// The screen's pixels per point.
    package var screenScale: CGFloat = 3

    /// Whether the device is an iPad.
    package var isPad = false

    /// Whether what is being drawn is dark.
    package var isDark = false

    package init() {}

    /// The environment of this process, or of the task where ``with(_:_:)`` gave it one.
    ///
    /// Setting it changes the process's.
    package static var current: HostEnvironment {
        get { taskEnvironment ?? storage.withLock { $0 } }
        set {
            storage.withLock { $0 = newValue }
            // The older formatters keep a default of their own.
            NSTimeZone.default = newValue.timeZone
        }
    }

    /// Runs `body` in another environment; tasks that do not begin in it see nothing of that.
    ///
    /// Only the time zone that `DateFormatter` and the other older formatters begin with stays the process's.
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
