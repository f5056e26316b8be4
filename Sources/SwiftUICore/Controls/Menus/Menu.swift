import Foundation

/// A button that opens a menu. Widgets have none: nothing is drawn, and a message says so.
public struct Menu<Label: View, Content: View> {
    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}

    nonisolated public init(
        @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, primaryAction: @escaping () -> Void
    ) {}
}

extension Menu: View {
    public var body: some View { ReportedMessage("a menu is not drawn: widgets have none") }
}

extension Menu where Label == Text {
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {}
}

extension Menu where Label == SwiftUICore.Label<Text, Image> {
    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
    ) {}

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, systemImage: String, @ViewBuilder content: () -> Content
    ) {}
}

/// A button that lets a list be changed. Widgets have none: nothing is drawn, and a message says so.
public struct EditButton {
    nonisolated public init() {}
}

extension EditButton: View {
    public var body: some View { ReportedMessage("an edit button is not drawn: widgets have none") }
}

/// A button that shares something. Widgets have none: nothing is drawn, and a message says so.
public struct ShareLink<Label: View> {
    nonisolated public init(
        item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
    ) {}

    nonisolated public init(
        item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
    ) {}
}

extension ShareLink: View {
    public var body: some View { ReportedMessage("a share link is not drawn: widgets have none") }
}

extension ShareLink where Label == DefaultShareLinkLabel {
    nonisolated public init(item: URL, subject: Text? = nil, message: Text? = nil) {}
    nonisolated public init(item: String, subject: Text? = nil, message: Text? = nil) {}
    nonisolated public init(_ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil) {}
    nonisolated public init(_ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil) {}
}

/// The label of a share link that has none of its own.
public struct DefaultShareLinkLabel: View {
    nonisolated init() {}
    public var body: some View { Label("Share", systemImage: "square.and.arrow.up") }
}
