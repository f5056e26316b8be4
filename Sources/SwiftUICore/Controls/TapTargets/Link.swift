import Foundation

/// A control that opens a URL.
///
/// A title is drawn in the tint color, a custom label in its own styles, as in widgets.
public struct Link<Label: View> {
    let label: Label
    let destination: URL
    let isTinted: Bool
}

extension Link: View {
    nonisolated public init(destination: URL, @ViewBuilder label: () -> Label) {
        (self.label, self.destination, isTinted) = (label(), destination, false)
    }

    public var body: some View {
        ControlRow(content: label)
            .transformEnvironment(\.self) { environment in
                if isTinted { environment.setForegroundStyles([AnyShapeStyle(.tint)]) }
            }
            .tapTarget(.link(destination))
    }
}

extension Link where Label == Text {
    nonisolated public init(_ titleKey: LocalizedStringKey, destination: URL) {
        (label, self.destination, isTinted) = (Text(titleKey), destination, true)
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, destination: URL) {
        (label, self.destination, isTinted) = (Text(title), destination, true)
    }

    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, destination: URL) {
        (label, self.destination, isTinted) = (Text(titleResource), destination, true)
    }
}
