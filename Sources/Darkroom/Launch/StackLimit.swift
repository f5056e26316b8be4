import Foundation

/// The size of the main thread's stack. Deeply nested views need more than the usual 8 MB.
enum StackLimit {
    /// In bytes. Linux always keeps 128 MB free under the main thread's stack; this is less.
    static let bytes: rlim_t = 120 << 20

    /// Raises the limit as far as the machine allows. The stack grows when it needs the space.
    static func raise() {
        let resource = __rlimit_resource_t(3)  // RLIMIT_STACK, which Swift does not import
        var limit = rlimit()
        guard getrlimit(resource, &limit) == 0, limit.rlim_cur < bytes else { return }
        limit.rlim_cur = min(bytes, limit.rlim_max)
        setrlimit(resource, &limit)
    }
}
