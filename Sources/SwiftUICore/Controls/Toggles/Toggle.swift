/// A control that is on or off.
public struct Toggle<Label: View> {
    let isOn: Binding<Bool>
    var isMixed = false
    /// The action; nil for a toggle that a style makes from another toggle's configuration, because the other toggle is
    /// the tap target.
    let action: TapAction?
    let label: Label
    private let trace = SourceTrace.here()

    nonisolated init(isOn: Binding<Bool>, tapAction: TapAction?, label: Label) {
        (self.isOn, action, self.label) = (isOn, tapAction, label)
    }

    /// Creates a toggle with any action. Modules that know intents use it.
    nonisolated package init(isOn: Bool, tapAction: TapAction, label: Label) {
        self.init(isOn: .constant(isOn), tapAction: tapAction, label: label)
    }

    nonisolated public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.init(isOn: isOn, tapAction: .code, label: label())
    }

    /// Creates a toggle for several values: on if all of them are on, mixed if only some are.
    nonisolated public init<C: RandomAccessCollection>(
        sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
    ) {
        let bindings = sources.map { $0[keyPath: isOn] }
        let all = Binding<Bool>(
            get: { !bindings.isEmpty && bindings.allSatisfy(\.wrappedValue) },
            set: { newValue in bindings.forEach { $0.wrappedValue = newValue } })
        self.init(isOn: all, tapAction: .code, label: label())
        isMixed = !all.wrappedValue && bindings.contains { $0.wrappedValue }
    }
}

extension Toggle: View {
    public typealias Body = Never

    public var body: Never { fatalError("a toggle has no body") }

    public static func _resolve(_ view: Toggle, in context: _ResolutionContext, into nodes: inout [_LayoutNode]) {
        let isOn = context.environment.invertsToggles ? Binding.constant(!view.isOn.wrappedValue) : view.isOn
        let configuration = ToggleStyleConfiguration(
            label: .init(
                part: ControlPart(ControlRow(content: view.label), of: ToggleStyleConfiguration.self, in: context)),
            isOn: isOn, isMixed: view.isMixed)
        let first = nodes.count
        ControlStyle.resolve(
            configuration, standard: ControlStyle(DefaultToggleStyle()) { $0.makeBody(configuration: $1) },
            in: context, into: &nodes)
        if let action = view.action {
            for index in first..<nodes.count {
                let spoken = view.isMixed ? nil : isOn.wrappedValue
                nodes[index] = TapTargetNode(nodes[index], action: action, spoken: .toggle(isOn: spoken), context: context)
            }
        }
        context.note(view.trace, on: nodes[first...])
    }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
    /// Creates a toggle from a style's configuration. It takes the style of the enclosing view.
    nonisolated public init(_ configuration: ToggleStyleConfiguration) {
        self.init(isOn: configuration.$isOn, tapAction: nil, label: configuration.label)
        isMixed = configuration.isMixed
    }
}

extension Toggle where Label == Text {
    nonisolated public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(titleKey) }
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(title) }
    }

    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(titleResource) }
    }
}

extension Toggle where Label == SwiftUICore.Label<Text, Image> {
    nonisolated public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { SwiftUICore.Label(titleKey, systemImage: systemImage) }
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { SwiftUICore.Label(title, systemImage: systemImage) }
    }

    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, systemImage: String, isOn: Binding<Bool>
    ) {
        self.init(isOn: isOn) { SwiftUICore.Label(titleResource, systemImage: systemImage) }
    }
}
