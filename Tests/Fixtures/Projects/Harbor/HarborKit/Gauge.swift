/// The place of a water level measurement.
public struct TideGauge: Sendable {
    public let name: String
    public init(name: String) { self.name = name }

    public var isSwift6: Bool {
        #if swift(>=6)
        true
        #else
        false
        #endif
    }
}
