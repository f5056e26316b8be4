import SwiftUI

/// Builds chart content from the statements of a closure.
@resultBuilder public struct ChartContentBuilder {
    public static func buildExpression<Content: ChartContent>(_ content: Content) -> Content { content }

    public static func buildBlock() -> some ChartContent { BuilderEmpty() }

    public static func buildBlock<Content: ChartContent>(_ content: Content) -> Content { content }

    @_disfavoredOverload
    public static func buildBlock<each Content: ChartContent>(_ content: repeat each Content) -> some ChartContent {
        BuilderTuple<(repeat each Content)> { collector in
            repeat (each Content)._collect(each content, into: &collector)
        }
    }

    public static func buildIf<Content: ChartContent>(_ content: Content?) -> Content? { content }

    public static func buildEither<TrueContent: ChartContent, FalseContent: ChartContent>(
        first: TrueContent
    ) -> BuilderConditional<TrueContent, FalseContent> {
        BuilderConditional(storage: .trueContent(first))
    }

    public static func buildEither<TrueContent: ChartContent, FalseContent: ChartContent>(
        second: FalseContent
    ) -> BuilderConditional<TrueContent, FalseContent> {
        BuilderConditional(storage: .falseContent(second))
    }

    public static func buildLimitedAvailability(_ content: any ChartContent) -> AnyChartContent {
        AnyChartContent(content)
    }

    public static func buildArray<Content: ChartContent>(_ components: [Content]) -> some ChartContent {
        BuilderTuple<[Content]> { collector in
            for component in components { Content._collect(component, into: &collector) }
        }
    }
}

/// One of two pieces of content, as produced by `if`/`else` and `switch` statements, for marks or axis parts.
public struct BuilderConditional<TrueContent, FalseContent> {
    enum Storage {
        case trueContent(TrueContent)
        case falseContent(FalseContent)
    }

    let storage: Storage

    nonisolated init(storage: Storage) { self.storage = storage }
}

extension BuilderConditional: ChartContent where TrueContent: ChartContent, FalseContent: ChartContent {
    public typealias Body = Never

    public static func _collect(_ content: BuilderConditional, into collector: inout _MarkCollector) {
        switch content.storage {
        case .trueContent(let content): TrueContent._collect(content, into: &collector)
        case .falseContent(let content): FalseContent._collect(content, into: &collector)
        }
    }
}

/// Content without marks.
struct BuilderEmpty: ChartContent {
    typealias Body = Never

    nonisolated init() {}

    static func _collect(_ content: BuilderEmpty, into collector: inout _MarkCollector) {}
}

/// Several consecutive pieces of content.
struct BuilderTuple<Value> {
    let collect: @MainActor (inout _MarkCollector) -> Void

    nonisolated init(collect: @escaping @MainActor (inout _MarkCollector) -> Void) { self.collect = collect }
}

extension BuilderTuple: ChartContent {
    typealias Body = Never

    static func _collect(_ content: BuilderTuple, into collector: inout _MarkCollector) {
        content.collect(&collector)
    }
}

/// Type-erased chart content.
public struct AnyChartContent {
    private let base: any ChartContent

    nonisolated public init(_ content: any ChartContent) { base = content }

    nonisolated public init<Content: ChartContent>(erasing content: Content) { base = content }
}

extension AnyChartContent: ChartContent {
    public typealias Body = Never

    public static func _collect(_ content: AnyChartContent, into collector: inout _MarkCollector) {
        func open<Content: ChartContent>(_ base: Content) { Content._collect(base, into: &collector) }
        open(content.base)
    }
}

extension Optional: ChartContent where Wrapped: ChartContent {
    public static func _collect(_ content: Wrapped?, into collector: inout _MarkCollector) {
        if let content { Wrapped._collect(content, into: &collector) }
    }
}

/// A group of marks. A modifier of the group applies to each of them.
public struct Plot<Content: ChartContent> {
    private let content: Content

    nonisolated public init(@ChartContentBuilder content: () -> Content) { self.content = content() }
}

extension Plot: ChartContent {
    public typealias Body = Never

    public static func _collect(_ content: Plot, into collector: inout _MarkCollector) {
        Content._collect(content.content, into: &collector)
    }
}
