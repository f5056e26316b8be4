import Foundation
import SwiftUI

/// What a server needs to reload a control.
public struct ControlPushInfo: Hashable, Sendable {
    public let token: Data
}

/// Hears of the tokens with which a server reloads controls. No server reaches a picture, so there are none.
public protocol ControlPushHandler {
    init()

    func pushTokensDidChange(controls: [ControlInfo])
}

extension ControlWidgetConfiguration {
    /// Effect: none, because no server reaches a picture.
    public func pushHandler(_ pushHandlerType: any ControlPushHandler.Type) -> some ControlWidgetConfiguration { self }
}
