import SwiftUI
import Testing

/// What a package adds to Xcode's library. No snippet is made.
private struct Library: LibraryContentProvider {
    @State var status = 0

    @LibraryContentBuilder public func modifiers(base: any View) -> [LibraryItem] {
        LibraryItem(base.opacity(Double(status)), title: "Faded")
        LibraryItem(base.hidden(), visible: false, category: .effects)
    }
}

private struct Views: LibraryContentProvider {
    var views: [LibraryItem] { LibraryItem(Text(verbatim: "a"), title: "Text", category: .control) }
}

@MainActor @Suite struct LibraryItemTests {
    @Test func itemsOfALibrary() {
        #expect(Library().views.isEmpty && Library().modifiers(base: Text(verbatim: "b")).count == 2)
        #expect(Views().views.count == 1)
    }
}
