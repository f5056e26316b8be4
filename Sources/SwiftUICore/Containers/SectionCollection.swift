/// The parts of a section: one that a `Section` makes, or the views between two of them.
public struct SectionConfiguration: Identifiable {
    public struct ID: Hashable {
        fileprivate let position: Int
    }

    public let id: ID
    /// The values that are set on the section itself.
    public let containerValues: ContainerValues
    public let header: SubviewsCollection
    public let content: SubviewsCollection
    public let footer: SubviewsCollection

    @MainActor fileprivate init<Content: View>(_ position: Int, _ views: ResolvedSubviews<Content>, indices: [Int]) {
        let first = indices.first.map { views.nodes[$0].traits }
        let isSection = first?.list.section != nil
        let unsectioned = isSection ? [] : views.all
        func part(_ part: SectionPart) -> SubviewsCollection {
            let members = indices.filter { views.nodes[$0].traits.section ?? .content == part }
            return SubviewsCollection(isSection ? views.sectioned(members) : members.map { unsectioned[$0] })
        }
        id = ID(position: position)
        containerValues = isSection ? first?.containerValues ?? ContainerValues() : ContainerValues()
        (header, content, footer) = (part(.header), part(.content), part(.footer))
    }

    /// Returns the sections of a view: one for each `Section`, and one for each group of views between them.
    @MainActor fileprivate static func sections<Content: View>(
        of content: Content, in context: _ResolutionContext
    ) -> [SectionConfiguration] {
        let views = ResolvedSubviews(of: content, in: context)
        var groups: [[Int]] = []
        for index in views.nodes.indices {
            let section = views.nodes[index].traits.list.section
            if let last = groups.last?.last, views.nodes[last].traits.list.section === section {
                groups[groups.count - 1].append(index)
            } else {
                groups.append([index])
            }
        }
        return groups.enumerated().map { SectionConfiguration($0, views, indices: $1) }
    }
}

/// The sections of a view.
public struct SectionCollection: RandomAccessCollection {
    private let sections: [SectionConfiguration]

    fileprivate init(_ sections: [SectionConfiguration]) { self.sections = sections }

    public var startIndex: Int { 0 }
    public var endIndex: Int { sections.count }
    public subscript(index: Int) -> SectionConfiguration { sections[index] }
}

/// The sections of a view, for a `ForEach`. It is empty until the `ForEach` is resolved.
public struct ForEachSectionCollection<Content: View>: RandomAccessCollection, ContextualCollection {
    private var sections: [SectionConfiguration] = []
    private let read: @MainActor (_ResolutionContext) -> [SectionConfiguration]

    fileprivate init<V: View>(of view: V) {
        read = { SectionConfiguration.sections(of: view, in: $0) }
    }

    public var startIndex: Int { 0 }
    public var endIndex: Int { sections.count }
    public subscript(index: Int) -> SectionConfiguration { sections[index] }

    func resolved(in context: _ResolutionContext) -> ForEachSectionCollection {
        var copy = self
        copy.sections = read(context)
        return copy
    }
}

extension ForEach {
    nonisolated public init<V: View>(
        sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content
    ) where Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID, Content: View {
        self.init(elements: ForEachSectionCollection(of: view), content: content)
    }
}

/// A view that is made of the sections of another one.
public struct GroupSectionsOfContent<Sections: View, Content: View> {
    fileprivate let sections: Sections
    fileprivate let content: (SectionCollection) -> Content
}

extension GroupSectionsOfContent: _PrimitiveView {
    public static func _resolve(
        _ view: GroupSectionsOfContent, in context: _ResolutionContext, into nodes: inout [_LayoutNode]
    ) {
        let sections = SectionCollection(SectionConfiguration.sections(of: view.sections, in: context))
        Content._resolve(view.content(sections), in: context, into: &nodes)
    }
}

extension Group {
    nonisolated public init<Base: View, Result: View>(
        sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
    ) where Content == GroupSectionsOfContent<Base, Result> {
        self = .of(GroupSectionsOfContent(sections: view, content: transform))
    }
}
