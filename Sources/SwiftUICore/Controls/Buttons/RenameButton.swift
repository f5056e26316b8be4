/// A button that begins to rename something. Widgets have none: nothing is drawn, and a message reports it.
public struct RenameButton<Label: View> {
    nonisolated public init() where Label == SwiftUICore.Label<Text, Image> {}
}

extension RenameButton: View {
    public var body: some View {
        UnarchivableView("a RenameButton") {
            ReportedMessage("a RenameButton is not drawn, because widgets cannot show one")
        }
    }
}
