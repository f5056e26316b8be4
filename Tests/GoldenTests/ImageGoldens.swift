import SwiftUI
import Testing

@MainActor @Suite struct ImageGoldens {
    private struct Pictures: View {
        var body: some View {
            HStack {
                Image("dot")
                Image("dot").resizable().frame(width: 50, height: 30)
                Image("dot").resizable().scaledToFit().frame(width: 50, height: 30).border(.gray)
                Image("dot").renderingMode(.template).foregroundStyle(.purple)
                Image("dot").resizable(resizingMode: .tile).frame(width: 45, height: 45)
                Image("badge").resizable().scaledToFit().frame(height: 48)
                Text("in \(Image("dot")) text")
            }
            .padding(6)
        }
    }

    @Test func assets() throws { try expectGolden("images", width: 380, height: 60) { Pictures() } }

    @Test func darkVariants() throws {
        try expectGolden("images-dark", width: 380, height: 60, scheme: .dark) { Pictures() }
    }

    @Test func redaction() throws {
        try expectGolden("images-redacted", width: 280, height: 60) {
            HStack {
                Image("dot")
                Image("dot").resizable().frame(width: 50, height: 30)
                Label("Hearts", systemImage: "heart.fill").foregroundStyle(.red)
                Image(systemName: "star.fill").font(.title)
                Image(systemName: "star.fill").unredacted()
                Circle().fill(.blue).frame(width: 20, height: 20)
            }
            .padding(6)
            .redacted(reason: .placeholder)
        }
    }
}
