/// The tabs of a tab view.
///
/// Custom content implements `body`.
@MainActor @preconcurrency public protocol TabContent<TabValue> {
    associatedtype TabValue: Hashable where TabValue == Body.TabValue
    associatedtype Body: TabContent

    @TabContentBuilder<TabValue> @MainActor @preconcurrency var body: Body { get }

    /// Appends the tabs of `content`.
    @MainActor @preconcurrency static func _collect(_ content: Self, into tabs: inout _Tabs)
}

extension TabContent {
    @MainActor @preconcurrency public static func _collect(_ content: Self, into tabs: inout _Tabs) {
        Body._collect(content.body, into: &tabs)
    }
}

/// The contents of tabs in their order. Only those that are shown are resolved.
public struct _Tabs {
    fileprivate var contents: [@MainActor (_ResolutionContext) -> _LayoutNode] = []

    fileprivate init() {}

    /// Appends a tab that shows `content`.
    @MainActor mutating func append<Content: View>(_ content: Content) {
        contents.append { content.resolvedAsOne(in: $0) }
    }
}

/// Tabs that are made of others.
public struct _TabGroup<TabValue: Hashable> {
    private let collect: @MainActor (inout _Tabs) -> Void

    nonisolated init(_ collect: @escaping @MainActor (inout _Tabs) -> Void) { self.collect = collect }
}

extension _TabGroup: TabContent {
    public var body: _TabGroup<TabValue> { return self }

    public static func _collect(_ content: _TabGroup, into tabs: inout _Tabs) { content.collect(&tabs) }
}

/// Tabs of any type.
public struct AnyTabContent<TabValue: Hashable> {
    private let tabs: _TabGroup<TabValue>

    nonisolated public init(_ content: any TabContent<TabValue>) { tabs = AnyTabContent.group(content) }

    nonisolated private static func group<C: TabContent<TabValue>>(_ content: C) -> _TabGroup<TabValue> {
        _TabGroup { C._collect(content, into: &$0) }
    }
}

extension AnyTabContent: TabContent {
    public var body: _TabGroup<TabValue> { return tabs }
}

/// Builds tabs from the statements of a closure.
@resultBuilder public struct TabContentBuilder<TabValue: Hashable> {
    public static func buildExpression<C: TabContent>(_ content: C) -> C where C.TabValue == TabValue { content }

    public static func buildBlock() -> _TabGroup<TabValue> { _TabGroup { _ in } }

    public static func buildPartialBlock<C: TabContent>(first: C) -> C where C.TabValue == TabValue { first }

    public static func buildPartialBlock<C0: TabContent, C1: TabContent>(
        accumulated: C0, next: C1
    ) -> _TabGroup<TabValue> where C0.TabValue == TabValue, C1.TabValue == TabValue {
        _TabGroup {
            C0._collect(accumulated, into: &$0)
            C1._collect(next, into: &$0)
        }
    }

    public static func buildIf<C: TabContent>(_ content: C?) -> C? where C.TabValue == TabValue { content }

    public static func buildEither<T: TabContent, F: TabContent>(
        first: T
    ) -> _ConditionalContent<T, F> where T.TabValue == TabValue, F.TabValue == TabValue {
        _ConditionalContent(storage: .trueContent(first))
    }

    public static func buildEither<T: TabContent, F: TabContent>(
        second: F
    ) -> _ConditionalContent<T, F> where T.TabValue == TabValue, F.TabValue == TabValue {
        _ConditionalContent(storage: .falseContent(second))
    }

    public static func buildLimitedAvailability(_ content: any TabContent<TabValue>) -> AnyTabContent<TabValue> {
        AnyTabContent(content)
    }

    /// The view that a tab view makes of its tabs: the content of the first one.
    public struct Content<C: TabContent> where C.TabValue == TabValue {
        fileprivate let tabs: C

        nonisolated init(_ tabs: C) { self.tabs = tabs }
    }
}

extension TabContentBuilder.Content: _PrimitiveView, View {
    public static func _resolve(
        _ view: TabContentBuilder.Content<C>, in context: _ResolutionContext, into nodes: inout [_LayoutNode]
    ) {
        var tabs = _Tabs()
        C._collect(view.tabs, into: &tabs)
        if let first = tabs.contents.first { nodes.append(first(context)) }
    }
}

extension Optional: TabContent where Wrapped: TabContent {
    public typealias TabValue = Wrapped.TabValue
    public typealias Body = _TabGroup<Wrapped.TabValue>

    public var body: _TabGroup<Wrapped.TabValue> {
        return _TabGroup { tabs in
            if let content = self { Wrapped._collect(content, into: &tabs) }
        }
    }
}

extension _ConditionalContent: TabContent
where TrueContent: TabContent, FalseContent: TabContent, TrueContent.TabValue == FalseContent.TabValue {
    public typealias TabValue = TrueContent.TabValue
    public typealias Body = _TabGroup<TrueContent.TabValue>

    public var body: _TabGroup<TrueContent.TabValue> {
        return _TabGroup { tabs in
            switch storage {
            case .trueContent(let content): TrueContent._collect(content, into: &tabs)
            case .falseContent(let content): FalseContent._collect(content, into: &tabs)
            }
        }
    }
}

extension Group: TabContent where Content: TabContent {
    public typealias TabValue = Content.TabValue
    public typealias Body = _TabGroup<Content.TabValue>

    @_disfavoredOverload
    nonisolated public init<T: Hashable>(@TabContentBuilder<T> content: () -> Content) where Content.TabValue == T {
        self = .of(content())
    }

    public var body: _TabGroup<Content.TabValue> { return _TabGroup { Content._collect(content, into: &$0) } }
}

extension ForEach: TabContent where Content: TabContent {
    public typealias TabValue = Content.TabValue
    public typealias Body = _TabGroup<Content.TabValue>

    @_disfavoredOverload
    nonisolated public init<T: Hashable>(
        _ data: Data, @TabContentBuilder<T> content: @escaping (Data.Element) -> Content
    ) where Content.TabValue == T, ID == Data.Element.ID, Data.Element: Identifiable { self.init(elements: data, content: content) }

    @_disfavoredOverload
    nonisolated public init<T: Hashable>(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @TabContentBuilder<T> content: @escaping (Data.Element) -> Content
    ) where Content.TabValue == T { self.init(elements: data, content: content) }

    public var body: _TabGroup<Content.TabValue> {
        return _TabGroup { tabs in
            for element in data { Content._collect(content(element), into: &tabs) }
        }
    }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: TabContent {
    @_disfavoredOverload
    nonisolated public init<T: Hashable>(
        _ data: Range<Int>, @TabContentBuilder<T> content: @escaping (Int) -> Content
    ) where Content.TabValue == T { self.init(elements: data, content: content) }
}
