import Foundation

/// A tone that follows a value. Nothing sounds.
open class AXLiveAudioGraph: NSObject {
    open class func start() {}
    open class func updateValue(_ value: Double) {}
    open class func stop() {}
}
