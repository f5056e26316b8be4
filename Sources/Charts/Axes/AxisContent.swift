import SwiftUI

/// The content of an axis: sets of marks.
@MainActor @preconcurrency public protocol AxisContent {
    associatedtype Body: AxisContent

    @AxisContentBuilder @MainActor @preconcurrency var body: Body { get }

    /// Appends the mark sets of `content`.
    @MainActor @preconcurrency static func _collect(_ content: Self, into sets: inout _AxisMarkSets)
}

extension AxisContent {
    @MainActor @preconcurrency public static func _collect(_ content: Self, into sets: inout _AxisMarkSets) {
        sets.descend { Body._collect(content.body, into: &$0) }
    }

    /// Effect: none, because each mark is already drawn as a separate layer.
    nonisolated public func compositingLayer() -> some AxisContent { self }
}

extension AxisContent where Body == Never {
    public var body: Never { fatalError("\(Self.self) is primitive axis content and has no body") }
}

extension Never: AxisContent {}

/// Collects the mark sets of an axis.
public struct _AxisMarkSets {
    var sets: [AxisMarkSet] = []
    private var depth = 0

    init() {}

    mutating func descend(_ collect: (inout _AxisMarkSets) -> Void) {
        guard depth < 100 else { return }
        depth += 1
        collect(&self)
        depth -= 1
    }
}

/// Marks for a list of values.
struct AxisMarkSet {
    var preset = AxisMarkPreset.automatic
    var position = AxisMarkPosition.automatic
    var values = AxisMarkValues.automatic
    /// The parts for a value; nil for the default parts of the scale.
    var content: (@MainActor (AxisValue) -> [AxisPart])?
    /// The labels, used if `content` is nil; nil for the default labels of the scale.
    var label: (@MainActor (AxisValue, AxisLabelFormat) -> AnyView)?
    var stroke: StrokeStyle?
}

/// Builds axis content from the statements of a closure.
@resultBuilder public struct AxisContentBuilder {
    public static func buildExpression<Content: AxisContent>(_ content: Content) -> Content { content }

    public static func buildBlock() -> some AxisContent { SeveralAxisContents { _ in } }

    public static func buildBlock<Content: AxisContent>(_ content: Content) -> Content { content }

    @_disfavoredOverload
    public static func buildBlock<each Content: AxisContent>(_ content: repeat each Content) -> some AxisContent {
        SeveralAxisContents { sets in repeat (each Content)._collect(each content, into: &sets) }
    }

    public static func buildIf<Content: AxisContent>(_ content: Content?) -> Content? { content }

    public static func buildEither<TrueContent: AxisContent, FalseContent: AxisContent>(
        first: TrueContent
    ) -> BuilderConditional<TrueContent, FalseContent> {
        BuilderConditional(storage: .trueContent(first))
    }

    public static func buildEither<TrueContent: AxisContent, FalseContent: AxisContent>(
        second: FalseContent
    ) -> BuilderConditional<TrueContent, FalseContent> {
        BuilderConditional(storage: .falseContent(second))
    }

    public static func buildLimitedAvailability(_ content: any AxisContent) -> AnyAxisContent {
        AnyAxisContent(content)
    }
}

/// Several pieces of axis content.
struct SeveralAxisContents {
    let collect: @MainActor (inout _AxisMarkSets) -> Void

    nonisolated init(collect: @escaping @MainActor (inout _AxisMarkSets) -> Void) { self.collect = collect }
}

extension SeveralAxisContents: AxisContent {
    typealias Body = Never

    static func _collect(_ content: SeveralAxisContents, into sets: inout _AxisMarkSets) { content.collect(&sets) }
}

/// Type-erased axis content.
public struct AnyAxisContent {
    private let base: any AxisContent

    nonisolated public init(_ content: any AxisContent) { base = content }

    nonisolated public init<T: AxisContent>(erasing content: T) { base = content }
}

extension AnyAxisContent: AxisContent {
    public typealias Body = Never

    public static func _collect(_ content: AnyAxisContent, into sets: inout _AxisMarkSets) {
        func open<Content: AxisContent>(_ base: Content) { Content._collect(base, into: &sets) }
        open(content.base)
    }
}

extension Optional: AxisContent where Wrapped: AxisContent {
    public static func _collect(_ content: Wrapped?, into sets: inout _AxisMarkSets) {
        if let content { Wrapped._collect(content, into: &sets) }
    }
}

extension BuilderConditional: AxisContent where TrueContent: AxisContent, FalseContent: AxisContent {
    public static func _collect(_ content: BuilderConditional, into sets: inout _AxisMarkSets) {
        switch content.storage {
        case .trueContent(let content): TrueContent._collect(content, into: &sets)
        case .falseContent(let content): FalseContent._collect(content, into: &sets)
        }
    }
}
