import Foundation

/// The state and reports of views while a picture is made. Reports that change state make the picture again.
///
/// A view is identified by its owner's type, its depth, and the number of views of the same kind before it.
final class ViewUpdates {
    /// The maximum number of repetitions. Later changes are ignored.
    static let maximumRepeats = 4

    private struct ViewIdentity: Hashable {
        let owner: ObjectIdentifier?
        let depth: Int
        let kind: ObjectIdentifier
        var number = 0
    }

    private struct Watch {
        let name: String
        /// Calls the action if its value has changed, and returns whether it did.
        let report: () -> Bool
    }

    private var counts: [ViewIdentity: Int] = [:]
    private var states: [ViewIdentity: AnyObject] = [:]
    private var reports: [ViewIdentity: Any] = [:]
    private var watches: [Watch] = []
    /// The watches that run after all others.
    private var late: [Watch] = []

    /// Starts a picture and discards the state of the previous one.
    func startPicture() {
        states = [:]
        reports = [:]
        startPass()
    }

    /// Starts a pass that makes the picture, for the first time or again.
    func startPass() {
        counts = [:]
        watches = []
        late = []
    }

    /// Returns the storage of a view's state from the previous pass, or the given one if there is none.
    func storage<Storage: AnyObject>(_ storage: Storage, in context: _ResolutionContext) -> Storage {
        let owner = context.owner.map { ObjectIdentifier($0) }
        let identity = next(ViewIdentity(owner: owner, depth: context.depth, kind: ObjectIdentifier(Storage.self)))
        if let known = states[identity] as? Storage { return known }
        states[identity] = storage
        return storage
    }

    /// Calls `action` after layout with the value, if it differs from that of the previous call.
    func watch<Kind, Value: Equatable>(
        _ kind: Kind.Type, name: String, value: @escaping () -> Value, action: @escaping (Value) -> Void
    ) {
        let identity = next(ViewIdentity(owner: nil, depth: 0, kind: ObjectIdentifier(kind)))
        watches.append(
            Watch(name: name) { [unowned self] in
                let value = value()
                if let known = reports[identity] as? Value, known == value { return false }
                reports[identity] = value
                action(value)
                return true
            })
    }

    /// Calls `action` once per picture, after layout, as when a view appears. The view is identified in the same way as
    /// for state.
    func once(
        _ kind: Any.Type, name: String, isLate: Bool, in context: _ResolutionContext, action: @escaping () -> Void
    ) {
        let identity = next(identity(kind, in: context))
        let watch = Watch(name: name) { [unowned self] in
            if reports[identity] != nil { return false }
            reports[identity] = true
            action()
            return true
        }
        if isLate { late.append(watch) } else { watches.append(watch) }
    }

    /// Calls `action` after layout with the previous and the current value, if the value has changed since the last
    /// pass.
    func change<Value: Equatable>(
        of value: Value, name: String, isInitial: Bool, in context: _ResolutionContext,
        action: @escaping (Value, Value) -> Void
    ) {
        let identity = next(identity(Value.self, in: context))
        watches.append(
            Watch(name: name) { [unowned self] in
                let known = reports[identity] as? Value
                reports[identity] = value
                guard known != value, known != nil || isInitial else { return false }
                action(known ?? value, value)
                return true
            })
    }

    private func identity(_ kind: Any.Type, in context: _ResolutionContext) -> ViewIdentity {
        ViewIdentity(
            owner: context.owner.map { ObjectIdentifier($0) }, depth: context.depth, kind: ObjectIdentifier(kind))
    }

    /// Calls the actions whose values have changed, and returns their names.
    func report() -> [String] { (watches + late).filter { $0.report() }.map(\.name) }

    private func next(_ identity: ViewIdentity) -> ViewIdentity {
        var numbered = identity
        numbered.number = counts[identity, default: 0]
        counts[identity] = numbered.number + 1
        return numbered
    }
}
