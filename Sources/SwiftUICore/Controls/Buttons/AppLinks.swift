import Foundation

/// A button that opens a Mac app's settings. Widgets have none: nothing is drawn, and a message reports it.
public struct SettingsLink<Label: View> {
    nonisolated public init(@ViewBuilder label: () -> Label) {}
    nonisolated public init() where Label == DefaultSettingsLinkLabel {}
}

extension SettingsLink: View {
    public var body: some View {
        UnarchivableView("a SettingsLink") {
            ReportedMessage("a SettingsLink is not drawn, because widgets cannot show one")
        }
    }
}

/// The label of a link to settings without a label of its own.
public struct DefaultSettingsLinkLabel: View {
    nonisolated init() {}
    public var body: some View { Text("Settings…") }
}

/// A round button with a question mark of a Mac. Widgets have none: nothing is drawn, and a message reports it.
public struct HelpLink {
    nonisolated public init(action: @escaping () -> Void) {}
    nonisolated public init(destination: URL) {}
}

extension HelpLink: View {
    public var body: some View {
        UnarchivableView("a HelpLink") { ReportedMessage("a HelpLink is not drawn, because widgets cannot show one") }
    }
}
