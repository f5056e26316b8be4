import Foundation

/// A short text in the private home, which outlives the program.
///
/// A run notes thousands of pictures. So the file is written in place, and it is not flushed to the disk: the note has to
/// outlive the program, not the system.
struct NoteFile {
    /// The file's path, which handlers of signals read.
    let path: UnsafeMutablePointer<CChar>
    /// Whether there is a text: 0 or 1. Handlers of signals read it.
    let hasText: UnsafeMutablePointer<UInt8>
    private let descriptor: Int32

    /// Makes an empty note that lasts until the program ends, or returns nil where the system has no room for it.
    init?(_ file: URL) {
        descriptor = open(file.path, O_CREAT | O_TRUNC | O_WRONLY | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { return nil }
        path = strdup(file.path)
        hasText = .allocate(capacity: 1)
        hasText.initialize(to: 0)
    }

    /// Replaces the text. An empty one removes it.
    func write(_ text: String) {
        // A zero ends the text, because the file may be longer.
        var bytes = Array(text.utf8) + [0]
        if pwrite(descriptor, &bytes, bytes.count, 0) == bytes.count { hasText.pointee = text.isEmpty ? 0 : 1 }
    }

    /// Returns the text of a file, or nil if there is none. No zero is needed at its end.
    static func text(of file: URL) -> String? {
        guard let data = FileManager.default.contents(atPath: file.path) else { return nil }
        let text = String(decoding: data.prefix { $0 != 0 }, as: UTF8.self)
        return text.isEmpty ? nil : text
    }
}
