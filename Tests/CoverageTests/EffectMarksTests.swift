import Foundation
import Testing

@testable import darkroom_coverage

@Suite struct EffectMarksTests {
    private func marks(_ source: String) throws -> EffectMarks {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("marks-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data(source.utf8).write(to: folder.appendingPathComponent("Source.swift"))
        return try EffectMarks(sources: folder)
    }

    private static let source = """
        extension View {
            nonisolated public func idle(_ a: Int, b: String = "x") -> some View { self }
            public func idle(deep c: Int) -> some View { modifier(C(c)) }
            public func asleep(
                @ViewBuilder _ content: () -> some View, for duration: [String: (Int, Int)] = [:]
            ) -> some View { self }

            /// Does much.
            ///
            /// Effect: none, nobody looks.
            public func marked() { run() }
            public func working(x: Int) -> some View { offset(x) }
        }

        /// A thing.
        ///
        /// Effect: none, not drawn.
        public struct Ghost {
            public init(a: Int) {}
            public init(b: Int) { self.b = b }
        }
        """

    @Test func methodsThatReturnSelfHaveNone() throws {
        let marks = try marks(Self.source)
        #expect(marks.isWithoutEffect(try #require(ArgumentShape("idle(_:)"))))
        #expect(marks.isWithoutEffect(try #require(ArgumentShape("idle(_:b:)"))))
        #expect(marks.isWithoutEffect(try #require(ArgumentShape("asleep(_:for:)"))))
        #expect(!marks.isWithoutEffect(try #require(ArgumentShape("idle(deep:)"))))
        #expect(!marks.isWithoutEffect(try #require(ArgumentShape("working(x:)"))))
        #expect(!marks.isWithoutEffect(try #require(ArgumentShape("unknown()"))))
    }

    @Test func commentsSaySo() throws {
        let marks = try marks(Self.source)
        #expect(marks.isWithoutEffect(try #require(ArgumentShape("marked()"))))
        #expect(marks.isWithoutEffect(type: "Ghost"))
        #expect(!marks.isWithoutEffect(type: "View"))
    }

    @Test func initializersThatDropTheirArgumentsHaveNone() throws {
        let marks = try marks(Self.source)
        #expect(marks.isWithoutEffect(try #require(ArgumentShape("Ghost(a:)"))))
        #expect(!marks.isWithoutEffect(try #require(ArgumentShape("Ghost(b:)"))))
    }
}
