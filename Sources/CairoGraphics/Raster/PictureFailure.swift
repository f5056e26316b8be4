/// The reason why a picture cannot be drawn. `message` describes the problem and its solution.
public struct PictureFailure: Error, Hashable, Sendable, CustomStringConvertible {
    public var message: String
    public var description: String { message }

    public init(message: String) { self.message = message }
}
