import CPixbuf
import Synchronization

/// What the decoding libraries say about a file by themselves. It names the file, and what they say about files that cannot be
/// read is left out, because `AssetFailure` says that.
enum LibraryMessages {
    /// The messages about the image that this thread decodes.
    private final class Heard: Sendable {
        let messages = Mutex<[String]>([])
    }

    @TaskLocal private static var heard: Heard?

    /// Has the libraries' messages come to this type, once per process.
    private static let isListening: Void = {
        g_log_set_default_handler(
            { domain, level, message, data in
                let isProblem = level.rawValue & (G_LOG_LEVEL_WARNING.rawValue | G_LOG_LEVEL_CRITICAL.rawValue) != 0
                guard heard != nil else {
                    if isProblem { g_log_default_handler(domain, level, message, data) }
                    return
                }
                if isProblem, let message { hear(String(cString: message)) }
            }, nil)
    }()

    /// Takes a message about what this thread decodes.
    static func hear(_ message: String) { heard?.messages.withLock { if !$0.contains(message) { $0.append(message) } } }

    /// Returns the result of `decode`. What the libraries say meanwhile becomes warnings about its subject, such as "The image
    /// Photos/cat".
    static func about<Result>(
        _ subject: String, report: (String) -> Void, _ decode: () throws -> Result
    ) rethrows -> Result {
        _ = isListening
        let heard = Heard()
        let result = try $heard.withValue(heard, operation: decode)
        for message in heard.messages.withLock({ $0 }) { report("\(subject) may be damaged: its reader says \"\(message)\".") }
        return result
    }
}
