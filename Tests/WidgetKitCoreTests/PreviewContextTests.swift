import Foundation
import SwiftUI
import SwiftUICore
import Synchronization
import Testing

@testable import WidgetKitCore

private let families = Mutex<[WidgetFamily]>([])

private struct Tile: View {
    @Environment(\.widgetFamily) private var family

    var body: some View {
        let _ = families.withLock { $0.append(family) }
        Text("\(family)")
    }
}

private struct Tiles: PreviewProvider {
    static var previews: some View {
        Tile().previewContext(WidgetPreviewContext(family: .systemSmall))
        Group { Tile() }.previewContext(WidgetPreviewContext(family: .accessoryCircular)).previewDisplayName("Circle")
    }
}

/// A widget's view may end the program for families that its widget does not support.
@MainActor @Suite struct PreviewContextTests {
    @Test func bodiesSeeTheFamilyOfTheirPreview() {
        let (members, _) = Tiles.members(with: ViewRenderer(environment: EnvironmentValues(), session: RenderSession(shaper: Nothing(), images: Nothing())))
        #expect(members.map(\.options.name) == [nil, "Circle"])
        #expect(families.withLock { $0 } == [.systemSmall, .accessoryCircular])
    }
}
