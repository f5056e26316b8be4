import FoundationSupplement

/// A query that answers the system's searches, such as one for what a camera sees. Nothing searches here.
public protocol IntentValueQuery: PersistentlyIdentifiable, Sendable {
    associatedtype Input
    associatedtype ResultValue = Result.Result where ResultValue == Result.Result
    associatedtype Result: ResultsCollection = [ResultValue]

    init()

    /// Returns what matches `input`.
    func values(for input: Input) async throws -> Result
}

extension IntentValueQuery {
    public typealias Dependency = AppDependency
}
