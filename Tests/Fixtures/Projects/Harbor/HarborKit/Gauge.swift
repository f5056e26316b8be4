import Foundation

final class Kit {}

/// The place of a water level measurement.
public struct TideGauge: Sendable {
    public let name: String
    public init(name: String) { self.name = name }

    /// The framework's own text, not that of the extension.
    public var greeting: String { NSLocalizedString("greeting", bundle: Bundle(for: Kit.self), comment: "") }

    public var isSwift6: Bool {
        #if swift(>=6)
        true
        #else
        false
        #endif
    }
}
