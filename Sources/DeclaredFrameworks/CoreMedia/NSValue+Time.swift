import Foundation

// Times as objects. Foundation on Linux keeps no structures of others as objects, so the parts of a time are kept as those of a
// rectangle, bit by bit.

extension NSValue {
    private convenience init(parts: [UInt64]) {
        let numbers = parts.map { Double(bitPattern: $0) }
        self.init(rect: CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
    }

    private var parts: [UInt64] {
        [rectValue.origin.x, rectValue.origin.y, rectValue.size.width, rectValue.size.height].map { Double($0).bitPattern }
    }

    public convenience init(time: CMTime) {
        let scale = UInt64(UInt32(bitPattern: time.timescale)) << 32 | UInt64(time.flags.rawValue)
        self.init(parts: [UInt64(bitPattern: time.value), scale, UInt64(bitPattern: time.epoch), 0])
    }

    /// No range, because nothing here makes an object of one.
    public var timeRangeValue: CMTimeRange { .invalid }

    public var timeValue: CMTime {
        let parts = parts
        return CMTime(
            value: Int64(bitPattern: parts[0]), timescale: Int32(bitPattern: UInt32(parts[1] >> 32)),
            flags: CMTimeFlags(rawValue: UInt32(truncatingIfNeeded: parts[1])), epoch: Int64(bitPattern: parts[2]))
    }
}
