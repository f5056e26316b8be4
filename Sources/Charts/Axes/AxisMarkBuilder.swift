import SwiftUI

/// Builds axis marks from the statements of a closure.
@resultBuilder public struct AxisMarkBuilder {
    public static func buildExpression<Content: AxisMark>(_ content: Content) -> Content { content }

    public static func buildBlock() -> some AxisMark { SeveralAxisMarks { _, _ in } }

    public static func buildBlock<Content: AxisMark>(_ content: Content) -> Content { content }

    @_disfavoredOverload
    public static func buildBlock<each Content: AxisMark>(_ content: repeat each Content) -> some AxisMark {
        SeveralAxisMarks { value, parts in repeat (each Content)._collect(each content, for: value, into: &parts) }
    }

    public static func buildIf<Content: AxisMark>(_ content: Content?) -> Content? { content }

    public static func buildEither<TrueContent: AxisMark, FalseContent: AxisMark>(
        first: TrueContent
    ) -> BuilderConditional<TrueContent, FalseContent> {
        BuilderConditional(storage: .trueContent(first))
    }

    public static func buildEither<TrueContent: AxisMark, FalseContent: AxisMark>(
        second: FalseContent
    ) -> BuilderConditional<TrueContent, FalseContent> {
        BuilderConditional(storage: .falseContent(second))
    }

    public static func buildLimitedAvailability(_ content: any AxisMark) -> AnyAxisMark { AnyAxisMark(content) }
}

/// Several axis marks at the same value.
struct SeveralAxisMarks {
    let collect: @MainActor (AxisValue, inout _AxisParts) -> Void

    nonisolated init(collect: @escaping @MainActor (AxisValue, inout _AxisParts) -> Void) { self.collect = collect }
}

extension SeveralAxisMarks: AxisMark {
    typealias Body = Never

    static func _collect(_ mark: SeveralAxisMarks, for value: AxisValue, into parts: inout _AxisParts) {
        mark.collect(value, &parts)
    }
}

/// A type-erased axis mark.
public struct AnyAxisMark {
    private let base: any AxisMark

    nonisolated public init(_ mark: any AxisMark) { base = mark }

    nonisolated public init<T: AxisMark>(erasing mark: T) { base = mark }
}

extension AnyAxisMark: AxisMark {
    public typealias Body = Never

    public static func _collect(_ mark: AnyAxisMark, for value: AxisValue, into parts: inout _AxisParts) {
        func open<Mark: AxisMark>(_ base: Mark) { Mark._collect(base, for: value, into: &parts) }
        open(mark.base)
    }
}

extension Optional: AxisMark where Wrapped: AxisMark {
    public static func _collect(_ mark: Wrapped?, for value: AxisValue, into parts: inout _AxisParts) {
        if let mark { Wrapped._collect(mark, for: value, into: &parts) }
    }
}

extension BuilderConditional: AxisMark where TrueContent: AxisMark, FalseContent: AxisMark {
    public static func _collect(_ mark: BuilderConditional, for value: AxisValue, into parts: inout _AxisParts) {
        switch mark.storage {
        case .trueContent(let mark): TrueContent._collect(mark, for: value, into: &parts)
        case .falseContent(let mark): FalseContent._collect(mark, for: value, into: &parts)
        }
    }
}
