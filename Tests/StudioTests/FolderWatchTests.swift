import Foundation
import Testing

@testable import Studio

@Suite struct FolderWatchTests {
    private let folder: Folder
    private let changes: AsyncStream<Set<String>>
    private let watch: FolderWatch

    init() throws {
        folder = try Folder()
        let (stream, continuation) = AsyncStream.makeStream(of: Set<String>.self)
        changes = stream
        watch = try FolderWatch { continuation.yield($0) }
    }

    private func next() async -> Set<String> {
        var iterator = changes.makeAsyncIterator()
        return await iterator.next() ?? []
    }

    private func path(_ name: String) -> String { folder.url.appendingPathComponent(name).path }

    @Test func filesInAFolderAndItsFolders() async throws {
        try folder.write("Views/Card.swift", "1")
        watch.watch([folder.url])
        try folder.write("Views/Card.swift", "2")
        #expect(await next() == [path("Views/Card.swift")])
        try FileManager.default.removeItem(at: URL(fileURLWithPath: path("Views/Card.swift")))
        #expect(await next() == [path("Views/Card.swift")])
    }

    @Test func aFileThatAnEditorReplaces() async throws {
        let file = try folder.write("Card.swift", "1")
        watch.watch([file])
        // The new content is written under another name, which gets the file's name then.
        try folder.write(".Card.swift.swp", "2")
        _ = rename(path(".Card.swift.swp"), file.path)
        #expect(await next() == [file.path])
    }

    @Test func onlyTheWatchedFilesAndNewSourcesCount() async throws {
        let file = try folder.write("Card.swift", "1")
        watch.watch([file])
        try folder.write("notes.txt", "1")
        try folder.write("Card.swift~", "1")
        try folder.write("New.swift", "1")
        #expect(await next() == [path("New.swift")])
    }
}
