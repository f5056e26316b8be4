/// A picture that cannot be drawn. The others are drawn by another child, without it.
struct DrawingFailure: Error, CustomStringConvertible {
    /// The picture's name in notes of the pictures in progress.
    let picture: String
    /// The picture's file.
    let path: String
    let reason: String

    var description: String { "\(path): the picture cannot be drawn: \(reason)" }
}
