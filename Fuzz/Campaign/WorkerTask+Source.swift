extension WorkerTask {
    /// The task in a few words.
    var name: String {
        switch self {
        case .seed(let seed): "seed \(seed)"
        case .picture: "a picture"
        case .file(let reader, let seed): "\(reader), seed \(seed)"
        }
    }

    /// The task as Swift source, or what else tells it.
    var source: String {
        switch self {
        case .seed(let seed): TreeGenerator.picture(seed: seed).source
        case .picture(let picture): picture.source
        case .file(let reader, let seed): "the damaged file \(seed) of \(reader)"
        }
    }

    /// What the tool is called with to do the task again.
    var command: String {
        switch self {
        case .seed(let seed): "draw \(seed)"
        case .picture(let picture): "draw --json '\(JSON.text(picture))'"
        case .file(let reader, let seed): "read \(reader) \(seed)"
        }
    }
}

extension Picture {
    /// The view as Swift source, below a comment with its setting.
    var source: String { "// setting \(setting.indices)\n\(tree.source)" }
}

extension Tree {
    /// The pieces without their values, which tells findings apart.
    var shape: String { "\(piece)" + (children.isEmpty ? "" : "(" + children.map(\.shape).joined(separator: " ") + ")") }
}
