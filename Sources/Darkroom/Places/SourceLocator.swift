import Foundation
import SwiftUICore

/// Finds the places in the sources at which views were made.
package struct SourceLocator {
    private let symbolizer: Symbolizer?
    /// - Parameter path: the folders in which Swift's compiler or llvm-symbolizer is looked for, as in the variable PATH.
    package init(path: String = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin") {
        symbolizer = Symbolizer.find(path: path)
    }

    /// Returns the positions of traces, which one run of the symbolizer finds.
    ///
    /// - Parameters:
    ///   - traces: the traces of all views of all pictures, in any order and as often as they occur.
    ///   - note: receives the reason if no place can be found.
    package func positions(of traces: some Sequence<SourceTrace>, note: (String) -> Void) -> SourcePositions {
        let traces = Dictionary(traces.filter(\.isKnown).map { ($0.number, $0) }, uniquingKeysWith: { first, _ in first })
        if traces.isEmpty { return .none }
        guard let symbolizer else {
            note(
                "The places of views are not known, because \(Symbolizer.name) is not on the PATH. It is part of Swift's "
                    + "toolchain: add the folder of swiftc to the PATH.")
            return .none
        }
        guard let image = ProgramImage.current else {
            note(
                "The places of views are not known, because the program cannot read /proc/self/maps. "
                    + "Check that /proc is mounted.")
            return .none
        }
        let places = traces.mapValues { $0.addresses.compactMap(image.call) }
        let addresses = Set(places.values.joined()).sorted()
        guard let calls = symbolizer.calls(at: addresses, in: image.path) else {
            note("The places of views are not known, because \(symbolizer.place) cannot read \(image.path).")
            return .none
        }
        guard calls.contains(where: { $0.frames.contains { $0.line > 0 } }) else {
            note("The places of views are not known, because the program has no debug information. Compile it with -g.")
            return .none
        }
        let known = Dictionary(uniqueKeysWithValues: zip(addresses, calls))
        var files: [String: Bool] = [:]
        let frames = UserFrames(calls) { path in
            if let isFile = files[path] { return isFile }
            let isFile = access(path, R_OK) == 0
            files[path] = isFile
            return isFile
        }
        return SourcePositions(positions: places.compactMapValues { frames.position(of: $0.compactMap { known[$0] }) })
    }
}

/// The positions of traces in the sources.
package struct SourcePositions: Sendable {
    fileprivate let positions: [UInt32: SourcePosition]

    /// No positions at all.
    package static let none = SourcePositions(positions: [:])

    /// Returns the position of a trace; nil if it is not known.
    package subscript(trace: SourceTrace) -> SourcePosition? { positions[trace.number] }

    /// Returns the position of the first trace that has one.
    package func first(of traces: [SourceTrace]) -> SourcePosition? { traces.lazy.compactMap { self[$0] }.first }
}
