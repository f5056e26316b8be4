import Dispatch

/// A source of events of the system's memory. None comes in a picture's program, so only its cancellation is heard of.
public protocol DispatchSourceMemoryPressure: DispatchSourceProtocol {}

extension DispatchSourceMemoryPressure {
    public var data: DispatchSource.MemoryPressureEvent { [] }
    public var mask: DispatchSource.MemoryPressureEvent { .init(rawValue: mask as UInt) }
}

extension DispatchSource {
    public struct MemoryPressureEvent: OptionSet, RawRepresentable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let normal = MemoryPressureEvent(rawValue: 1)
        public static let warning = MemoryPressureEvent(rawValue: 2)
        public static let critical = MemoryPressureEvent(rawValue: 4)
        public static let all: MemoryPressureEvent = [.normal, .warning, .critical]
    }

    public class func makeMemoryPressureSource(
        eventMask: MemoryPressureEvent, queue: DispatchQueue? = nil
    ) -> any DispatchSourceMemoryPressure {
        MemoryPressureSource(eventMask, queue)
    }
}

/// A source without events.
private final class MemoryPressureSource: DispatchSourceMemoryPressure {
    let mask: UInt
    private let queue: DispatchQueue
    @_Guarded private var cancellation: DispatchWorkItem?
    @_Guarded private(set) var isCancelled = false

    init(_ events: DispatchSource.MemoryPressureEvent, _ queue: DispatchQueue?) {
        mask = events.rawValue
        self.queue = queue ?? .global()
    }

    var handle: UInt { 0 }
    var data: UInt { 0 }

    func setEventHandler(qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: DispatchSourceHandler?) {}
    func setEventHandler(handler: DispatchWorkItem) {}
    func setCancelHandler(qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: DispatchSourceHandler?) {
        cancellation = handler.map { DispatchWorkItem(qos: qos, flags: flags, block: $0) }
    }
    func setCancelHandler(handler: DispatchWorkItem) { cancellation = handler }
    func setRegistrationHandler(qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: DispatchSourceHandler?) {}
    func setRegistrationHandler(handler: DispatchWorkItem) {}
    func resume() {}
    func suspend() {}
    func activate() {}

    func cancel() {
        guard !isCancelled else { return }
        isCancelled = true
        if let cancellation { queue.async(execute: cancellation) }
    }
}
