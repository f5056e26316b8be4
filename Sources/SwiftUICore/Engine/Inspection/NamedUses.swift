import Synchronization

/// Where the sources name colors and fonts. These are values that many views share and compare, so they keep no trace themselves.
///
/// Nothing is kept unless `SourceTrace.isRecording` is set.
package enum NamedUses {
    /// What is named.
    package enum Kind: Hashable, Sendable { case color, font }

    private struct Name: Hashable {
        let kind: Kind
        let text: String
    }

    private struct Table {
        var traces: [Name: [SourceTrace]] = [:]
        /// The numbers of the traces, because traces are always equal.
        var numbers: [Name: Set<UInt32>] = [:]
    }

    private static let table = Mutex(Table())

    /// Notes that the sources name a color or font here.
    package static func note(_ kind: Kind, _ name: String) {
        let trace = SourceTrace.here()
        guard trace.isKnown else { return }
        let key = Name(kind: kind, text: name)
        table.withLock { table in
            if table.numbers[key, default: []].insert(trace.number).inserted { table.traces[key, default: []].append(trace) }
        }
    }

    /// The names of a kind that the sources have said.
    package static func names(of kind: Kind) -> Set<String> {
        table.withLock { Set($0.traces.keys.filter { $0.kind == kind }.map(\.text)) }
    }

    /// Forgets all names, so that the next ones are those of what follows.
    package static func forget() { table.withLock { $0 = Table() } }

    /// The calls that have named a color or font, in the order in which they came first.
    package static func traces(of kind: Kind, named name: String) -> [SourceTrace] {
        table.withLock { $0.traces[Name(kind: kind, text: name)] ?? [] }
    }
}
