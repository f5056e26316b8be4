import CPango
import CPixels
import DisplayList
import Foundation
import Synchronization

/// A ramp's stops for the pixel loops: ascending, finite, at least one.
struct RampStops {
    let stops: [cpixels_stop]
    let isPerceptual: Bool
    let isStraight: Bool

    /// Creates the stops. The result is `nil` if the ramp has no valid stop.
    init?(_ ramp: GradientRamp) {
        let stops = ramp.stops.enumerated().filter { $0.element.location.isFinite }
            // Swift's sort does not guarantee the order of equal locations, which matters for hard edges.
            .sorted { ($0.element.location, $0.offset) < ($1.element.location, $1.offset) }
            .map { cpixels_stop($0.element) }
        guard !stops.isEmpty else { return nil }
        self.stops = stops
        isPerceptual = ramp.space == .perceptual
        isStraight = ramp.interpolation == .straight
    }

    func color(at location: Double) -> cpixels_stop {
        cpixels_ramp_color(stops, Int32(stops.count), isPerceptual ? 1 : 0, isStraight ? 1 : 0, location)
    }

    /// Returns a table of premultiplied colors from 0 to 1.
    func table(alpha: Double) -> [UInt32] {
        // The table is finer than the pixels of any picture and fits into the processor's first-level cache.
        let size = 4096
        return [UInt32](unsafeUninitializedCapacity: size) { buffer, count in
            cpixels_ramp(
                stops, Int32(stops.count), isPerceptual ? 1 : 0, isStraight ? 1 : 0, alpha, buffer.baseAddress!, Int32(size))
            count = size
        }
    }

    /// Whether the colors between two stops lie on no straight line of values.
    private func isCurved(from first: cpixels_stop, to second: cpixels_stop) -> Bool {
        isPerceptual || !isStraight && first.alpha != second.alpha
            && (first.red, first.green, first.blue) != (second.red, second.green, second.blue)
    }

    /// Adds the stops to a Cairo gradient for vector pictures, whose formats interpolate colors and opacities apart. What is curved
    /// becomes many short straight parts.
    func add(to pattern: OpaquePointer, alpha: Double) {
        func add(_ stop: cpixels_stop) {
            cairo_pattern_add_color_stop_rgba(
                pattern, stop.location, stop.red, stop.green, stop.blue, stop.alpha * alpha)
        }
        let first = color(at: 0)
        add(cpixels_stop(location: 0, red: first.red, green: first.green, blue: first.blue, alpha: first.alpha))
        for (index, stop) in stops.enumerated() {
            if index > 0, isCurved(from: stops[index - 1], to: stop) {
                let before = stops[index - 1].location
                for step in 1..<16 {
                    let location = before + (stop.location - before) * Double(step) / 16
                    guard location > 0, location < 1 else { continue }
                    var between = color(at: location)
                    between.location = location
                    add(between)
                }
            }
            if stop.location >= 0, stop.location <= 1 { add(stop) }
        }
        var last = color(at: 1)
        last.location = 1
        if stops.last!.location != 1 { add(last) }
    }
}

/// The tables of ramps that were drawn lately, because the pictures of a timeline have the same ones. Any thread may use it.
final class RampTables: Sendable {
    /// The values that determine a table of colors.
    struct Key: Hashable, Sendable {
        let ramp: GradientRamp
        let alpha: Double

        /// About how many bytes the key takes.
        fileprivate var byteCount: Int { 64 + ramp.stops.count * MemoryLayout<GradientRamp.Stop>.stride }
    }

    private let generations: Mutex<Generations<Key, [UInt32]>>

    /// - Parameter byteLimit: the most bytes in each generation, of tables and keys.
    init(byteLimit: Int = 1 << 20) { generations = Mutex(Generations(capacity: byteLimit)) }

    /// Returns a ramp's table, which `make` computes if it is not known.
    func table(_ key: Key, make: () -> [UInt32]) -> [UInt32] {
        if let known = generations.withLock({ $0.value(for: key) }) { return known }
        let table = make()
        generations.withLock { $0.insert(table, for: key, size: table.count * MemoryLayout<UInt32>.stride + key.byteCount) }
        return table
    }
}

extension cpixels_stop {
    init(_ stop: GradientRamp.Stop) {
        func finite(_ value: Double) -> Double { value.isFinite ? value : 0 }
        self.init(
            location: stop.location, red: finite(stop.color.red), green: finite(stop.color.green),
            blue: finite(stop.color.blue), alpha: min(1, max(0, finite(stop.color.opacity))))
    }
}
