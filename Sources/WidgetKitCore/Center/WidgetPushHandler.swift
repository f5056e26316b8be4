import Foundation
import SwiftUI

/// What a server needs to reload widgets.
public struct WidgetPushInfo: Hashable, Sendable {
    public let token: Data
}

/// Hears of the token with which a server reloads widgets. No server reaches a picture, so there is none.
public protocol WidgetPushHandler {
    init()

    func pushTokenDidChange(_ pushInfo: WidgetPushInfo, widgets: [WidgetInfo])
}

extension WidgetConfiguration {
    /// Effect: none, because no server reaches a picture.
    public func pushHandler(_ pushHandler: any WidgetPushHandler.Type) -> some WidgetConfiguration { self }
}
