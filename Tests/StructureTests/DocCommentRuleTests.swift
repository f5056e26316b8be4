import Testing

@Suite struct DocCommentRuleTests {
    /// The declarations of a module that need a comment, in a project with two modules. The first stands in for Apple's.
    private func asked(_ module: String) -> [String] {
        let apples = """
            public protocol Drawable { var size: Int { get }; func _draw() }
            public struct Box: Drawable {
                public var size: Int
                public func _draw() {}
                public func _measure() {}
                package let stored = 1
                package init(size: Int, _ other: Box) {}
                /// Documented.
                package func kept() {}
            }
            package enum Kind { case small, large }
            """
        let own = """
            public struct Picture: Equatable {
                public var width: Int
                var height: Int
                public init(width: Int, height: Int) {}
                public init(_ box: Box) {}
                public static func == (a: Picture, b: Picture) -> Bool { true }
                public func trimmed() {}
                struct Hidden { public func unseen() {} }
            }
            package protocol Store { var folder: String { get } }
            package struct Folder: Named { package let folder = "" }
            package protocol Named: Store {}
            extension Folder { package func reload() {} }
            public extension CGPath { func copied() {} }
            open class Stack { override public func resize() {} }
            """
        let rule = DocCommentRule(
            modules: ["Frames": SwiftDeclarations(apples).all, "Pictures": SwiftDeclarations(own).all], frameworks: ["Frame"])
        return rule.undocumented(in: module).map(\.path)
    }

    @Test func modulesUnderApplesNamesDocumentWhatAppleLacks() {
        #expect(asked("Frames") == ["Drawable._draw()", "Box._measure()", "Box.init(size:_:)", "Kind"])
    }

    @Test func ownModulesDocumentWhatOthersSee() {
        #expect(asked("Pictures") == [
            "Picture", "Picture.width", "Picture.init(_:)", "Picture.trimmed()", "Store", "Store.folder", "Folder", "Named",
            "Folder.reload()", "Stack",
        ])
    }

    @Test func othersHaveNothingToDocument() { #expect(asked("Nowhere") == []) }
}
