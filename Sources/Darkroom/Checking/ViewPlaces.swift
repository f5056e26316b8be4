import Checks
import Foundation
import SwiftUICore

/// The places of views in the sources. Those of many views are found at once, because finding starts another program.
@MainActor final class ViewPlaces {
    private let locator = SourceLocator()
    private let note: (String) -> Void
    /// The positions of traces by their numbers.
    private var positions: [UInt32: SourcePosition] = [:]
    /// The traces that have been looked for.
    private var known: Set<UInt32> = []
    private var isUnavailable = false

    /// - Parameter note: receives the reason, once, if places cannot be found.
    init(note: @escaping (String) -> Void) { self.note = note }

    /// Finds the places of traces that have not been looked for.
    func find(_ traces: [SourceTrace]) {
        let new = traces.filter { $0.isKnown && !known.contains($0.number) }
        guard !new.isEmpty, !isUnavailable else { return }
        known.formUnion(new.map(\.number))
        let found = locator.positions(of: new) { [note] reason in
            // Views that a framework makes for itself have no places.
            guard positions.isEmpty else { return }
            isUnavailable = true
            note(reason)
        }
        for trace in new { positions[trace.number] = found[trace] }
    }

    /// Returns the place of the first trace that has one.
    func place(of traces: [SourceTrace]) -> SourceLocation? {
        traces.lazy.compactMap { self.positions[$0.number] }.first.map { position in
            SourceLocation(path: ViewPlaces.shortened(position.path), line: position.line, column: position.column)
        }
    }

    /// A path relative to the current folder if the file is below it.
    nonisolated static func shortened(_ path: String) -> String {
        let folder = FileManager.default.currentDirectoryPath
        return path.hasPrefix(folder + "/") ? String(path.dropFirst(folder.count + 1)) : path
    }
}
