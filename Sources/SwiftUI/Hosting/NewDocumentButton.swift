import SwiftUICore
public import UniformTypeIdentifiers

/// A button that makes a new document. Nobody taps it, and outside a document's launch screen it is not shown.
public struct NewDocumentButton<Label: View>: View {
    public var body: some View { EmptyView() }
}

extension NewDocumentButton where Label == Text {
    nonisolated public init(_ titleKey: LocalizedStringKey, contentType: UTType? = nil) {}
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, contentType: UTType? = nil) {}
}
