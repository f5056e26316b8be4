/// Why a picture could not be drawn; `message` says what is wrong and what would be right.
public struct PictureFailure: Error, Hashable, Sendable, CustomStringConvertible {
    public var message: String
    public var description: String { message }

    public init(message: String) { self.message = message }
}
