import Foundation
import SwiftUI

/// A part of a chart with three axes, which is not drawn.
@MainActor @preconcurrency public protocol Chart3DContent {
    associatedtype Body: Chart3DContent

    @Chart3DContentBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Chart3DContent where Body == Never {
    public var body: Never { fatalError("\(Self.self) is a mark and has no body") }
}

extension Never: Chart3DContent {}

/// Content without parts of its own.
public struct _Chart3DGroup: Chart3DContent {
    public typealias Body = Never

    nonisolated init() {}
}

/// Builds the content of a chart with three axes.
@MainActor @resultBuilder public struct Chart3DContentBuilder {
    public static func buildExpression<Content: Chart3DContent>(_ content: Content) -> Content { content }
    public static func buildBlock() -> _Chart3DGroup { _Chart3DGroup() }
    public static func buildBlock<Content: Chart3DContent>(_ content: Content) -> Content { content }
    public static func buildBlock<each Content: Chart3DContent>(_ content: repeat each Content) -> _Chart3DGroup { _Chart3DGroup() }
    public static func buildIf<Content: Chart3DContent>(_ content: Content?) -> _Chart3DGroup { _Chart3DGroup() }
    public static func buildEither<Content: Chart3DContent>(first content: Content) -> _Chart3DGroup { _Chart3DGroup() }
    public static func buildEither<Content: Chart3DContent>(second content: Content) -> _Chart3DGroup { _Chart3DGroup() }
    public static func buildLimitedAvailability(_ content: any Chart3DContent) -> _Chart3DGroup { _Chart3DGroup() }
}

extension ForEach: Chart3DContent where Content: Chart3DContent {
    @_disfavoredOverload
    nonisolated public init(_ data: Data, @Chart3DContentBuilder content: @escaping (Data.Element) -> Content)
    where ID == Data.Element.ID, Data.Element: Identifiable {
        self.init(elements: data, content: content)
    }

    @_disfavoredOverload
    nonisolated public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @Chart3DContentBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(elements: data, content: content)
    }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: Chart3DContent {
    @_disfavoredOverload
    nonisolated public init(_ data: Range<Int>, @Chart3DContentBuilder content: @escaping (Int) -> Content) {
        self.init(elements: data, content: content)
    }
}
