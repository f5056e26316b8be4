/// A builder for the widgets of a bundle.
@resultBuilder public struct WidgetBundleBuilder {
    @MainActor @preconcurrency
    public static func buildExpression<Content: Widget>(_ content: Content) -> Content { content }

    @MainActor @preconcurrency
    public static func buildExpression<Content: ControlWidget>(_ content: Content) -> some Widget {
        _ControlWidgetGroup(content)
    }

    @MainActor @preconcurrency public static func buildBlock() -> some Widget { _WidgetGroup { _ in } }

    @MainActor @preconcurrency public static func buildBlock<Content: Widget>(_ content: Content) -> Content { content }

    @_disfavoredOverload
    @MainActor @preconcurrency
    public static func buildBlock<each Content: Widget>(_ content: repeat each Content) -> some Widget {
        _WidgetGroup { descriptions in
            repeat (each Content)._describe(each content, into: &descriptions)
        }
    }

    @MainActor @preconcurrency public static func buildOptional<Content: Widget>(_ content: Content?) -> some Widget {
        _WidgetGroup { descriptions in
            if let content { Content._describe(content, into: &descriptions) }
        }
    }

    @MainActor @preconcurrency public static func buildEither<Content: Widget>(first: Content) -> _WidgetGroup {
        _WidgetGroup { Content._describe(first, into: &$0) }
    }

    @MainActor @preconcurrency public static func buildEither<Content: Widget>(second: Content) -> _WidgetGroup {
        _WidgetGroup { Content._describe(second, into: &$0) }
    }

    @MainActor @preconcurrency
    public static func buildLimitedAvailability<Content: Widget>(_ content: Content) -> _WidgetGroup {
        _WidgetGroup { Content._describe(content, into: &$0) }
    }
}

/// A group of widgets, which may be empty. Their types are only known where the group is created.
@MainActor @preconcurrency public struct _WidgetGroup: Widget {
    private let describe: @MainActor (inout [_WidgetConfigurationValues]) -> Void

    public init() { describe = { _ in } }

    init(_ describe: @escaping @MainActor (inout [_WidgetConfigurationValues]) -> Void) {
        self.describe = describe
    }

    public var body: some WidgetConfiguration { EmptyWidgetConfiguration() }

    public static func _describe(
        _ widget: _WidgetGroup, into descriptions: inout [_WidgetConfigurationValues]
    ) {
        widget.describe(&descriptions)
    }
}
