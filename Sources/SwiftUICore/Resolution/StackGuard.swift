import Foundation

/// Watches how much of the thread's stack is left, because views nest as deep as their author likes.
struct StackGuard {
    /// Bytes that layout and drawing need after views have been resolved: they recurse as deep, with larger frames.
    static let resolutionReserveFraction = 0.6
    /// Bytes kept free in any case.
    static let layoutReserve = 256 << 10
    static let resolutionReserve = -1

    private typealias GetAttributes = @convention(c) (pthread_t, UnsafeMutablePointer<pthread_attr_t>) -> Int32

    /// A GNU extension of the C library, which Swift's headers leave out.
    private static let getAttributes = dlsym(nil, "pthread_getattr_np")
        .map { unsafeBitCast($0, to: GetAttributes.self) }

    private let lowest: UInt
    private let total: UInt

    /// The C library reads the process's table of memory for the main thread's, which takes longer than a small widget.
    private static let main = StackGuard(measured: ())

    /// The current thread's.
    static var current: StackGuard { Thread.isMainThread ? main : StackGuard(measured: ()) }

    /// Takes the measures of the current thread.
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

    /// Whether at least `bytes` are free; `resolutionReserve` stands for the share kept for layout and drawing.
    func hasRoom(reserving bytes: Int) -> Bool {
        guard lowest != 0 else { return true }
        let reserve = bytes == StackGuard.resolutionReserve
            ? UInt(Double(total) * StackGuard.resolutionReserveFraction) : UInt(bytes)
        return withUnsafeTemporaryAllocation(byteCount: 1, alignment: 1) { here in
            UInt(bitPattern: here.baseAddress) > lowest &+ reserve
        }
    }
}
