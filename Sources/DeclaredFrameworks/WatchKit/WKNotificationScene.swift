import SwiftUI
import SwiftUICore

/// The scene of notifications of a category, of which none is delivered.
public struct WKNotificationScene<Content: View, Controller: WKUserNotificationHostingController<Content>>: Scene {
    nonisolated public init(controller: Controller.Type = Controller.self, category: String) {}

    public var body: Never { return fatalError("a picture has no scenes") }
}
