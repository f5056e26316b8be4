import Foundation

/// A port of a run loop, which modules that make one see as `Port`. Foundation's own cannot be made on Linux. The run loop waits for
/// it; no message comes.
// Its properties are guarded.
open class _Port: Port, @unchecked Sendable {
    /// It keeps the run loop waiting, as a port does.
    @_Guarded private var timer: Timer?
    @_Guarded private var valid = true

    override open var isValid: Bool { valid }

    override open func invalidate() {
        valid = false
        timer?.invalidate()
    }

    override open func schedule(in runLoop: RunLoop, forMode mode: RunLoop.Mode) {
        let new = Timer(fire: .distantFuture, interval: 0, repeats: false) { _ in }
        runLoop.add(new, forMode: mode)
        timer = new
    }

    override open func remove(from runLoop: RunLoop, forMode mode: RunLoop.Mode) {
        timer?.invalidate()
        timer = nil
    }

    override open var reservedSpaceLength: Int { 0 }

    override open func send(
        before limitDate: Date, components: NSMutableArray?, from receivePort: Port?, reserved headerSpaceReserved: Int
    ) -> Bool { true }
}
