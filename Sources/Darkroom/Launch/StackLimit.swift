import Foundation

/// The main thread's stack, which views nested deep need more of than the usual 8 MB.
enum StackLimit {
    /// Bytes; below the 128 MB that Linux keeps free under the main thread's stack however low the limit was.
    static let bytes: rlim_t = 120 << 20

    /// Raises the limit, as far as the machine allows; the stack grows into it when it is needed.
    static func raise() {
        let resource = __rlimit_resource_t(3)  // RLIMIT_STACK, which Swift's headers leave out
        var limit = rlimit()
        guard getrlimit(resource, &limit) == 0, limit.rlim_cur < bytes else { return }
        limit.rlim_cur = min(bytes, limit.rlim_max)
        setrlimit(resource, &limit)
    }
}
