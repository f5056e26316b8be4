// GameplayKit's state machines and random sources. The sources are seeded: the same seed gives the same numbers, which
// are not Apple's.
@_exported import Foundation

/// A state of a machine.
open class GKState: NSObject {
    open internal(set) weak var stateMachine: GKStateMachine?

    public override init() {}
    open func isValidNextState(_ stateClass: AnyClass) -> Bool { true }
    open func didEnter(from previousState: GKState?) {}
    open func update(deltaTime seconds: TimeInterval) {}
    open func willExit(to nextState: GKState) {}
}

/// A machine that is in one of its states.
open class GKStateMachine: NSObject {
    private let states: [ObjectIdentifier: GKState]
    open private(set) var currentState: GKState?

    public init(states: [GKState]) {
        self.states = Dictionary(states.map { (ObjectIdentifier(type(of: $0)), $0) }) { $1 }
        super.init()
        for state in states { state.stateMachine = self }
    }

    open func state<StateType: GKState>(forClass stateClass: StateType.Type) -> StateType? {
        states[ObjectIdentifier(stateClass)] as? StateType
    }

    open func canEnterState(_ stateClass: AnyClass) -> Bool {
        states[ObjectIdentifier(stateClass)] != nil && currentState?.isValidNextState(stateClass) ?? true
    }

    @discardableResult
    open func enter(_ stateClass: AnyClass) -> Bool {
        guard canEnterState(stateClass), let next = states[ObjectIdentifier(stateClass)] else { return false }
        let previous = currentState
        previous?.willExit(to: next)
        currentState = next
        next.didEnter(from: previous)
        return true
    }

    open func update(deltaTime sec: TimeInterval) { currentState?.update(deltaTime: sec) }
}
