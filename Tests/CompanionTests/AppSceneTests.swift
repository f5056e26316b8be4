import SwiftUI
import Testing

/// The scenes, windows and commands that an app's modules declare. They compile, and no picture has one.
@MainActor @Suite struct AppSceneTests {
    private struct Windows: Scene {
        let isMac: Bool

        var body: some Scene {
            WindowGroup("Tides", id: "tides") { Text("a") }
                .defaultSize(width: 400, height: 300)
                .windowResizability(.contentSize)
                .commands {
                    Menus()
                    CommandGroup(replacing: .help) { Text("b") }
                    if isMac { SidebarCommands() }
                }
            Window("Settings", id: "settings") { Text("c") }
                .backgroundTask(.appRefresh("tides")) {}
                .backgroundTask(.urlSession) { _ = $0.count }
                .backgroundTask(.urlSession(matching: { $0.hasPrefix("tides") })) { _ = $0.count }
            WindowGroup(for: UUID.self) { $id in Text(id.uuidString) } defaultValue: { UUID() }
            MenuBarExtra("Tides", systemImage: "water.waves") { Text("d") }.menuBarExtraStyle(.window)
            Settings { Text("e") }
        }
    }

    private struct Menus: Commands {
        var body: some Commands {
            CommandMenu("Tides") { Button("Reload") {}.keyboardShortcut("r") }
            EmptyCommands()
        }
    }

    /// A scene that shows another one, as libraries that observe models make it.
    fileprivate struct Observed<Content> {
        let content: () -> Content
        var body: Content { content() }
    }

    @Test func theyAreDeclared() {
        let windows = Windows(isMac: true)
        _ = windows.body
        _ = Menus().body
        #expect(windows.isMac)
    }

    @Test func theirBuildersTakeOneOrMore() {
        func scene<Content: Scene>(@SceneBuilder _ content: () -> Content) -> Content.Type { Content.self }
        func commands<Content: Commands>(@CommandsBuilder _ content: () -> Content) -> Content.Type { Content.self }
        #expect(scene { WindowGroup { Text("a") } } == WindowGroup<Text>.self)
        #expect(commands { EmptyCommands() } == EmptyCommands.self)
        #expect(commands {} == EmptyCommands.self)
    }
}

extension AppSceneTests.Observed: Scene where Content: Scene {}
extension AppSceneTests.Observed: Commands where Content: Commands {}
