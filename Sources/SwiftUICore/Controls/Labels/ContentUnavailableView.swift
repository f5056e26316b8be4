/// A placeholder for missing content: a centered symbol, a title, a description and actions.
///
/// The fonts and distances are unconfirmed on images.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View> {
    let label: Label
    let description: Description
    let actions: Actions

    nonisolated public init(
        @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
        @ViewBuilder actions: () -> Actions = { EmptyView() }
    ) {
        (self.label, self.description, self.actions) = (label(), description(), actions())
    }
}

extension ContentUnavailableView: View {
    public var body: some View {
        VStack(spacing: 16) {
            VStack(spacing: 4) {
                label.labelStyle(UnavailableLabelStyle())
                description
                    .font(.subheadline)
                    .foregroundStyle(.secondary)
            }
            actions
        }
        .multilineTextAlignment(.center)
        .padding()
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}

/// A large icon above the title.
private struct UnavailableLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 12) {
            configuration.icon
                .font(.system(size: 48))
                .foregroundStyle(.secondary)
            configuration.title.font(.title2.bold())
        }
    }
}

extension ContentUnavailableView
where Label == SwiftUICore.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    nonisolated public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
        self.init { SwiftUICore.Label(title, image: name) } description: { description }
    }

    nonisolated public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
        self.init { SwiftUICore.Label(title, systemImage: name) } description: { description }
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, image name: String, description: Text? = nil) {
        self.init { SwiftUICore.Label(title, image: name) } description: { description }
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
        self.init { SwiftUICore.Label(title, systemImage: name) } description: { description }
    }

    @_disfavoredOverload
    nonisolated public init(_ title: LocalizedStringResource, image name: String, description: Text? = nil) {
        self.init { SwiftUICore.Label(title, image: name) } description: { description }
    }

    @_disfavoredOverload
    nonisolated public init(_ title: LocalizedStringResource, systemImage name: String, description: Text? = nil) {
        self.init { SwiftUICore.Label(title, systemImage: name) } description: { description }
    }
}
