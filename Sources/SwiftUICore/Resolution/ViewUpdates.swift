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
    /// What is called when the others have been.
    private var late: [Watch] = []

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
        late = []
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

    /// Calls `action` after layout: once in a picture, as when a view appears. The view is known again as state is.
    func once(
        _ kind: Any.Type, name: String, isLate: Bool, in context: _ResolutionContext, action: @escaping () -> Void
    ) {
        let place = next(place(kind, in: context))
        let watch = Watch(name: name) { [unowned self] in
            if reports[place] != nil { return false }
            reports[place] = true
            action()
            return true
        }
        if isLate { late.append(watch) } else { watches.append(watch) }
    }

    /// Calls `action` after layout with a value and the one before it where the value is another one in this pass.
    func change<Value: Equatable>(
        of value: Value, name: String, isInitial: Bool, in context: _ResolutionContext,
        action: @escaping (Value, Value) -> Void
    ) {
        let place = next(place(Value.self, in: context))
        watches.append(
            Watch(name: name) { [unowned self] in
                let known = reports[place] as? Value
                reports[place] = value
                guard known != value, known != nil || isInitial else { return false }
                action(known ?? value, value)
                return true
            })
    }

    private func place(_ kind: Any.Type, in context: _ResolutionContext) -> Place {
        Place(
            owner: context.owner.map { ObjectIdentifier($0) }, depth: context.depth, kind: ObjectIdentifier(kind))
    }

    /// Calls the actions of all that has changed; the names of those.
    func report() -> [String] { (watches + late).filter { $0.report() }.map(\.name) }

    private func next(_ place: Place) -> Place {
        var numbered = place
        numbered.number = counts[place, default: 0]
        counts[place] = numbered.number + 1
        return numbered
    }
}
