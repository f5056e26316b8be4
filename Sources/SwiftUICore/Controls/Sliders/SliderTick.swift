/// A mark on a slider. Sliders are not drawn, so only its value is kept.
public struct SliderTick<V: BinaryFloatingPoint>: Identifiable {
    public struct ID: Hashable {
        fileprivate let value: V
    }

    let value: V

    public var id: ID { ID(value: value) }

    public init(_ value: V) { self.value = value }

    public init(_ value: V, @ViewBuilder label: () -> some View) { self.value = value }

    public init(_ value: V, _ titleKey: LocalizedStringKey) { self.value = value }

    @_disfavoredOverload public init<S: StringProtocol>(_ value: V, _ title: S) { self.value = value }
}

/// What a builder of a slider's ticks is given.
public protocol SliderTickContent<Value> {
    associatedtype Value: BinaryFloatingPoint
    associatedtype Body: RandomAccessCollection where Body.Element == SliderTick<Value>

    var body: Body { get }
}

extension SliderTick: SliderTickContent {
    public typealias Value = V

    public var body: CollectionOfOne<SliderTick<V>> { CollectionOfOne(self) }
}

/// The ticks of several contents.
public struct TupleSliderTickContent<V: BinaryFloatingPoint, T>: SliderTickContent {
    public typealias Value = V

    public var value: T
    public let body: [SliderTick<V>]
}

/// The ticks for each element of a collection.
public struct SliderTickContentForEach<Data: RandomAccessCollection, ID: Hashable, Content: SliderTickContent>: SliderTickContent {
    public typealias Value = Content.Value

    public let body: [SliderTick<Content.Value>]

    nonisolated public init<V: BinaryFloatingPoint>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @SliderTickBuilder<V> content: @escaping (Data.Element) -> Content
    ) where V == Data.Element, V == Content.Value {
        body = data.flatMap { Array(content($0).body) }
    }

    nonisolated public init<V: BinaryFloatingPoint>(
        _ data: Data, @SliderTickBuilder<V> content: @escaping (Data.Element) -> Content
    ) where V: Identifiable, ID == V.ID, V == Data.Element, V == Content.Value {
        body = data.flatMap { Array(content($0).body) }
    }
}

/// Builds the ticks of a slider.
@resultBuilder public struct SliderTickBuilder<V: BinaryFloatingPoint> {
    public static func buildExpression(_ content: some SliderTickContent<V>) -> some SliderTickContent<V> { content }

    public static func buildBlock() -> some SliderTickContent<V> { TupleSliderTickContent<V, Void>(value: (), body: []) }

    public static func buildPartialBlock<C: SliderTickContent<V>>(first content: C) -> C { content }

    public static func buildPartialBlock<C0: SliderTickContent<V>, C1: SliderTickContent<V>>(
        accumulated: C0, next: C1
    ) -> TupleSliderTickContent<V, (C0, C1)> {
        TupleSliderTickContent(value: (accumulated, next), body: Array(accumulated.body) + Array(next.body))
    }
}
