/// A view that is made from a value of the environment.
///
/// A style that another style calls has no environment of its own. This view reads the environment where it is
/// resolved.
struct EnvironmentReader<Value, Content: View>: View {
    @Environment private var value: Value
    private let content: (Value) -> Content

    init(_ keyPath: KeyPath<EnvironmentValues, Value>, @ViewBuilder content: @escaping (Value) -> Content) {
        _value = Environment(keyPath)
        self.content = content
    }

    var body: some View { content(value) }
}

/// A control's label, unless labels are hidden.
struct DescribingLabel<Label: View>: View {
    let label: Label

    var body: some View {
        EnvironmentReader(\.labelsAreHidden) { isHidden in
            if !isHidden { label }
        }
    }
}
