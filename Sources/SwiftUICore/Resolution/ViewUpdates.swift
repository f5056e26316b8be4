import Foundation

/// What views keep and report while a picture is made, so that it can be made again when reports change their state.
///
/// A view is known again by the type it belongs to, how deep it lies, and how many of its kind came before it.
final class ViewUpdates {
    /// How often a picture is made again before reports that still change are left alone.
    static let mostRepeats = 4

    private struct Place: Hashable {
        let owner: ObjectIdentifier?
        let depth: Int
        let kind: ObjectIdentifier
        var number = 0
    }

    private struct Watch {
        let name: String
        /// Calls the action where there is news, and says whether it did.
        let report: () -> Bool
    }

    private var counts: [Place: Int] = [:]
    private var states: [Place: AnyObject] = [:]
    private var reports: [Place: Any] = [:]
    private var watches: [Watch] = []

    /// Starts a picture: nothing is kept of another one.
    func startPicture() {
        states = [:]
        reports = [:]
        startPass()
    }

    /// Starts making the picture, the first time or again.
    func startPass() {
        counts = [:]
        watches = []
    }

    /// The storage that a view's state had when the picture was made before, or else the one given.
    func storage<Storage: AnyObject>(_ storage: Storage, in context: _ResolutionContext) -> Storage {
        let owner = context.owner.map { ObjectIdentifier($0) }
        let place = next(Place(owner: owner, depth: context.depth, kind: ObjectIdentifier(Storage.self)))
        if let known = states[place] as? Storage { return known }
        states[place] = storage
        return storage
    }

    /// Calls `action` after layout with a value that is not the one it was called with before.
    func watch<Kind, Value: Equatable>(
        _ kind: Kind.Type, name: String, value: @escaping () -> Value, action: @escaping (Value) -> Void
    ) {
        let place = next(Place(owner: nil, depth: 0, kind: ObjectIdentifier(kind)))
        watches.append(
            Watch(name: name) { [unowned self] in
                let value = value()
                if let known = reports[place] as? Value, known == value { return false }
                reports[place] = value
                action(value)
                return true
            })
    }

    /// Calls the actions of all that has changed; the names of those.
    func report() -> [String] { watches.filter { $0.report() }.map(\.name) }

    private func next(_ place: Place) -> Place {
        var numbered = place
        numbered.number = counts[place, default: 0]
        counts[place] = numbered.number + 1
        return numbered
    }
}
