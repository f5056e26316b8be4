import SwiftUICore

/// The player of what sounds on the watch. Widgets cannot show it: its place stays empty, and a message says so.
@MainActor @preconcurrency public struct NowPlayingView: View {
    public init() {}

    public var body: some View {
        UnarchivableView("a NowPlayingView") {
            ReportedMessage("a NowPlayingView is not drawn, because nothing plays while a picture is made")
        }
    }
}
