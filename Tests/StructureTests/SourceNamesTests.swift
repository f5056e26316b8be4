import Testing

@Suite struct SourceNamesTests {
    private static let source = ##"""
        import SwiftUI

        /// Uses Comment, which is no code.
        struct Row<Label: View>: View {
            private enum Key { case first }
            let text = "Text \(Inner.value) " + #"Raw \(NotCode) \#(Deep("x").y)"#
            var key: Key
            func label<Icon>(_ icon: Icon) -> Label where Icon: View { Module.Member(icon) }
        }

        private struct Hidden {}
        public private(set) var shared = Store.shared
        extension Extended { final class Nested {} }
        typealias Alias = Aliased
        """##

    @Test func declarationsOfFileScopeAreSeen() {
        #expect(SourceNames(Self.source).declared == ["Row", "Alias"])
    }

    @Test func commentsTextsAndOwnNamesAreNoUses() {
        #expect(SourceNames(Self.source).used == [
            "View", "Inner", "Deep", "Module", "Store", "Extended", "Aliased", "SwiftUI",
        ])
    }

    @Test func textsOverSeveralLinesEnd() {
        let source = "let a = \"\"\"\n  Text \"quoted\" \\(First.value)\n  \"\"\"\nlet b = Second()"
        #expect(SourceNames(source).used == ["First", "Second"])
    }

    @Test func commentsEnd() {
        #expect(SourceNames("/* A */ let a = B() // C\nlet d = E() / F()").used == ["B", "E", "F"])
    }
}
