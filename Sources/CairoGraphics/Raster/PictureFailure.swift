/// The reason why a picture cannot be drawn. `message` describes the problem and its solution.
public struct PictureFailure: Error, Hashable, Sendable, CustomStringConvertible {
    /// The problem and its solution, as one text.
    public var message: String
    public var description: String { message }

    public init(message: String) { self.message = message }
}
