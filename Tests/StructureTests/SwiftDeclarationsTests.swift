import Testing

@Suite struct SwiftDeclarationsTests {
    private static let source = ##"""
        import struct Module.Name

        /// Documented.
        @available(iOS 17, *)
        public struct Row<Label: View>: View, Sendable where Label: Equatable {
            public private(set) var count = 0 { didSet { var inner = 1 } }
            /** Documented. */
            @MainActor public func size<T>(_ value: T, of map: [String: (Int, Int)] = [:], default: T) -> T { value }
            #if os(Linux)
            /// Documented.
            package init?(@Builder content: () -> Label, pair: Pair<Int, Int>) {}
            #else
            class var shared: Row { Row() }
            #endif
            public static func == (a: Row, b: Row) -> Bool { true }
            public subscript(index: Int, in range: Int) -> Int { 0 }
        }

        /// Stands in front of the condition, not of the declaration.
        #if DEBUG
        package extension Outer.Inner: Module.Protocol {
            func shown() {}
            private func hidden() {}
            struct Nested { public let `default` = "/// \(text)" }
        }
        #endif

        ///
        public protocol Shape { associatedtype Kind; var kind: Kind { get } }
        struct Hidden { public let shown, second: Int; override func update() {} }
        """##

    private let declarations = SwiftDeclarations(source).all

    @Test func namesHaveTheirTypesAndLabels() {
        #expect(declarations.map(\.path) == [
            "Row", "Row.count", "Row.size(_:of:default:)", "Row.init(content:pair:)", "Row.shared", "Row.==(a:b:)",
            "Row.subscript(_:in:)", "Inner", "Inner.shown()", "Inner.hidden()", "Inner.Nested", "Inner.Nested.default",
            "Shape", "Shape.Kind", "Shape.kind", "Hidden", "Hidden.shown", "Hidden.second", "Hidden.update()",
        ])
    }

    @Test func commentsDocumentWhatFollowsThem() {
        #expect(declarations.filter(\.isDocumented).map(\.path) == ["Row", "Row.size(_:of:default:)", "Row.init(content:pair:)"])
    }

    @Test func visibilityDependsOnTheSurroundings() {
        #expect(declarations.filter { $0.visibility == .everyone }.map(\.path) == [
            "Row", "Row.count", "Row.size(_:of:default:)", "Row.==(a:b:)", "Row.subscript(_:in:)", "Shape", "Shape.Kind",
            "Shape.kind",
        ])
        #expect(declarations.filter { $0.visibility == .package }.map(\.path) == [
            "Row.init(content:pair:)", "Inner", "Inner.shown()", "Inner.Nested", "Inner.Nested.default",
        ])
    }

    @Test func headersAndModifiersAreRead() {
        #expect(declarations.flatMap(\.inherited) == ["View", "Sendable", "Protocol"])
        #expect(declarations.filter(\.isOverride).map(\.name) == ["update()"])
        #expect(declarations.map(\.line).prefix(4) == [5, 6, 8, 11])
    }
}
