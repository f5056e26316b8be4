import DarkroomTesting
import SwiftUI
import Testing
import WidgetKit

@testable import Hello

@MainActor @Suite struct HelloTests {
    @Test func theWidgetLooksRight() async {
        await assertWidget(Hello(), families: [.systemSmall], schemes: [.light, .dark])
        assertView(Text("Good morning").font(.headline), size: CGSize(width: 160, height: 40))
    }
}
