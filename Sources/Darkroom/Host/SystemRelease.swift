import CSystemNames
import Foundation
import FoundationSupplement

/// The version of the operating system that code finds in `ProcessInfo` and by `uname`.
enum SystemRelease {
    /// Lets code find the device's in place of the machine's.
    static func tell() {
        system_names_set { text, size in
            guard let text else { return }
            // Foundation wants three numbers.
            let version = HostEnvironment.current.systemVersion
            let numbers = version.split(separator: ".").count
            let release = version + String(repeating: ".0", count: max(0, 3 - numbers))
            let bytes = release.utf8.prefix(Int(size) - 1)
            for (index, byte) in bytes.enumerated() { text[index] = CChar(bitPattern: byte) }
            text[bytes.count] = 0
        }
    }
}
