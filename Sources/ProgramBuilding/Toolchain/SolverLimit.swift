/// How far the compiler searches for the types in one expression before it gives up.
///
/// It finds most types at once, but what is wrong with an expression only after minutes in some. So it first gives up early:
/// what the other errors are about is set aside, and often this mends the expression, too. What is left is searched further.
enum SolverLimit: String, Codable {
    /// Where the sources need something missing: the compiler asks for it in each attempt.
    case first
    case early, late
    /// The compiler's own limit, which takes several minutes.
    case full

    /// The limit after one at which the compiler gave up; nil where it has searched far enough.
    ///
    /// - Parameter isIncomplete: whether the sources need something missing. An expression that takes long then most likely
    ///   needs it, too.
    func next(isIncomplete: Bool) -> SolverLimit? {
        switch self {
        case .first: .early
        case .early: .late
        case .late: isIncomplete ? nil : .full
        case .full: nil
        }
    }

    /// The limit for the next attempt where this one has set something aside. What is unclear after the first changes is searched far
    /// enough at once, because each attempt takes as long as the whole module.
    ///
    /// - Parameters:
    ///   - attempt: the number of the attempt; the first is 1.
    ///   - hasUnclear: whether the compiler gave up on an expression.
    func next(afterChangesOf attempt: Int, hasUnclear: Bool) -> SolverLimit {
        self == .first && attempt > 1 && hasUnclear ? .late : self
    }

    /// Whether the compiler takes the shortcuts of its versions before 6.3. Some expressions that those find at once, and that
    /// apps were written with, it does not find without them.
    var usesShortcuts: Bool { self == .late }

    /// The arguments for the compiler, with the largest number of steps of the search and the memory for them in bytes. In a long body
    /// with a mistake, each step takes so much that the compiler gives up by its memory far sooner than by the steps.
    ///
    /// - Parameter hasShortcuts: whether the compiler has the shortcuts, and takes them only where it is told to.
    func arguments(hasShortcuts: Bool) -> [String] {
        let steps: [String] = switch self {
        case .first: ["-Xfrontend", "-solver-scope-threshold=5000"]
        case .early: ["-Xfrontend", "-solver-memory-threshold=40000000", "-Xfrontend", "-solver-scope-threshold=20000"]
        case .late: ["-Xfrontend", "-solver-memory-threshold=150000000", "-Xfrontend", "-solver-scope-threshold=200000"]
        case .full: []
        }
        return steps + (usesShortcuts && hasShortcuts ? ["-Xfrontend", "-enable-constraint-solver-performance-hacks"] : [])
    }
}
