import Foundation

/// What an app extension gets from the device it runs on and a process on Linux has to be told.
///
/// Set once, before any widget code runs; reading and writing is safe from any thread.
@_spi(Darkroom)
public struct HostEnvironment: Sendable {
    /// The folders searched, in order, for what sources ask of the main bundle, before the main bundle itself.
    public var resourceFolders: [URL] = []

    /// The folder that holds one folder for each app group; `nil` leaves apps without shared containers.
    public var applicationGroupsFolder: URL?

    /// The state of the device's low-power mode.
    public var isLowPowerModeEnabled = false

    /// The locale that localised strings are looked up in where a source names none; `nil` means `Locale.current`.
    public var locale: Locale?

    public init() {}

    /// The environment of this process.
    public static var current: HostEnvironment {
        get { storage.withLock { $0 } }
        set { storage.withLock { $0 = newValue } }
    }

    private static let storage = Locked(HostEnvironment())
}

/// A value that one thread at a time may touch.
final class Locked<Value>: @unchecked Sendable {
    private var value: Value
    private let lock = NSLock()

    init(_ value: Value) {
        self.value = value
    }

    func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
        lock.lock()
        defer { lock.unlock() }
        return try body(&value)
    }
}
