import Foundation
import Synchronization

/// Warnings of frameworks outside SwiftUI about what they do in another way than a device. Each is written once a
/// program.
package enum FrameworkWarning {
    private static let written = Mutex(Set<String>())

    /// Writes a warning to standard error, unless it has been written before.
    package static func report(_ message: String) {
        guard written.withLock({ $0.insert(message).inserted }) else { return }
        FileHandle.standardError.write(Data("warning: \(message)\n".utf8))
    }
}
