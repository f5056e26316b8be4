import Foundation

/// Measures the remaining stack of the thread, because views can be nested arbitrarily deep.
struct StackGuard {
    /// The fraction of the stack that layout and drawing need after resolution: they recurse to the same depth, with
    /// larger frames.
    static let resolutionReserveFraction = 0.6
    /// The number of bytes that always stay free.
    static let layoutReserve = 256 << 10
    static let resolutionReserve = -1

    private typealias GetAttributes = @convention(c) (pthread_t, UnsafeMutablePointer<pthread_attr_t>) -> Int32

    /// A GNU extension of the C library that Swift's headers omit.
    private static let getAttributes = dlsym(nil, "pthread_getattr_np")
        .map { unsafeBitCast($0, to: GetAttributes.self) }

    private let lowest: UInt
    private let total: UInt

    /// The main thread's measures. They are stored because the C library reads the process's memory map for them, which
    /// takes longer than rendering a small widget.
    private static let main = StackGuard(measured: ())

    /// The measures of the current thread.
    static var current: StackGuard { Thread.isMainThread ? main : StackGuard(measured: ()) }

    /// Measures the current thread.
    private init(measured: Void) {
        var attributes = pthread_attr_t()
        var address: UnsafeMutableRawPointer?
        var size = 0
        if let getAttributes = StackGuard.getAttributes, getAttributes(pthread_self(), &attributes) == 0 {
            pthread_attr_getstack(&attributes, &address, &size)
            pthread_attr_destroy(&attributes)
        }
        lowest = UInt(bitPattern: address)
        total = UInt(size)
    }

    /// Returns whether at least `bytes` are free. `resolutionReserve` stands for the fraction that layout and drawing
    /// need.
    func hasRoom(reserving bytes: Int) -> Bool {
        guard lowest != 0 else { return true }
        let reserve = bytes == StackGuard.resolutionReserve
            ? UInt(Double(total) * StackGuard.resolutionReserveFraction) : UInt(bytes)
        return withUnsafeTemporaryAllocation(byteCount: 1, alignment: 1) { here in
            UInt(bitPattern: here.baseAddress) > lowest &+ reserve
        }
    }
}
