import Foundation
import UIKit

/// A sound, which nobody hears.
// There is no state.
open class NSSound: NSObject, @unchecked Sendable {
    public typealias Name = String

    /// No sound has a name here.
    public init?(named name: Name) { nil }
    public init?(contentsOf url: URL, byReference byRef: Bool) {}
    public init?(contentsOfFile path: String, byReference byRef: Bool) {}
    public init?(data: Data) {}

    /// Plays nothing.
    @discardableResult open func play() -> Bool { false }
    @discardableResult open func pause() -> Bool { false }
    @discardableResult open func resume() -> Bool { false }
    @discardableResult open func stop() -> Bool { false }
    open var isPlaying: Bool { false }
    open var volume: Float {
        get { 0 }
        set {}
    }
    open var loops: Bool {
        get { false }
        set {}
    }
    /// The length in seconds, which is not read.
    open var duration: TimeInterval { 0 }

    /// Plays nothing.
    public static func beep() {}
}
