import Foundation

/// The label of a button whose role alone says what it does.
public struct DefaultButtonLabel: View {
    private let role: ButtonRole

    nonisolated init(role: ButtonRole) { self.role = role }

    public var body: some View {
        switch role {
        case .close: SwiftUICore.Label("Close", systemImage: "xmark").labelStyle(.iconOnly)
        case .confirm: SwiftUICore.Label("Done", systemImage: "checkmark").labelStyle(.iconOnly)
        case .cancel: Text("Cancel")
        case .destructive: Text("Delete")
        default: ReportedMessage("a button without a label is not drawn, because its role has no label of its own")
        }
    }
}

extension Button where Label == DefaultButtonLabel {
    /// Creates a button with the label of its role.
    nonisolated public init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: action) { DefaultButtonLabel(role: role) }
    }
}
