import Foundation

/// A group of views in a list, form or lazy container, with a header and a footer.
public struct Section<Parent, Content, Footer> {
    let header: Parent
    let content: Content
    let footer: Footer
}

extension Section: View where Parent: View, Content: View, Footer: View {
    public typealias Body = Never

    public var body: Never { fatalError("a section has no body") }

    /// Outside containers that support sections, the parts are ordinary consecutive views.
    public static func _resolve(_ view: Section, in context: _ResolutionContext, into nodes: inout [_LayoutNode]) {
        let section = ListTraits.Section()
        resolve(view.header, as: .header, of: section, in: context, into: &nodes)
        resolve(view.content, as: .content, of: section, in: context, into: &nodes)
        resolve(view.footer, as: .footer, of: section, in: context, into: &nodes)
    }

    private static func resolve<V: View>(
        _ view: V, as part: SectionPart, of section: ListTraits.Section, in context: _ResolutionContext,
        into nodes: inout [_LayoutNode]
    ) {
        var inner = context
        if let metrics = context.environment.listMetrics { metrics.applyTextStyle(of: part, to: &inner.environment) }
        let first = nodes.count
        V._resolve(view, in: inner, into: &nodes)
        for node in nodes[first...] {
            node.traits.section = part
            node.traits.list.section = section
            // What is set on the section itself comes later.
            let own = node.traits.containerValues
            if !own.isEmpty { (node.traits.sectionedValues, node.traits.containerValues) = (own, ContainerValues()) }
        }
    }
}

extension Section where Parent: View, Content: View, Footer: View {
    nonisolated public init(
        @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
    ) {
        (self.header, self.content, self.footer) = (header(), content(), footer())
    }

    @available(*, deprecated, renamed: "init(content:header:footer:)")
    nonisolated public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
        (self.header, self.content, self.footer) = (header, content(), footer)
    }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
        (header, self.content, self.footer) = (EmptyView(), content(), footer())
    }

    @available(*, deprecated, renamed: "init(content:footer:)")
    nonisolated public init(footer: Footer, @ViewBuilder content: () -> Content) {
        (header, self.content, self.footer) = (EmptyView(), content(), footer)
    }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
    /// Creates a section. A picture shows every section expanded.
    nonisolated public init(
        isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent
    ) {
        self.init(content: content, header: header)
    }

    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
        (self.header, self.content, footer) = (header(), content(), EmptyView())
    }

    @available(*, deprecated, renamed: "init(content:header:)")
    nonisolated public init(header: Parent, @ViewBuilder content: () -> Content) {
        (self.header, self.content, footer) = (header, content(), EmptyView())
    }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
    nonisolated public init(@ViewBuilder content: () -> Content) {
        (header, self.content, footer) = (EmptyView(), content(), EmptyView())
    }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        (header, self.content, footer) = (Text(titleKey), content(), EmptyView())
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        (header, self.content, footer) = (Text(title), content(), EmptyView())
    }

    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
        (header, self.content, footer) = (Text(titleResource), content(), EmptyView())
    }

    /// Creates a section. A picture shows every section expanded.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
    ) {
        self.init(titleKey, content: content)
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
    ) {
        self.init(title, content: content)
    }
}
