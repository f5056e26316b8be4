import FoundationSupplement
import UniformTypeIdentifiers

/// A file that an intent accepts or returns.
public struct IntentFile: Hashable, Sendable {
    public var filename: String
    public var fileURL: URL?
    public var data: Data
    public var type: UTType?
    public var removedOnCompletion = false

    public init(data: Data, filename: String, type: UTType? = nil) {
        self.data = data
        self.filename = filename
        self.type = type
    }

    public init(fileURL: URL, filename: String? = nil, type: UTType? = nil) {
        self.fileURL = fileURL
        self.filename = filename ?? fileURL.lastPathComponent
        self.type = type
        // A missing file counts as empty. Only the URL shows the difference.
        data = (try? Data(contentsOf: fileURL)) ?? Data()
    }
}

extension IntentFile {
    /// The types in which the file can be read, which is its own.
    public var availableContentTypes: [UTType] {
        if let type { return [type] }
        return UTType(filenameExtension: (filename as NSString).pathExtension).map { [$0] } ?? []
    }

    /// Returns the contents. They are of the file's own type, because no other program could convert them.
    public func data(contentType: UTType) async throws -> Data { data }

    /// Returns a file with the contents: the file itself, or one in a folder.
    public func file(contentType: UTType, destinationDirectory: URL? = nil) async throws -> (fileURL: URL, openedInPlace: Bool) {
        if destinationDirectory == nil, let fileURL { return (fileURL, true) }
        let copy = (destinationDirectory ?? FileManager.default.temporaryDirectory).appendingPathComponent(filename)
        try data.write(to: copy)
        return (copy, false)
    }

    /// Calls a function with a file that has the contents.
    public func withFile<Result>(
        contentType: UTType, allowOpenInPlace: Bool = false, fileHandler: @escaping (URL, Bool) async throws -> Result
    ) async throws -> Result {
        if allowOpenInPlace, let fileURL { return try await fileHandler(fileURL, true) }
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let copy = folder.appendingPathComponent(filename)
        try data.write(to: copy)
        return try await fileHandler(copy, false)
    }
}

extension IntentFile: _IntentValue {
    public static var _kind: IntentValueKind { .file }
    public var _text: String? { fileURL?.path ?? filename }

    /// Returns the file at the path in `text` if it exists.
    public static func _value(from text: String, choices: [_IntentValueChoice]?) async throws -> IntentFile? {
        if let choices { return choices.choice(for: text).flatMap { _value(wrapping: $0.value) } }
        guard FileManager.default.isReadableFile(atPath: text) else { return nil }
        return IntentFile(fileURL: URL(fileURLWithPath: text))
    }
}
