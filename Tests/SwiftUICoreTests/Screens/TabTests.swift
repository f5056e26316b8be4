import Foundation
import Testing

@testable import SwiftUICore

private enum Page: Hashable { case home, search, more }

/// Tabs as apps write them.
private struct Tabs: View {
    @State private var page = Page.home
    @State private var optional: Page?
    @AppStorage("tabs") private var customization: TabViewCustomization
    let showsHome: Bool

    var body: some View {
        TabView(selection: $page) {
            Tab("Home", systemImage: "house", value: .home) { Box(10, 10).named("home") }.hidden(!showsHome)
            Tab(value: Page.search, role: .search) { Box(20, 10).named("search") }
            TabSection("More") {
                ForEach(0..<2, id: \.self) { number in
                    Tab("\(number)", image: "image", value: Page.more) { Box(10, 10).named("\(number)") }
                }
            }
            .customizationID("more").tabPlacement(.sidebarOnly)
            if #available(iOS 18, *) {
                Tab(value: Page.more) { Box(10, 10) } label: { Label("More", systemImage: "star") }.badge(3)
            }
            if showsHome { Tab(value: .more) { Box(10, 10) } } else { Tab(value: .home) { Box(10, 10) } }
        }
        .tabViewStyle(.sidebarAdaptable).tabViewCustomization($customization).tabViewSidebarHeader { Box(10, 10) }
    }

    var others: some View {
        VStack {
            TabView(selection: $optional) {
                Tab("Home", systemImage: "house", value: Page.home) { Box(1, 1) }
                Tab("Home", image: "house", value: Page.more, role: .search) { Box(1, 1) }
            }
            TabView {
                Tab("One", systemImage: "1.circle") { Box(1, 1) }
                Tab(role: .search) { Box(1, 1) }
            }
            .tabViewStyle(.tabBarOnly).defaultAdaptableTabBarPlacement(.sidebar)
            TabView { ChosenTabs() }
            TabView { Box(1, 1).tabItem { Text(verbatim: "1") } }.tabViewStyle(.verticalPage)
        }
    }
}

private struct ChosenTabs: TabContent {
    var body: some TabContent<Never> {
        Tab("One", systemImage: "1.circle") { Box(30, 10).named("chosen") }
        Tab("Two", systemImage: "2.circle") { Box(1, 1) }
    }
}

@MainActor @Suite struct TabTests {
    @Test func theFirstTabIsDrawn() {
        let home = layOut(Tabs(showsHome: true), CGSize(width: 10, height: 10))
        #expect(home.frames == ["home": "0 0 10 10"])
        #expect(home.session.diagnostics.messages.contains { $0.hasPrefix("TabView: only the content is drawn") })
        #expect(layOut(Tabs(showsHome: false), CGSize(width: 20, height: 10)).frames == ["search": "0 0 20 10"])
        #expect(layOut(TabView { ChosenTabs() }, CGSize(width: 30, height: 10)).frames == ["chosen": "0 0 30 10"])
        #expect(layOut(Tabs(showsHome: true).others, CGSize(width: 10, height: 10)).frames.keys.sorted() == ["chosen"])
    }

    @Test func tabsOfNumbers() {
        let tabs = TabView {
            TabSection("Numbers") { ForEach(1..<3) { number in Tab("a", image: "a") { Box(20, 10).named("\(number)") } } }
        }
        #expect(layOut(tabs, CGSize(width: 20, height: 10)).frames == ["1": "0 0 20 10"])
    }

    /// The actions of tabs that are not shown do not run.
    @Test func otherTabsDoNotAppear() {
        var appeared: [Int] = []
        _ = layOut(
            TabView {
                Tab("One", systemImage: "star") { Box(1, 1).onAppear { appeared.append(1) } }
                Tab("Two", systemImage: "star") { Box(1, 1).onAppear { appeared.append(2) } }
            }, CGSize(width: 10, height: 10))
        #expect(appeared == [1])
    }

    @Test func customizationsAreKept() throws {
        var customization = TabViewCustomization()
        customization[tab: "a"].sidebarVisibility = .hidden
        let data = try JSONEncoder().encode(customization)
        let read = try JSONDecoder().decode(TabViewCustomization.self, from: data)
        #expect(read == customization && read[tab: "a"].sidebarVisibility == .hidden)
        #expect(read[tab: "b"].sidebarVisibility == .automatic && read[section: "c"].tabOrder == nil)
        customization.resetVisibility()
        #expect(customization == TabViewCustomization())
    }
}
