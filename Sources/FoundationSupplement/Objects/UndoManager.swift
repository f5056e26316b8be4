import Foundation

/// Records how to undo and redo changes.
@preconcurrency @MainActor open class UndoManager: NSObject {
    private final class Group {
        var actions: [Action] = []
        var name = ""
    }

    private struct Action {
        weak var target: AnyObject?
        let perform: @MainActor () -> Void
    }

    private enum Direction { case none, undoing, redoing }

    private var undoGroups: [Group] = []
    private var redoGroups: [Group] = []
    private var openGroups: [Group] = []
    private var direction = Direction.none
    private var disabledCount = 0

    nonisolated public override init() {}

    open var levelsOfUndo = 0
    open var groupsByEvent = true
    open var runLoopModes: [RunLoop.Mode] = [.default]

    open var groupingLevel: Int { openGroups.count }
    open var isUndoRegistrationEnabled: Bool { disabledCount == 0 }
    open var isUndoing: Bool { direction == .undoing }
    open var isRedoing: Bool { direction == .redoing }
    open var canUndo: Bool { !undoGroups.isEmpty || openGroups.contains { !$0.actions.isEmpty } }
    open var canRedo: Bool { !redoGroups.isEmpty }
    open var undoActionName: String { undoGroups.last?.name ?? "" }
    open var redoActionName: String { redoGroups.last?.name ?? "" }

    open func disableUndoRegistration() { disabledCount += 1 }
    open func enableUndoRegistration() { disabledCount = max(0, disabledCount - 1) }

    open func beginUndoGrouping() { openGroups.append(Group()) }

    open func endUndoGrouping() {
        guard let group = openGroups.popLast(), !group.actions.isEmpty else { return }
        if let outer = openGroups.last {
            outer.actions += group.actions
        } else if direction == .undoing {
            redoGroups.append(group)
        } else {
            undoGroups.append(group)
            if levelsOfUndo > 0, undoGroups.count > levelsOfUndo { undoGroups.removeFirst() }
            if direction == .none { redoGroups = [] }
        }
    }

    /// Records how to undo a change. A change outside a group is a group of its own.
    public func registerUndo<TargetType: AnyObject>(
        withTarget target: TargetType, handler: @escaping @MainActor (TargetType) -> Void
    ) {
        guard isUndoRegistrationEnabled else { return }
        let isAlone = openGroups.isEmpty
        if isAlone { beginUndoGrouping() }
        openGroups.last?.actions.append(Action(target: target) { [weak target] in if let target { handler(target) } })
        if isAlone { endUndoGrouping() }
    }

    open func setActionName(_ actionName: String) {
        (openGroups.last ?? (direction == .undoing ? redoGroups.last : undoGroups.last))?.name = actionName
    }

    open func undo() {
        while !openGroups.isEmpty { endUndoGrouping() }
        undoNestedGroup()
    }

    open func undoNestedGroup() {
        guard let group = undoGroups.popLast() else { return }
        perform(group, .undoing)
    }

    open func redo() {
        guard let group = redoGroups.popLast() else { return }
        perform(group, .redoing)
    }

    private func perform(_ group: Group, _ direction: Direction) {
        self.direction = direction
        beginUndoGrouping()
        openGroups.last?.name = group.name
        for action in group.actions.reversed() { action.perform() }
        endUndoGrouping()
        self.direction = .none
    }

    open func removeAllActions() { (undoGroups, redoGroups, openGroups) = ([], [], []) }

    /// Removes what a target would do. Groups that are empty then are gone.
    open func removeAllActions(withTarget target: Any) {
        let target = target as AnyObject
        for group in undoGroups + redoGroups + openGroups { group.actions.removeAll { $0.target === target } }
        undoGroups.removeAll(where: \.actions.isEmpty)
        redoGroups.removeAll(where: \.actions.isEmpty)
    }
}
