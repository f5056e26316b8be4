import Foundation

/// The information, besides its size, that a view passes to its parent. Most views pass none.
struct ViewTraits {
    private struct Values {
        var layoutPriority: Double = 0
        var zIndex: Double = 0
        var layoutValues: [ObjectIdentifier: Any] = [:]
        var tag: AnyHashable?
        var grid = GridTraits()
        var section: SectionPart?
        var containerValues = ContainerValues()
        var sectionedValues: ContainerValues?
    }

    /// Shared until it is changed, because a modifier's node has its content's traits.
    private final class Storage {
        var values: Values
        init(_ values: Values) { self.values = values }
    }

    private static let defaults = Values()
    private var storage: Storage?

    private var values: Values {
        get { storage?.values ?? ViewTraits.defaults }
        set { storage = Storage(newValue) }
    }

    var layoutPriority: Double {
        get { storage?.values.layoutPriority ?? 0 }
        set { values.layoutPriority = newValue }
    }
    var zIndex: Double {
        get { storage?.values.zIndex ?? 0 }
        set { values.zIndex = newValue }
    }
    var layoutValues: [ObjectIdentifier: Any] {
        get { storage?.values.layoutValues ?? [:] }
        set { values.layoutValues = newValue }
    }
    var tag: AnyHashable? {
        get { storage?.values.tag }
        set { values.tag = newValue }
    }
    var grid: GridTraits {
        get { storage?.values.grid ?? ViewTraits.defaults.grid }
        set { values.grid = newValue }
    }
    var section: SectionPart? {
        get { storage?.values.section }
        set { values.section = newValue }
    }
    /// The values for the container around the view, or around the section that the view is in.
    var containerValues: ContainerValues {
        get { storage?.values.containerValues ?? ContainerValues() }
        set { values.containerValues = newValue }
    }
    /// The values that a view in a section has of its own; nil for none, and outside sections.
    var sectionedValues: ContainerValues? {
        get { storage?.values.sectionedValues }
        set { values.sectionedValues = newValue }
    }
}
